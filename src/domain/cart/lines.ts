/** The rules for cart lines (§4, §5). Pure: each returns the new lines. */
import type { components } from '#generated/types.ts'
import { type Minor, sum, times, toMinor } from '#shared/money/money.ts'
import { customizable } from './customization.ts'

export type CartLine = components['schemas']['CartItem']
type Product = components['schemas']['Product']

/** The same product with the same customization is the same line. */
export const lineKey = ({ id, selectedSugar }: Pick<CartLine, 'id' | 'selectedSugar'>) => `${id}:${selectedSugar}`

const without = (lines: readonly CartLine[], key: string) => lines.filter((line) => lineKey(line) !== key)
const changed = (lines: readonly CartLine[], key: string, change: (line: CartLine) => CartLine) =>
  lines.map((line) => (lineKey(line) === key ? change(line) : line))

/** Changing a line clears its stock messages, because the customer has seen them. */
const withoutStockNotes = (line: CartLine): CartLine => ({ ...line, outOfStockItem: false, removedQty: 0 })

export const countOf = (lines: readonly CartLine[]) => lines.reduce((count, { cartQty }) => count + cartQty, 0)

/** Whether `more` products fit within the limit. */
export const hasRoom = (lines: readonly CartLine[], limit: number, more = 1) => countOf(lines) + more <= limit

const has = (lines: readonly CartLine[], key: string) => lines.some((line) => lineKey(line) === key)

/** The line prefers the slot it was last added from. */
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
  changed(lines, key, (line) => ({ ...withoutStockNotes(line), cartQty: line.cartQty + 1 }))

/** Decreasing a quantity of 1 removes the line. */
export function decrease(lines: readonly CartLine[], key: string): CartLine[] {
  const line = lines.find((each) => lineKey(each) === key)
  if (!line || line.cartQty <= 1) return without(lines, key)
  return changed(lines, key, (each) => ({ ...withoutStockNotes(each), cartQty: each.cartQty - 1 }))
}

export const removeLine = without

/** Restores a removed line at its position, or merges it with the line that replaced it. */
export function restore(lines: readonly CartLine[], line: CartLine, at: number): CartLine[] {
  const key = lineKey(line)
  if (!has(lines, key)) return lines.toSpliced(at, 0, line)
  return changed(lines, key, (each) => ({ ...withoutStockNotes(each), cartQty: each.cartQty + line.cartQty }))
}

/** One line per product and customization, because the server lists a product once per motor. */
export const merged = (lines: readonly CartLine[]): CartLine[] =>
  lines.reduce<CartLine[]>((all, line) => restore(all, line, all.length), [])

/** Removes only the bought quantities. Items added in the meantime stay. */
export function withoutBought(lines: readonly CartLine[], bought: readonly CartLine[]): CartLine[] {
  return bought.reduce<CartLine[]>(
    (rest, { cartQty, ...line }) => {
      const left = (rest.find((each) => lineKey(each) === lineKey(line))?.cartQty ?? 0) - cartQty
      return left > 0
        ? changed(rest, lineKey(line), (each) => ({ ...withoutStockNotes(each), cartQty: left }))
        : without(rest, lineKey(line))
    },
    [...lines],
  )
}

/** A recipe's lines, one per customization. */
export const linesOf = (lines: readonly CartLine[], id: string) => lines.filter((line) => line.id === id)

/** The repeat-customization state: the cart has several customizations of the recipe, so adding one asks which. */
export const isMixed = (lines: readonly CartLine[], id: string) => linesOf(lines, id).length > 1

/** Lines with current prices and names, if the machine still has the product. */
export const renewed = (lines: readonly CartLine[], products: ReadonlyMap<string, Product>): CartLine[] =>
  merged(
    lines.map((line) => {
      const product = products.get(line.id) ?? line.product
      const [before, now] = [customizable(line.product), customizable(product)]
      const isSame = before?.ingredient_id === now?.ingredient_id
      return { ...line, product, selectedSugar: isSame ? Math.min(line.selectedSugar, now?.max_count ?? 0) : 0 }
    }),
  )

/** What the customer wants, by product. New prices, stock and customizations of the server don't change it. */
export function wantedOf(lines: readonly CartLine[]): string {
  const wanted = new Map<string, number>()
  for (const { id, cartQty, removedQty } of lines) wanted.set(id, (wanted.get(id) ?? 0) + cartQty + removedQty)
  return [...wanted].map(([id, quantity]) => `${quantity} ${id}`).join(', ')
}

/** The estimated total, without sold-out lines. Only a quote prices an order. */
export const totalOf = (lines: readonly CartLine[]): Minor =>
  sum(
    lines
      .filter(({ outOfStockItem }) => !outOfStockItem)
      .map(({ product, cartQty }) => times(toMinor(product.mrp), cartQty)),
  )
