/**
 * Formats small prices like Intl, from samples that the build takes. Creating the browser's first
 * number format would hold back the first products on a slow phone (docs/decisions/0007).
 */
import type { Config } from '../configuration/schema.ts'
import { localeOf } from '../language-tags.ts'

type Settings = Pick<Config, 'currency' | 'amountStyle' | 'locale'>

/** The text before the price, the decimal separator, the number of digits after it, the text after the price. */
type PriceFormat = readonly [before: string, decimal: string, digits: number, after: string]

/** How each language writes prices with these settings. */
export interface PriceFormats extends Settings {
  formats: Record<string, PriceFormat>
}

export const numberFormat = (language: string, { currency, amountStyle, locale }: Settings) =>
  new Intl.NumberFormat(localeOf(language, locale), {
    style: 'currency',
    currency,
    currencyDisplay: amountStyle,
    trailingZeroDisplay: 'stripIfInteger',
  })

/** Leaves out languages with digits of their own. */
export function priceFormatsOf(languages: readonly string[], { currency, amountStyle, locale }: Settings) {
  const formats: PriceFormats['formats'] = {}
  for (const language of languages) {
    const parts = numberFormat(language, { currency, amountStyle, locale }).formatToParts(1.5)
    const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
    const text = parts.map(({ value }) => value).join('')
    const price = partOf('integer') + partOf('decimal') + partOf('fraction')
    const [before = '', after = ''] = text.split(price)
    if (/^\d/.test(price)) formats[language] = [before, partOf('decimal'), partOf('fraction').length, after]
  }
  return { currency, amountStyle, locale, formats }
}

/** Undefined for amounts that need grouping, a sign or rounding. */
export function formatPrice([before, decimal, digits, after]: PriceFormat, major: number): string | undefined {
  const text = Number.isInteger(major) ? String(major) : major.toFixed(digits)
  return major >= 0 && major < 1000 && Number(text) === major ? before + text.replace('.', decimal) + after : undefined
}
