/** Money is computed in whole small units and formatted only for display. */
import { config } from '../config.ts'
import { locale } from '../language.ts'

declare const minor: unique symbol
/** An amount in ten-thousandths of the major unit: a whole number for every currency, whatever its decimals. */
export type Minor = number & { readonly [minor]: true }

const factor = 10_000

const formats: Record<string, Intl.NumberFormat> = {}
/** The format of one currency: ₹35, ₹42.50. */
export const moneyFormat = (currency: string): Intl.NumberFormat =>
  (formats[currency] ??= new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    currencyDisplay: config.amountStyle,
    trailingZeroDisplay: 'stripIfInteger',
  }))

/** From the API's major units. */
export const toMinor = (major: number): Minor => Math.round(major * factor) as Minor
/** To the API's major units. */
export const toMajor = (amount: Minor): number => amount / factor
export const times = (amount: Minor, count: number): Minor => (amount * count) as Minor
export const sum = (amounts: readonly Minor[]): Minor =>
  amounts.reduce<number>((total, amount) => total + amount, 0) as Minor

/** For display: ₹35, ₹42.50, −₹20. The configured currency applies if none is given. */
export function formatMoney(amount: Minor, currency = config.currency): string {
  const text = moneyFormat(currency).format(Math.abs(toMajor(amount)))
  return amount < 0 ? `−${text}` : text
}
