import { InputBase } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { CountryCode } from 'libphonenumber-js/min'
import { useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import '@mantine/core/styles/Input.layer.css'
import { CountryList } from './CountryList.tsx'
import styles from './CountryPicker.module.css'
import { countryOf } from './countries.ts'

interface Props {
  value: CountryCode
  onChange: (code: CountryCode) => void
}

/** A button with the number's country, which opens a sheet to choose another. */
export function CountryPicker({ value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { name, callingCode } = countryOf(value)
  return (
    <>
      <InputBase
        component="button"
        type="button"
        pointer
        id="country"
        label={texts.signIn.country}
        labelProps={{ id: 'country-label' }}
        classNames={{ input: styles.chosen }}
        rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-labelledby="country-label country"
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>{callingCode}</span>
      </InputBase>
      {isOpen && (
        <Dialog title={texts.signIn.chooseCountry} closeLabel={texts.signIn.close} onClose={() => setOpen(false)}>
          <CountryList
            value={value}
            onClose={() => setOpen(false)}
            onPick={(code) => {
              onChange(code)
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
