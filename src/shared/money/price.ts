/** Formats that only lazy-loaded screens need: prices from the API, and rates. */
import { config } from '../config.ts'
import { locale } from '../language.ts'
import { formatMoney, type Minor, moneyFormat, toMajor, toMinor } from './money.ts'

/** For display, from the API's major units. */
export const priceOf = (major: number, currency?: string): string => formatMoney(toMinor(major), currency)

/** Rounds to the smallest unit of the configured currency. */
export function rounded(amount: number): Minor {
  const coins = 10 ** (moneyFormat(config.currency).resolvedOptions().maximumFractionDigits ?? 2)
  return toMinor(Math.round(toMajor(amount as Minor) * coins) / coins)
}

const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 3 })
/** For display: 2.5%. */
export const formatPercent = (rate: number): string => percent.format(rate / 100)
