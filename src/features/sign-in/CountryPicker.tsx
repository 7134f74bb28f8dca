import { UnstyledButton } from '@mantine/core'
import type { CountryCode } from 'libphonenumber-js/min'
import { useState } from 'react'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
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
    <div className={styles.field}>
      <span id="country-label">{texts.country}</span>
      <UnstyledButton
        id="country"
        className={styles.chosen}
        aria-haspopup="dialog"
        aria-labelledby="country-label country"
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>{callingCode}</span>
        <Icon size={18} stroke={2.4}>
          <path d="M6 9l6 6 6-6" />
        </Icon>
      </UnstyledButton>
      {isOpen && (
        <Dialog title={texts.chooseCountry} onClose={() => setOpen(false)}>
          <CountryList
            value={value}
            onPick={(code) => {
              onChange(code)
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
