/** The selectable countries with their calling codes, named in the app's locale. */
import { AsYouType, type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { config } from '#shared/config.ts'
import { locale } from '#shared/language.ts'
import { once } from '#shared/once.ts'
import { hasWords, plain, spellings } from '#shared/plain.ts'
import { mainCountries, otherNames } from './country-names.ts'

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

/** For each country, its plain names. */
const namesByCode = once(() => {
  const languages = [locale(), 'en'].flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames([language], { type: 'region', style })),
  )
  return new Map(
    countries.map(({ code }) => {
      const all = [...languages.map((each) => each.of(code) ?? code), ...(otherNames[code] ?? [])]
      return [code, [...new Set(all)].flatMap(spellings)]
    }),
  )
})

/** Ranks: 0 is the best match, undefined is none. */
type Ranking = (country: Country) => number | undefined

/** By a calling code, or the beginning of one, or of a whole number. Its first digits may name one country of several. */
function byDigits(digits: string): Ranking {
  const number = new AsYouType()
  number.input(`+${digits}`)
  const named = number.getCountry()
  return ({ code, callingCode }) => {
    const own = callingCode.slice(1)
    if (!digits.startsWith(own)) return own.startsWith(digits) ? 3 : undefined
    if (code === named) return 0
    return mainCountries.has(code) ? 1 : 2
  }
}

/** By the words of names or the ISO code. Names that start with them rank before names with a word that does. */
function byWords(wanted: string): Ranking {
  const joined = wanted.replaceAll(' ', '')
  return ({ code }) => {
    const names = namesByCode().get(code) ?? []
    // U.S.A., HongKong
    if (names.some((name) => name.replaceAll(' ', '') === joined)) return 0
    if (code === wanted || names.some((name) => name.startsWith(wanted))) return 1
    if (names.some((name) => name.includes(` ${wanted}`))) return 2
    return hasWords(names.join(' '), wanted) ? 3 : undefined
  }
}

/** Countries by name, ISO code or calling code, best match first; all for an empty text. */
export function matchingCountries(text: string): readonly Country[] {
  const wanted = plain(text)
  const isNumber = /^[\d ]*$/.test(wanted)
  // No calling code starts with 0: 0049 is dialed for +49.
  const digits = wanted.replaceAll(' ', '').replace(/^0+/, '')
  if (isNumber && digits === '') return countries
  const rank = isNumber ? byDigits(digits) : byWords(wanted)
  return countries
    .map((country) => ({ country, rank: rank(country) }))
    .filter((match): match is { country: Country; rank: number } => match.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country)
}
