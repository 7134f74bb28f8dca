/** The app's English texts, compiled from the catalog, and patterns of them: the judges must not copy a text. */
import { number, plural, select } from '@messageformat/runtime'
import type { Texts } from '#generated/texts.ts'
import { compileCatalog, fullCatalog, messagesOf } from '../../codegen/catalogs.ts'

const english = fullCatalog()
const compiled = new Function(`return ${compileCatalog('en', english)}`)()
const rule = new Intl.PluralRules('en')
export const texts: Texts = compiled({ number, plural, select }, (count: number) => rule.select(count))

/** Stands for any value of a text. A plural takes its form for several. */
export const any = Number.NaN
/** Stands for any amount. */
export const amount = '₹#'

const sourceOf = (text: string) =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(String(any), '.+')
    .replaceAll(amount, '₹[\\d,.]+')

/** Matches any of the texts within a screen. */
export const says = (...expected: string[]) => new RegExp(expected.map(sourceOf).join('|'))

/** Matches the name of a control that begins with one of the texts. */
export const begins = (...expected: string[]) => new RegExp(`^(?:${expected.map(sourceOf).join('|')})`)

/** Matches any of the phrases, in any case. Each must occur in a text of the app. */
export function phrases(...wanted: string[]) {
  const all = messagesOf(english).map(([, message]) => message.toLowerCase())
  const stale = wanted.filter((phrase) => !all.some((message) => message.includes(phrase)))
  if (stale.length > 0) throw new Error(`No text of the app has these words: ${stale.join(' · ')}`)
  return new RegExp(says(...wanted), 'i')
}
