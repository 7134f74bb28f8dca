import { useState } from 'react'
import { signInTexts as texts } from '#shared/texts/sign-in.ts'
import { Field } from './Field.tsx'
import styles from './SignIn.module.css'
import type { Phone } from './use-phone-sign-in.ts'

/** International calling codes that are offered. */
const countries = ['+91', '+1', '+44', '+49', '+65', '+971']
const isPhone = (text: string) => /^[0-9]{4,15}$/.test(text)

interface Props {
  error: string | null
  isBusy: boolean
  onSend: (phone: Phone) => void
}

export function PhoneForm({ error, isBusy, onSend }: Props) {
  const [country, setCountry] = useState(countries[0] ?? '+91')
  const [phone, setPhone] = useState('')
  const [isTouched, setTouched] = useState(false)
  const digits = phone.replace(/[\s()-]/g, '')
  const invalid = isTouched && !isPhone(digits) ? texts.phoneInvalid : null
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTouched(true)
        if (isPhone(digits)) onSend({ country_code: country, phone: digits })
      }}
    >
      <p>{texts.intro}</p>
      <div className={styles.pair}>
        <div className={styles.field}>
          <label htmlFor="country">{texts.country}</label>
          <select id="country" value={country} onChange={(event) => setCountry(event.currentTarget.value)}>
            {countries.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </div>
        <Field
          id="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          error={invalid ?? error}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
      </div>
      <button type="submit" className={styles.submit} disabled={isBusy}>
        {isBusy ? texts.sending : texts.send}
      </button>
    </form>
  )
}
