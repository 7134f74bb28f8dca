/** Money is computed in integer minor units and formatted only for display. */
import { config } from '../config.ts'

declare const minor: unique symbol
/** An amount in minor units (paise, cents). */
export type Minor = number & { readonly [minor]: true }

const style = { style: 'currency', currency: config.currency, currencyDisplay: config.amountStyle } as const
const format = new Intl.NumberFormat(config.locale, style)
const whole = new Intl.NumberFormat(config.locale, { ...style, maximumFractionDigits: 0 })
const factor = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)

/** From the API's major units. */
export const toMinor = (major: number): Minor => Math.round(major * factor) as Minor
/** To the API's major units. */
export const toMajor = (amount: Minor): number => amount / factor
export const times = (amount: Minor, count: number): Minor => (amount * count) as Minor
export const sum = (amounts: readonly Minor[]): Minor =>
  amounts.reduce<number>((total, amount) => total + amount, 0) as Minor

/** For display: ₹35, ₹42.50, −₹20. */
export function formatMoney(amount: Minor): string {
  const text = (amount % factor === 0 ? whole : format).format(Math.abs(toMajor(amount)))
  return amount < 0 ? `−${text}` : text
}
