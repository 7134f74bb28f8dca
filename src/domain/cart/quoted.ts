/** Applies a quote, which has one item per motor, to the cart's lines. Pure. */
import type { components } from '#generated/types.ts'
import { type Minor, times, toMinor } from '#shared/money/money.ts'
import { cardKey } from '../machine/slots.ts'
import { type CartLine, lineKey } from './lines.ts'
import { addsUp } from './shares.ts'
import type { CartRequestItem } from './to-items.ts'

type Quote = components['schemas']['Quote']
type QuoteItem = Quote['items'][number]

export interface QuotedLine {
  id: string
  selectedSugar: number
  /** The quantity that the server sells; 0 means sold out. */
  quantity: number
  /** Without the discount. */
  amount: Minor
  /** The line's share of the discount. Undefined if the server doesn't say. */
  discount?: Minor
}

/** Either field can mark an item as sold out. */
export const isSold = ({ quantity, outOfStockItem }: QuoteItem) => quantity > 0 && !outOfStockItem

const countOf = ({ custom_ingredients }: CartRequestItem) => custom_ingredients[0]?.selected_count ?? 0

/**
 * The line that an item belongs to. The price decides between lines of the same product; a server may also quote a price
 * that it was not asked for.
 */
function lineOf(item: CartRequestItem, lines: readonly CartLine[]): CartLine | undefined {
  const same = lines.filter(({ id, selectedSugar }) => id === item.product_id && selectedSugar === countOf(item))
  return (
    same.find(({ product }) => product.mrp === item.price) ??
    same.find(({ motor_id }) => motor_id === item.motor_id) ??
    same[0]
  )
}

/** What a quote says about each line, keyed like them. Items that belong to no line have keys of their own. */
export function quotedLines(quote: Quote, lines: readonly CartLine[]): Map<string, QuotedLine> {
  const quoted = new Map<string, QuotedLine>()
  const hasShares = addsUp(quote)
  for (const item of quote.items) {
    const { product_id: id, price, discount_amount = 0 } = item
    const line = lineOf(item, lines)
    const key = line ? lineKey(line) : `${cardKey({ id, mrp: price })}:${countOf(item)}`
    const before = quoted.get(key)
    const sold = isSold(item) ? item.quantity : 0
    quoted.set(key, {
      id,
      selectedSugar: countOf(item),
      quantity: (before?.quantity ?? 0) + sold,
      amount: ((before?.amount ?? 0) + times(toMinor(price), sold)) as Minor,
      ...(hasShares && { discount: ((before?.discount ?? 0) + toMinor(discount_amount)) as Minor }),
    })
  }
  return quoted
}

/** Lines of the quote that are not in the cart. They are shown, because the customer pays for them. */
export function unexpectedLines(
  lines: readonly CartLine[],
  quoted: ReadonlyMap<string, QuotedLine> = new Map(),
): [key: string, line: QuotedLine][] {
  const inCart = new Set(lines.map(lineKey))
  return [...quoted].filter(([key, { quantity }]) => quantity > 0 && !inCart.has(key))
}

const askedFor = ({ id, product, selectedSugar }: CartLine, item: CartRequestItem) =>
  item.product_id === id && item.price === product.mrp && countOf(item) === selectedSugar

/**
 * Limits the lines to what the server sells. A short line keeps the remaining quantity and the number removed; a line
 * that is sold out or missing from the quote is marked. Returns the same array if nothing changes. `asked`: the items
 * that the quote was requested for. Lines that have changed since then wait for the next quote.
 */
export function withQuote(
  lines: readonly CartLine[],
  quote: Quote,
  asked: readonly CartRequestItem[],
): readonly CartLine[] {
  const quoted = quotedLines(quote, lines)
  const next = lines.map((line) => {
    const { cartQty, removedQty } = line
    const key = lineKey(line)
    const wanted = asked.filter((item) => askedFor(line, item)).reduce((sum, { quantity }) => sum + quantity, 0)
    const left = quoted.get(key)?.quantity ?? 0
    if (wanted !== cartQty || left >= cartQty) return line
    return left === 0
      ? { ...line, outOfStockItem: true }
      : { ...line, cartQty: left, removedQty: removedQty + cartQty - left }
  })
  return next.every((line, index) => line === lines[index]) ? lines : next
}
