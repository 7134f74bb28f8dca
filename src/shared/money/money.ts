/** Money is computed in integers and formatted only for display. */
import { config } from '../config.ts'
import { language } from '../language.ts'
import { localeOf } from '../language-tags.ts'

declare const minor: unique symbol
/** An amount in ten-thousandths of the major unit: an integer for every currency, regardless of its decimals. */
export type Minor = number & { readonly [minor]: true }

const factor = 10_000

const formats: Record<string, Intl.NumberFormat> = {}

/** Whole amounts without decimals. Not by `trailingZeroDisplay`, which Firefox 115 lacks. */
function moneyFormat(currency: string, isWhole: boolean): Intl.NumberFormat {
  const { amountStyle, locale } = config
  const format = formats[`${currency} ${isWhole}`]
  if (format) return format
  const created = new Intl.NumberFormat(localeOf(language(), locale), {
    style: 'currency',
    currency,
    currencyDisplay: amountStyle,
    // Both, because older browsers refuse a maximum below the currency's minimum.
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  })
  formats[`${currency} ${isWhole}`] = created
  const found = created.formatToParts(0).flatMap(({ type, value }) => (type === 'currency' ? value : []))
  if (!found.every((sign) => signs.includes(sign))) signs = [...new Set([...signs, ...found])]
  return created
}

let signs: readonly string[] = []
/** The configured currency whose sign is among them. */
let signedFor: string | undefined

/** Amounts and currency signs as they were formatted: a browser's first number format takes a slow phone 0.1 s. */
export interface KnownAmounts {
  /** What they depend on. */
  format: string
  texts: Record<string, string>
  signs: readonly string[]
}

let known: Record<string, string> = {}
const formatName = () => [language(), config.locale, config.amountStyle, config.currency].join(' ')

export const knownAmounts = (): KnownAmounts => ({ format: formatName(), texts: known, signs: currencySigns() })

/** Takes over what an earlier visit formatted, if it would be formatted the same way now. */
export function recallAmounts(last: KnownAmounts) {
  if (last.format !== formatName()) return
  ;({ texts: known, signs } = last)
  signedFor = config.currency
}

/** The signs of the configured currency and of all that have been formatted. The same array until there is another. */
export function currencySigns(): readonly string[] {
  if (signedFor !== config.currency) moneyFormat(config.currency, true)
  signedFor = config.currency
  return signs
}

/** The smallest coin of the configured currency. */
export const coin = (): Minor =>
  (factor / 10 ** (moneyFormat(config.currency, false).resolvedOptions().maximumFractionDigits ?? 2)) as Minor

/** From the API's major units. */
export const toMinor = (major: number): Minor => Math.round(major * factor) as Minor
/** To the API's major units. */
export const toMajor = (amount: Minor): number => amount / factor
export const times = (amount: Minor, count: number): Minor => (amount * count) as Minor
export const sum = (amounts: readonly Minor[]): Minor =>
  amounts.reduce<number>((total, amount) => total + amount, 0) as Minor

/**
 * For display: ₹35, ₹42.50, −₹20. The configured currency is the default. Intl places the minus sign, because in
 * right-to-left text it doesn't simply come first. Adding 0 turns -0 into 0.
 */
export function formatMoney(amount: Minor, currency = config.currency): string {
  const name = `${currency} ${amount}`
  known[name] ??= moneyFormat(currency, amount % factor === 0)
    .format(toMajor(amount) + 0)
    .replace('-', '−')
  return known[name]
}
