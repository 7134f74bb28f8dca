import { Combobox, TextInput, useCombobox, VisuallyHidden } from '@mantine/core'
import type { CountryCode } from 'libphonenumber-js/min'
import { useEffect, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import styles from './CountryPicker.module.css'
import { matchingCountries } from './countries.ts'

interface Props {
  value: CountryCode
  onPick: (code: CountryCode) => void
  onClose: () => void
}

/** A search field with its results. The focus stays in the field. */
export function CountryList({ value, onPick, onClose }: Props) {
  const [search, setSearch] = useState('')
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose, scrollBehavior: 'instant' })
  const { selectFirstOption, selectActiveOption, selectNextOption, selectPreviousOption } = combobox
  // Mantine announces only options that were reached with arrow keys.
  const [announcedId, setAnnouncedId] = useState<string | null>(null)
  const announcing = (select: () => string | null) => () => {
    const id = select()
    setAnnouncedId(id)
    return id
  }
  const matches = matchingCountries(search)

  // In the next frame, because the list can't be scrolled before the sheet has opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const id = search ? selectFirstOption() : selectActiveOption()
      setAnnouncedId(id)
      // Its neighbors show above it too.
      if (id && !search) document.getElementById(id)?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [search, selectFirstOption, selectActiveOption])

  return (
    <Combobox
      store={{
        ...combobox,
        selectNextOption: announcing(selectNextOption),
        selectPreviousOption: announcing(selectPreviousOption),
      }}
      onOptionSubmit={(code) => onPick(code as CountryCode)}
    >
      <div className={styles.choice}>
        <Combobox.EventsTarget withExpandedAttribute aria-activedescendant={announcedId ?? undefined}>
          <TextInput
            data-autofocus
            aria-label={texts.signIn.searchCountry}
            spellCheck={false}
            enterKeyHint="done"
            placeholder={texts.signIn.searchCountry}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <div role="status">
          {matches.length === 0 ? (
            texts.signIn.noCountry
          ) : (
            <VisuallyHidden>{texts.signIn.countries({ count: matches.length })}</VisuallyHidden>
          )}
        </div>
        <Combobox.Options aria-label={texts.signIn.country} className={styles.list}>
          {matches.map(({ code, name, callingCode }) => (
            <Combobox.Option
              key={code}
              value={code}
              active={code === value}
              aria-selected={code === value}
              className={styles.option}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.code}>{callingCode}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </div>
    </Combobox>
  )
}
