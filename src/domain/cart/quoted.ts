/** Applies a quote, which has one item per motor, to the cart's lines. Pure. */
import type { components } from '#generated/types.ts'
import { type Minor, times, toMinor } from '#shared/money/money.ts'
import { type CartLine, lineKey } from './lines.ts'
import type { CartRequestItem } from './to-items.ts'

type Quote = components['schemas']['Quote']
type QuoteItem = Quote['items'][number]

export interface QuotedLine {
  id: string
  selectedSugar: number
  /** The quantity that the server sells; 0 means sold out. */
  quantity: number
  amount: Minor
}

/** Either field can mark an item as sold out. */
export const isSold = ({ quantity, outOfStockItem }: QuoteItem) => quantity > 0 && !outOfStockItem

const countOf = ({ custom_ingredients }: CartRequestItem) => custom_ingredients[0]?.selected_count ?? 0
const keyOf = (item: CartRequestItem) => lineKey({ id: item.product_id, selectedSugar: countOf(item) })

/** Keyed like cart lines. */
export function quotedLines({ items }: Quote): Map<string, QuotedLine> {
  const lines = new Map<string, QuotedLine>()
  for (const item of items) {
    const key = keyOf(item)
    const { quantity = 0, amount = 0 } = lines.get(key) ?? {}
    const sold = isSold(item) ? item.quantity : 0
    lines.set(key, {
      id: item.product_id,
      selectedSugar: countOf(item),
      quantity: quantity + sold,
      amount: (amount + times(toMinor(item.price), sold)) as Minor,
    })
  }
  return lines
}

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
  const quoted = quotedLines(quote)
  const next = lines.map((line) => {
    const { cartQty, removedQty } = line
    const key = lineKey(line)
    const wanted = asked.filter((item) => keyOf(item) === key).reduce((sum, { quantity }) => sum + quantity, 0)
    const left = quoted.get(key)?.quantity ?? 0
    if (wanted !== cartQty || left >= cartQty) return line
    return left === 0
      ? { ...line, outOfStockItem: true }
      : { ...line, cartQty: left, removedQty: removedQty + cartQty - left }
  })
  return next.every((line, index) => line === lines[index]) ? lines : next
}
