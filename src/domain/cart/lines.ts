/** What may happen to a cart's lines (specification §4, §5). Pure: each rule answers the new lines. */
import type { components } from '#generated/types.ts'
import { type Minor, sum, times, toMinor } from '#shared/money/money.ts'

export type CartLine = components['schemas']['CartItem']
type Product = components['schemas']['Product']
type Quote = components['schemas']['Quote']

/** Same product, same customization: same line. */
export const lineKey = ({ id, selectedSugar }: Pick<CartLine, 'id' | 'selectedSugar'>) => `${id}:${selectedSugar}`

const without = (lines: readonly CartLine[], key: string) => lines.filter((line) => lineKey(line) !== key)
const changed = (lines: readonly CartLine[], key: string, change: (line: CartLine) => CartLine) =>
  lines.map((line) => (lineKey(line) === key ? change(line) : line))

/** A customer who changes a line has seen what was said about it. */
const unmarked = (line: CartLine): CartLine => ({ ...line, outOfStockItem: false, removedQty: 0 })

export const countOf = (lines: readonly CartLine[]) => lines.reduce((count, { cartQty }) => count + cartQty, 0)

/** Whether one more product fits: the total must stay below the limit before it is added. */
export const hasRoom = (lines: readonly CartLine[], limit: number) => countOf(lines) < limit

export function add(lines: readonly CartLine[], product: Product, motorId: string, selectedSugar: number): CartLine[] {
  const key = lineKey({ id: product.id, selectedSugar })
  if (lines.some((line) => lineKey(line) === key)) return increase(lines, key)
  const line = {
    id: product.id,
    product,
    cartQty: 1,
    selectedSugar,
    motor_id: motorId,
    outOfStockItem: false,
    removedQty: 0,
  }
  return [...lines, line]
}

export const increase = (lines: readonly CartLine[], key: string) =>
  changed(lines, key, (line) => ({ ...unmarked(line), cartQty: line.cartQty + 1 }))

/** The last one taken away takes the line with it. */
export function decrease(lines: readonly CartLine[], key: string): CartLine[] {
  const line = lines.find((each) => lineKey(each) === key)
  if (!line || line.cartQty <= 1) return without(lines, key)
  return changed(lines, key, (each) => ({ ...unmarked(each), cartQty: each.cartQty - 1 }))
}

export const removeLine = without

/** Takes bought lines out by what was bought, so that what was added meanwhile stays. */
export function withoutBought(lines: readonly CartLine[], bought: readonly CartLine[]): CartLine[] {
  return bought.reduce<CartLine[]>(
    (rest, { cartQty, ...line }) => {
      const left = (rest.find((each) => lineKey(each) === lineKey(line))?.cartQty ?? 0) - cartQty
      return left > 0
        ? changed(rest, lineKey(line), (each) => ({ ...unmarked(each), cartQty: left }))
        : without(rest, lineKey(line))
    },
    [...lines],
  )
}

/** Takes over what the server can sell: a short line holds what is left and how many went, a sold-out line is marked. The same lines when nothing changes. */
export function marked(lines: readonly CartLine[], quote: Quote): readonly CartLine[] {
  let isSame = true
  const next = lines.map((line) => {
    const item = quote.items.find(
      ({ product_id, custom_ingredients }) =>
        product_id === line.id && (custom_ingredients[0]?.selected_count ?? 0) === line.selectedSugar,
    )
    if (!item || (item.outOfStockItem === line.outOfStockItem && item.removedQty === line.removedQty)) return line
    isSame = false
    const { outOfStockItem, removedQty, quantity } = item
    return { ...line, outOfStockItem, removedQty, cartQty: outOfStockItem ? line.cartQty : quantity }
  })
  return isSame ? lines : next
}

/** Lines with today's price and name, where the machine still has the product. */
export const renewed = (lines: readonly CartLine[], products: ReadonlyMap<string, Product>): CartLine[] =>
  lines.map((line) => ({ ...line, product: products.get(line.id) ?? line.product }))

/** A preview; only a quote prices an order. Lines that are sold out cost nothing. */
export const totalOf = (lines: readonly CartLine[]): Minor =>
  sum(
    lines
      .filter(({ outOfStockItem }) => !outOfStockItem)
      .map(({ product, cartQty }) => times(toMinor(product.mrp), cartQty)),
  )
