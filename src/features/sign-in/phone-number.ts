/** What a typed phone number is: shown as the country writes it, sent as the contract wants it. */
import {
  AsYouType,
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { countryOf } from './countries.ts'

export interface Phone {
  /** With its plus sign. */
  country_code: string
  /** The national number, digits only. */
  phone: string
}
export interface TypedNumber {
  country: CountryCode
  text: string
}
export type NumberFault = 'empty' | 'short' | 'long' | 'wrong'

/**
 * The number as far as it is typed. One that comes whole with its plus sign, from a paste or the browser's memory,
 * brings its country along.
 */
export function typed(country: CountryCode, text: string): TypedNumber {
  const whole = text.trim().startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  if (whole?.country && whole.isValid()) {
    const isSameCode = `+${whole.countryCallingCode}` === countryOf(country).callingCode
    const own = isSameCode ? country : whole.country
    return { country: own, text: new AsYouType(own).input(whole.nationalNumber) }
  }
  return { country, text: new AsYouType(country).input(text) }
}

const faults = { TOO_SHORT: 'short', TOO_LONG: 'long' } as const

/** The phone to send a code to, or why there is none yet. */
export function phoneOf({ country, text }: TypedNumber): Phone | NumberFault {
  if (!/\d/.test(text)) return 'empty'
  const number = parsePhoneNumberFromString(text, country)
  // Countries that share a calling code (+1, +44) share their numbers too.
  if (number?.isValid()) return { country_code: `+${number.countryCallingCode}`, phone: String(number.nationalNumber) }
  const fault = validatePhoneNumberLength(text, country)
  return fault === 'TOO_SHORT' || fault === 'TOO_LONG' ? faults[fault] : 'wrong'
}

/** As it is read back to the customer: +91 98765 43210. */
export const readable = ({ country_code, phone }: Phone) =>
  parsePhoneNumberFromString(country_code + phone)?.formatInternational() ?? `${country_code} ${phone}`
