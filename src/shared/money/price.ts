/** Formats that only lazy screens need: prices in API responses, and percentages. */
import { locale } from '../language.ts'
import { once } from '../once.ts'
import { coin, formatMoney, type Minor, times, toMinor } from './money.ts'

/** Formats an amount in the API's major units. */
export const priceOf = (major: number, currency?: string): string => formatMoney(toMinor(major), currency)

/** In coins of the configured currency, half up. Computes in integers: fractions would round 1.005 down. */
export function percentOf(amount: Minor, percent: number): Minor {
  const thousandths = Math.round(percent * 1000)
  return times(coin(), Math.round((amount * thousandths) / (100_000 * coin())))
}

const percentFormat = once(() => new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 3 }))
/** For display: 2.5%. */
export const formatPercent = (rate: number): string => percentFormat().format(rate / 100)
