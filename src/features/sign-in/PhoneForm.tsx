import { type ChangeEvent, useState } from 'react'
import { formatText, texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import { countryOf } from './countries.ts'
import { type NumberError, type Phone, parseTypedNumber, phoneOf, type TypedNumber } from './phone-number.ts'
import styles from './SignIn.module.css'

interface Props {
  intro: string
  number: TypedNumber
  error: string | null
  isBusy: boolean
  /** Whether the customer has returned to change the number. */
  isAgain: boolean
  onChange: (number: TypedNumber) => void
  onSend: (phone: Phone) => void
}

export function PhoneForm({ intro, number, error, isBusy, isAgain, onChange, onSend }: Props) {
  const [numberError, setNumberError] = useState<NumberError | null>(null)
  const { name, callingCode } = countryOf(number.country)

  function change(next: TypedNumber) {
    setNumberError(null)
    onChange(next)
  }

  /** Formats only while the customer types at the end: formatting in the middle would make the cursor jump. */
  function type({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    const isGrowing = selectionStart === value.length && value.length > number.text.length
    change(isGrowing ? parseTypedNumber(number.country, value) : { ...number, text: value })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const phone = phoneOf(number)
        if (typeof phone !== 'string') return onSend(phone)
        setNumberError(phone)
        event.currentTarget.querySelector<HTMLInputElement>('#phone')?.focus()
      }}
    >
      <p>{intro}</p>
      <CountryPicker value={number.country} onChange={(country) => change(parseTypedNumber(country, number.text))} />
      <Field
        id="phone"
        label={texts.signIn.phone}
        hint={texts.signIn.phoneHint}
        error={
          numberError
            ? formatText(texts.signIn.phoneErrors[numberError], {
                to: `${name} (${callingCode})`,
                country: number.country,
              })
            : error
        }
        autoFocus={isAgain}
        inputMode="tel"
        dir="ltr"
        autoComplete="tel-national"
        enterKeyHint="send"
        value={number.text}
        onChange={type}
        onBlur={() => onChange(parseTypedNumber(number.country, number.text))}
      />
      <Action type="submit" disabled={isBusy}>
        {isBusy ? texts.signIn.sending : texts.signIn.send}
      </Action>
    </form>
  )
}
