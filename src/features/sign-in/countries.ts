/** The selectable countries with their calling codes, named in the app's locale. */
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { config } from '#shared/config.ts'
import { locale } from '#shared/language.ts'

export interface Country {
  code: CountryCode
  name: string
  /** With the plus sign. */
  callingCode: string
}

const names = new Intl.DisplayNames([locale()], { type: 'region' })
const { compare } = new Intl.Collator(locale())

export const countries: readonly Country[] = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
  .sort((a, b) => compare(a.name, b.name))

/** Throws for an unknown country code. */
export function countryOf(code: CountryCode): Country {
  const country = countries.find((each) => each.code === code)
  if (!country) throw new RangeError(`Unknown country ${code}`)
  return country
}

/** The first one if the configured one has no phone numbers, such as Antarctica. */
export const configuredCountry = (): CountryCode =>
  (countries.find(({ code }) => code === config.phoneCountry) ?? countries[0])?.code ?? 'IN'

/** Removes accents, which are hard to type on most phones. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** 0 is the best match, undefined is none. Names that start with the text rank before names with a word that does. */
function rank({ code, name, callingCode }: Country, wanted: string): number | undefined {
  if (/^\+?\d+$/.test(wanted)) {
    const digits = wanted.replace('+', '')
    if (callingCode === `+${digits}`) return 0
    return callingCode.startsWith(`+${digits}`) ? 1 : undefined
  }
  const text = plain(name)
  if (text.startsWith(wanted) || code.toLowerCase() === wanted) return 0
  if (text.includes(` ${wanted}`)) return 1
  return text.includes(wanted) ? 2 : undefined
}

/** Countries by name, ISO code or calling code, best match first; all for an empty text. */
export function matchingCountries(text: string): readonly Country[] {
  const wanted = plain(text.trim())
  if (wanted === '') return countries
  return countries
    .map((country) => ({ country, rank: rank(country, wanted) }))
    .filter((match): match is { country: Country; rank: number } => match.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}
