import { TextInput } from '@mantine/core'
import type { CountryCode } from 'libphonenumber-js/min'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './CountryPicker.module.css'
import { matchingCountries } from './countries.ts'

interface Props {
  value: CountryCode
  onPick: (code: CountryCode) => void
}

const optionId = (code: string) => `country-${code}`
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

const show = (list: HTMLElement | null, code = '', block: ScrollLogicalPosition) =>
  list?.querySelector(`#${optionId(code)}`)?.scrollIntoView({ block })

/** A combobox. The focus stays in the search field; arrow keys move through the results, and Enter selects one. */
export function CountryList({ value, onPick }: Props) {
  const [search, setSearch] = useState('')
  const [active, setActive] = useState<CountryCode | undefined>(value)
  const list = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  const matches = matchingCountries(search)

  // In the next frame, because the list can't be scrolled before the sheet has opened.
  useEffect(() => {
    const frame = requestAnimationFrame(() => show(list.current, active, hasMoved.current ? 'nearest' : 'center'))
    return () => cancelAnimationFrame(frame)
  }, [active])

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (event.key === 'Enter') {
      if (active) onPick(active)
    } else if (step) {
      hasMoved.current = true
      const from = matches.findIndex(({ code }) => code === active)
      setActive(matches[Math.min(matches.length - 1, Math.max(0, from + step))]?.code)
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.choice}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={texts.signIn.searchCountry}
        aria-controls="countries"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={texts.signIn.searchCountry}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value)
          setActive(matchingCountries(currentTarget.value)[0]?.code)
        }}
        onKeyDown={press}
      />
      <p role="status" className={matches.length > 0 ? styles.hidden : undefined}>
        {matches.length > 0 ? texts.signIn.countries({ count: matches.length }) : texts.signIn.noCountry}
      </p>
      <div ref={list} id="countries" role="listbox" aria-label={texts.signIn.country} className={styles.list}>
        {matches.map(({ code, name, callingCode }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={code}
            id={optionId(code)}
            role="option"
            tabIndex={-1}
            aria-selected={code === active}
            data-chosen={code === value || undefined}
            onClick={() => onPick(code)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.code}>{callingCode}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
