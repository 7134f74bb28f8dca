/** Phone numbers, formatted for their country and sent in the contract's format. */
import {
  AsYouType,
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { asciiDigits } from '#shared/ascii-digits.ts'
import { countryOf } from './countries.ts'

export interface Phone {
  /** Calling code with the plus sign. */
  country_code: string
  /** The national number, digits only. */
  phone: string
}
export interface TypedNumber {
  country: CountryCode
  text: string
}
export type NumberError = 'empty' | 'short' | 'long' | 'wrong'

/**
 * Formats a possibly incomplete number. A full number with a plus sign, pasted or autofilled, also selects its country.
 */
export function parseTypedNumber(country: CountryCode, typed: string): TypedNumber {
  const text = asciiDigits(typed)
  const whole = text.trim().startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  if (whole?.country && whole.isValid()) {
    const isSameCode = `+${whole.countryCallingCode}` === countryOf(country).callingCode
    const own = isSameCode ? country : whole.country
    return { country: own, text: new AsYouType(own).input(whole.nationalNumber) }
  }
  return { country, text: new AsYouType(country).input(text) }
}

const errors = { TOO_SHORT: 'short', TOO_LONG: 'long' } as const

/** The phone number to send a code to, or why it is not valid yet. */
export function phoneOf({ country, text: typed }: TypedNumber): Phone | NumberError {
  const text = asciiDigits(typed)
  if (!/\d/.test(text)) return 'empty'
  const number = parsePhoneNumberFromString(text, country)
  // Countries that share a calling code (+1, +44) also share their numbers.
  if (number?.isValid()) return { country_code: `+${number.countryCallingCode}`, phone: String(number.nationalNumber) }
  const error = validatePhoneNumberLength(text, country)
  return error === 'TOO_SHORT' || error === 'TOO_LONG' ? errors[error] : 'wrong'
}

/** For display: +91 98765 43210. */
export const formatPhone = ({ country_code, phone }: Phone) =>
  parsePhoneNumberFromString(country_code + phone)?.formatInternational() ?? `${country_code} ${phone}`
