/** The rules for cart lines (§4, §5). Pure: each returns the new lines. */
import type { components } from '#generated/types.ts'
import { type Minor, sum, times, toMinor } from '#shared/money/money.ts'
import { cardKey } from '../machine/slots.ts'
import { customizable, describeCustomization } from './customization.ts'

export type CartLine = components['schemas']['CartItem'] & {
  /** The price that the customer chose it at, in major units, if the machine has changed it since. */
  oldPrice?: number
  /** What the customer chose, in words, if the machine can't make it any more. */
  oldChoice?: string
}
type Product = components['schemas']['Product']

/** The same product at the same price with the same customization is the same line. */
export const lineKey = ({ id, product: { mrp }, selectedSugar }: Pick<CartLine, 'id' | 'product' | 'selectedSugar'>) =>
  `${cardKey({ id, mrp })}:${selectedSugar}`

const without = (lines: readonly CartLine[], key: string) => lines.filter((line) => lineKey(line) !== key)
const changed = (lines: readonly CartLine[], key: string, change: (line: CartLine) => CartLine) =>
  lines.map((line) => (lineKey(line) === key ? change(line) : line))

/** Changing a line clears its messages, because the customer has seen them. */
const withoutNotes = ({ oldPrice: _, oldChoice: __, ...line }: CartLine): CartLine => ({
  ...line,
  outOfStockItem: false,
  removedQty: 0,
})

export const countOf = (lines: readonly CartLine[]) => lines.reduce((count, { cartQty }) => count + cartQty, 0)

/** Whether `more` products fit within the limit. */
export const hasRoom = (lines: readonly CartLine[], limit: number, more = 1) => countOf(lines) + more <= limit

const has = (lines: readonly CartLine[], key: string) => lines.some((line) => lineKey(line) === key)

/** The line prefers the slot it was last added from. */
export function add(lines: readonly CartLine[], product: Product, motorId: string, selectedSugar: number): CartLine[] {
  const key = lineKey({ id: product.id, product, selectedSugar })
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
  changed(lines, key, (line) => ({ ...withoutNotes(line), cartQty: line.cartQty + 1 }))

/** Decreasing a quantity of 1 removes the line. */
export function decrease(lines: readonly CartLine[], key: string): CartLine[] {
  const line = lines.find((each) => lineKey(each) === key)
  if (!line || line.cartQty <= 1) return without(lines, key)
  return changed(lines, key, (each) => ({ ...withoutNotes(each), cartQty: each.cartQty - 1 }))
}

export const removeLine = without

/** Restores a removed line at its position, or merges it with the line that replaced it. */
export function restore(lines: readonly CartLine[], line: CartLine, at: number): CartLine[] {
  const key = lineKey(line)
  if (!has(lines, key)) return lines.toSpliced(at, 0, line)
  return changed(lines, key, (each) => {
    const oldPrice = line.oldPrice ?? each.oldPrice
    const oldChoice = line.oldChoice ?? each.oldChoice
    const cartQty = each.cartQty + line.cartQty
    return {
      ...withoutNotes(each),
      cartQty,
      ...(oldPrice !== undefined && { oldPrice }),
      ...(oldChoice && { oldChoice }),
    }
  })
}

/** One line per product, price and customization, because the server lists a product once per motor. */
export const merged = (lines: readonly CartLine[]): CartLine[] =>
  lines.reduce<CartLine[]>((all, line) => restore(all, line, all.length), [])

/** Fields of a stored payment's line. Its product is not validated, so that no detail can lose the payment. */
type BoughtLine = Pick<CartLine, 'id' | 'selectedSugar' | 'cartQty'> & { product?: Pick<Product, 'mrp'> }

/** Removes only the bought quantities. Items added in the meantime stay, also at another price. */
export function withoutBought(lines: readonly CartLine[], bought: readonly BoughtLine[]): CartLine[] {
  return bought.reduce<CartLine[]>(
    (rest, { id, selectedSugar, cartQty, product }) => {
      const same = rest.filter((each) => each.id === id && each.selectedSugar === selectedSugar)
      // Its price may have changed since it was bought.
      const line = same.find((each) => each.product.mrp === product?.mrp) ?? same[0]
      if (!line) return rest
      const left = line.cartQty - cartQty
      const key = lineKey(line)
      return left > 0 ? changed(rest, key, (each) => ({ ...withoutNotes(each), cartQty: left })) : without(rest, key)
    },
    [...lines],
  )
}

/** A recipe's lines at its price, one per customization. */
export const linesOf = (lines: readonly CartLine[], product: Pick<Product, 'id' | 'mrp'>) =>
  lines.filter((line) => cardKey(line.product) === cardKey(product))

/** The repeat-customization state: the cart has several customizations of the recipe, so adding one asks which. */
export const isMixed = (lines: readonly CartLine[], product: Pick<Product, 'id' | 'mrp'>) =>
  linesOf(lines, product).length > 1

/**
 * Lines with current prices and names, if the machine still has the product. A changed price, or a choice that it can't
 * make any more, stays noted on its line.
 * `offered`: the product as the machine sells it for this line now.
 */
export const renewed = (lines: readonly CartLine[], offered: (line: CartLine) => Product | undefined): CartLine[] =>
  merged(
    lines.map((line) => {
      const product = offered(line) ?? line.product
      const [before, now] = [customizable(line.product), customizable(product)]
      const isSame = before?.ingredient_id === now?.ingredient_id
      const oldPrice = product.mrp === line.product.mrp ? line.oldPrice : line.product.mrp
      const selectedSugar = isSame ? Math.min(line.selectedSugar, now?.max_count ?? 0) : 0
      const oldChoice =
        selectedSugar === line.selectedSugar ? line.oldChoice : describeCustomization(line.product, line.selectedSugar)
      return {
        ...line,
        product,
        selectedSugar,
        ...(oldPrice !== undefined && { oldPrice }),
        ...(oldChoice && { oldChoice }),
      }
    }),
  )

/** What the customer wants, by product. New prices, stock and customizations of the server don't change it. */
export function wantedOf(lines: readonly CartLine[]): string {
  const wanted = new Map<string, number>()
  for (const { id, cartQty, removedQty } of lines) wanted.set(id, (wanted.get(id) ?? 0) + cartQty + removedQty)
  return [...wanted].map(([id, quantity]) => `${quantity} ${id}`).join(', ')
}

/** The estimated total, without sold-out lines and deposits. Only a quote prices an order. */
export const totalOf = (lines: readonly CartLine[]): Minor =>
  sum(
    lines
      .filter(({ outOfStockItem }) => !outOfStockItem)
      .map(({ product, cartQty }) => times(toMinor(product.mrp), cartQty)),
  )

/** The deposits of a line's units. An offer never reduces them. */
export const lineDeposit = ({ product, cartQty, outOfStockItem }: CartLine): Minor =>
  outOfStockItem ? (0 as Minor) : times(toMinor(product.deposit ?? 0), cartQty)

export const depositOf = (lines: readonly CartLine[]): Minor => sum(lines.map(lineDeposit))
