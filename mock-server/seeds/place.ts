/** The country of the machines: prices, taxes, time zone, and names of people and streets, generated from a seed. */
import { createRequire } from 'node:module'
import type { Faker } from '@faker-js/faker'
import examples from 'libphonenumber-js/examples.mobile.json'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/min'
import type { Schema } from './records.ts'
import { toMajor, toMinor } from './units.ts'

const require = createRequire(import.meta.url)

type TaxRule = Omit<Schema<'Tax'>, 'amount'>

export interface Place {
  /** BCP 47, such as de-DE. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** The time zone of opening hours and of the days in list filters. */
  timeZone: string
  /** The latitude and longitude of the machines' city. In India it is Mumbai. */
  center?: readonly [number, number]
  taxes: TaxRule[]
  /** The deposit on a can or bottle, in major units. */
  deposit?: number
  /** From this age, shops sell energy drinks. */
  energyAge?: number
  /** Goods have tariff codes, and paid orders numbered invoices. */
  hasTaxInvoices?: boolean
  /** Packs have the EU's nutrition declaration per 100 g or ml. */
  declaresNutrition?: boolean
  /** Decimals of the currency. */
  digits: number
  /** Minor units in the smallest coin. */
  coin: number
  /** Converts a catalog price in rupees to a local price. */
  price(rupees: number): number
  /** Formats an amount in major units. */
  show(major: number): string
  /** Rounds minor units to the smallest coin, half up. */
  rounded(minor: number): number
  /** The phone number of the customer with this index: fixed in India, an example number elsewhere. */
  phone(index: number): Pick<Schema<'Profile'>, 'phone' | 'country_code'>
  faker: Faker
  /** The same seed gives the same ids, names and other generated data. */
  seed: number
}

/** The local price of a snack that costs one rupee in India, based on typical prices, not on exchange rates. */
const priceLevels: Record<string, number> = { INR: 1, EUR: 0.04, USD: 0.05, GBP: 0.035, JPY: 4, KWD: 0.01 }

const included = (name: string, rate: number): TaxRule => ({ name, rate, included: true })
/** The positions of machines in India are fixed, around this one. */
export const mumbai = [18.9489, 72.8402] as const

const countries: Record<
  string,
  Pick<Place, 'timeZone' | 'center' | 'taxes' | 'deposit' | 'energyAge' | 'hasTaxInvoices' | 'declaresNutrition'>
> = {
  IN: {
    timeZone: 'Asia/Kolkata',
    center: mumbai,
    taxes: [included('CGST', 2.5), included('SGST', 2.5)],
    hasTaxInvoices: true,
  },
  DE: {
    timeZone: 'Europe/Berlin',
    center: [52.5251, 13.3694],
    taxes: [included('MwSt.', 19)],
    deposit: 0.25,
    energyAge: 16,
    declaresNutrition: true,
  },
  FR: {
    timeZone: 'Europe/Paris',
    center: [48.8443, 2.3744],
    taxes: [included('TVA', 5.5)],
    declaresNutrition: true,
  },
  GB: { timeZone: 'Europe/London', center: [51.5155, -0.0922], taxes: [included('VAT', 20)] },
  JP: { timeZone: 'Asia/Tokyo', center: [35.6812, 139.7671], taxes: [included('消費税', 8)] },
  US: {
    timeZone: 'America/New_York',
    center: [40.7527, -73.9772],
    taxes: [{ name: 'Sales tax', rate: 8, included: false }],
  },
  KW: { timeZone: 'Asia/Kuwait', center: [29.3759, 47.9774], taxes: [] },
}
const otherCountry = { timeZone: 'UTC', taxes: [included('VAT', 10)] }

const inIndia = ['9876543210', '9876500001', '9876500002']

function phoneIn(region: string, index: number) {
  const example = getExampleNumber(region as CountryCode, examples)
  if (region === 'IN' || !example) return { country_code: '+91', phone: inIndia[index] ?? '' }
  return { country_code: `+${example.countryCallingCode}`, phone: example.nationalNumber.slice(0, -1) + index }
}

/** All locales take five times as long to load as India's. */
function fakerOf(locale: string, isIndia: boolean): Faker {
  if (isIndia) {
    const { faker }: typeof import('@faker-js/faker') = require('@faker-js/faker/locale/en_IN')
    // Faker has only American ones, such as Trafficway.
    Object.assign(faker.rawDefinitions.location ?? {}, { street_suffix: ['Road', 'Street', 'Lane', 'Marg', 'Cross'] })
    return faker
  }
  const { allLocales, base, en, Faker }: typeof import('@faker-js/faker') = require('@faker-js/faker')
  const available = [allLocales[locale.replace('-', '_') as 'de'], allLocales[locale.split('-')[0] as 'de']]
  return new Faker({ locale: [...available.filter(Boolean), en, base] })
}

/** Throws a RangeError for a locale or currency that doesn't exist. */
export function placeOf({ locale = 'en-IN', currency = 'INR', seed = 1 } = {}): Place {
  const formatOf = (maximumFractionDigits?: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits })
  const [exact, whole] = [formatOf(), formatOf(0)]
  const digits = exact.resolvedOptions().maximumFractionDigits ?? 2
  const level = priceLevels[currency] ?? 0.04
  const step = digits === 0 ? 10 : 0.05
  const coin = toMinor(1) / 10 ** digits
  const region = new Intl.Locale(locale).maximize().region ?? ''
  return {
    locale,
    currency,
    digits,
    coin,
    ...(countries[region] ?? otherCountry),
    price: (rupees) =>
      level === 1 ? rupees : toMajor(toMinor(Math.max(1, Math.round((rupees * level) / step)) * step)),
    show: (major) => `${major < 0 ? '−' : ''}${(Number.isInteger(major) ? whole : exact).format(Math.abs(major))}`,
    rounded: (minor) => Math.round(minor / coin) * coin,
    phone: (index) => phoneIn(region, index),
    faker: fakerOf(locale, region === 'IN'),
    seed,
  }
}

/** The taxes on an amount and its deposits in minor units, and the amount that they add. A deposit includes its tax. */
export function taxesOn(rules: TaxRule[], amount: number, deposit: number, { rounded }: Place) {
  const taxes = rules.map((rule) => ({
    ...rule,
    minor: rounded(rule.included ? ((amount + deposit) * rule.rate) / (100 + rule.rate) : (amount * rule.rate) / 100),
  }))
  return {
    taxes: taxes.map(({ minor, ...rule }): Schema<'Tax'> => ({ ...rule, amount: toMajor(minor) })),
    added: taxes.filter((tax) => !tax.included).reduce((sum, { minor }) => sum + minor, 0),
  }
}
