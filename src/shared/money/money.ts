/** Money is computed in integers and formatted only for display. */
import { config } from '../config.ts'
import { language } from '../language.ts'
import { formatPrice, numberFormat, type PriceFormats } from './price-format.ts'

/** How the build's settings write prices. */
declare const builtPriceFormats: PriceFormats

declare const minor: unique symbol
/** An amount in ten-thousandths of the major unit: an integer for every currency, regardless of its decimals. */
export type Minor = number & { readonly [minor]: true }

const factor = 10_000

const formats: Record<string, Intl.NumberFormat> = {}
/** The number format of a currency: ₹35, ₹42.50. */
export const moneyFormat = (currency: string): Intl.NumberFormat =>
  (formats[currency] ??= numberFormat(language(), { ...config, currency }))

const built = builtPriceFormats

/** How the build writes prices. Undefined if the settings differ from the build's, or if only Intl can do it. */
function builtFormat(currency: string) {
  const isBuilt =
    currency === built.currency && config.amountStyle === built.amountStyle && config.locale === built.locale
  return isBuilt ? built.formats[language()] : undefined
}

function builtPrice(amount: Minor, currency: string): string | undefined {
  const format = builtFormat(currency)
  return format && formatPrice(format, toMajor(amount))
}

/** The smallest coin of the configured currency. */
export function coin(): Minor {
  const [, , built] = builtFormat(config.currency) ?? []
  const digits = built ?? moneyFormat(config.currency).resolvedOptions().maximumFractionDigits ?? 2
  return (factor / 10 ** digits) as Minor
}

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
export const formatMoney = (amount: Minor, currency = config.currency): string =>
  builtPrice(amount, currency) ??
  moneyFormat(currency)
    .format(toMajor(amount) + 0)
    .replace('-', '−')
