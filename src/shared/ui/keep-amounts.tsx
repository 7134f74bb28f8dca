import { currencySigns } from '../money/money.ts'

const digits = "\\p{N}(?:[.,’'\\u00a0\\u202f\\u066b\\u066c]?\\p{N})*"
/** Marks of direction, which belong to an amount: without them, its sign and its currency change sides. */
const mark = '[\\u200e\\u200f\\u061c]*'
const minus = `${mark}[−-]?${mark}`
/** Capitals and digits, as in the numbers of orders, machines and slots: A-1042, VM-1001, B3. */
const code = '\\b[A-Z][A-Z\\d-]*\\d[A-Za-z\\d-]*'
/** Of digits alone. Arabic writes marks of direction in it. */
const date = '\\p{N}{1,4}\\u200f?[/.-]\\p{N}{1,2}\\u200f?[/.-]\\p{N}{2,4}'
/** A phone number, or the last digits of a card. */
const number = '\\+?\\d(?:[ -]?\\d){3,}'

function patternOf(signs: readonly string[]) {
  const sign = signs.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const amount = sign && `${minus}(?:${sign})\\s?${digits}|${minus}${digits}\\s?${mark}(?:${sign})|`
  return new RegExp(`(${amount}${code}|${date}|${number})`, 'u')
}

/** Every text of a screen is split, by the same few signs. */
let last: { signs: readonly string[]; pattern: RegExp } | undefined

/** Words and, at odd places, what is the same in every language. The same signs must be the same array. */
export function splitAtAmounts(text: string, signs: readonly string[]): string[] {
  if (last?.signs !== signs) last = { signs, pattern: patternOf(signs) }
  return text.split(last.pattern)
}

/**
 * Amounts and codes, marked for translators. Each part has an element of its own (docs/decisions/0024). A function and
 * not a component, so that a text without them is its element's only child, which React replaces as a whole.
 */
export function keepAmounts(text: string) {
  const parts = splitAtAmounts(text, currencySigns())
  if (parts.length === 1) return text
  return parts.map((part, index) => {
    const isKept = index % 2 === 1
    return (
      part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
        <span key={index} translate={isKept ? 'no' : undefined}>
          {part}
        </span>
      )
    )
  })
}
