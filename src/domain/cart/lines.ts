/** What may happen to a cart's lines (specification §4, §5). Pure: each rule answers the new lines. */
import type { components } from '#generated/types.ts'
import { type Minor, sum, times, toMinor } from '#shared/money/money.ts'

export type CartLine = components['schemas']['CartItem']
type Product = components['schemas']['Product']

/** Same product, same customization: same line. */
export const lineKey = ({ id, selectedSugar }: Pick<CartLine, 'id' | 'selectedSugar'>) => `${id}:${selectedSugar}`

const without = (lines: readonly CartLine[], key: string) => lines.filter((line) => lineKey(line) !== key)
const changed = (lines: readonly CartLine[], key: string, change: (line: CartLine) => CartLine) =>
  lines.map((line) => (lineKey(line) === key ? change(line) : line))

/** A customer who changes a line has seen what was said about it. */
const unmarked = (line: CartLine): CartLine => ({ ...line, outOfStockItem: false, removedQty: 0 })

export const countOf = (lines: readonly CartLine[]) => lines.reduce((count, { cartQty }) => count + cartQty, 0)

/** Whether so many more products fit: the total must stay below the limit before the last of them is added. */
export const hasRoom = (lines: readonly CartLine[], limit: number, more = 1) => countOf(lines) + more <= limit

const has = (lines: readonly CartLine[], key: string) => lines.some((line) => lineKey(line) === key)

/** A line is taken first from the slot that was added from last. */
export function add(lines: readonly CartLine[], product: Product, motorId: string, selectedSugar: number): CartLine[] {
  const key = lineKey({ id: product.id, selectedSugar })
  if (has(lines, key)) return changed(increase(lines, key), key, (line) => ({ ...line, motor_id: motorId }))
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

/** Puts a removed line back where it was, or adds it to what came in its place. */
export function restore(lines: readonly CartLine[], line: CartLine, at: number): CartLine[] {
  const key = lineKey(line)
  if (!has(lines, key)) return lines.toSpliced(at, 0, line)
  return changed(lines, key, (each) => ({ ...unmarked(each), cartQty: each.cartQty + line.cartQty }))
}

/** One line for each product and customization, where the server names a product once for each motor. */
export const merged = (lines: readonly CartLine[]): CartLine[] =>
  lines.reduce<CartLine[]>((all, line) => restore(all, line, all.length), [])

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
