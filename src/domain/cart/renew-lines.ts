import type { QueryClient } from '@tanstack/react-query'
import { getMachineProducts } from '#generated/operations/machines.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { read } from '#shared/storage/storage.ts'
import { shelfOf, stateOf } from '../machine/shelf.ts'
import { cardKey, type Product, type Slot } from '../machine/slots.ts'
import { cartLines, fillCart } from './cart-store.ts'
import { type CartLine, renewed } from './lines.ts'

type Refusal = Pick<ApiError, 'code'>

/** Whether the server refused the cart because its stock or prices are old. */
export const isOutdated = ({ code }: Refusal) => code === 'CART_1000' || code === 'CART_1001'

const isShut = (slot: Slot) => ['expired', 'blocked'].includes(stateOf(slot))

/**
 * Marks lines as sold out that the machine's own slots rule out: nothing is left but food past its date or blocked slots,
 * or no slot with the product can be read any more. The server may not know, so it isn't asked. Where the product now has
 * another price, or is merely sold out, the server decides. Returns the same array if nothing changes. Pure.
 */
export function withoutClosed(lines: readonly CartLine[], slots: readonly Slot[]): readonly CartLine[] {
  const isClosed = ({ motor_id, product: mine }: CartLine) => {
    const all = slots.filter(({ product }) => product.id === mine.id)
    const own = all.filter(({ motorId, product }) => cardKey(product) === cardKey(mine) || motorId === motor_id)
    return all.length === 0 || (own.some(isShut) && !own.some((slot) => stateOf(slot) === 'available'))
  }
  return lines.some((line) => !line.outOfStockItem && isClosed(line))
    ? lines.map((line) => (isClosed(line) ? { ...line, outOfStockItem: true } : line))
    : lines
}

/** What a product is, as far as the server says. Its price and what its recipe allows are the server's to refuse. */
const factsOf = ({ name, allergens, is_veg, ingredients, min_age }: Product) => ({
  name,
  ...(allergens && { allergens }),
  ...(is_veg !== undefined && { is_veg }),
  ...(ingredients && { ingredients }),
  ...(min_age !== undefined && { min_age }),
})

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Lines with what the machine says of their products now, and with its names for their ingredients: the cart may be days
 * old, or filled in another language. Returns the same array if nothing changes. Pure.
 */
export function described(lines: readonly CartLine[], slots: readonly Slot[]): readonly CartLine[] {
  const known = new Map(slots.map(({ product }) => [product.id, product]))
  const next = lines.map((line) => {
    const { product } = line
    const now = known.get(product.id) ?? product
    const nameOf = new Map(now.recipe_ingredients.map((each) => [each.ingredient_id, each.name]))
    const recipe_ingredients = product.recipe_ingredients.map((each) => ({
      ...each,
      name: nameOf.get(each.ingredient_id) ?? each.name,
    }))
    const renewedProduct = { ...product, ...factsOf(now), recipe_ingredients }
    return isSame(renewedProduct, product) ? line : { ...line, product: renewedProduct }
  })
  return next.some((line, index) => line !== lines[index]) ? next : lines
}

/**
 * After the server refused the cart because it is outdated: takes the machine's
 * prices and marks lines that it has sold out. Throws the call's errors.
 */
export async function renewLines(refusal: Refusal, queries: QueryClient, machineId: string) {
  if (!isOutdated(refusal)) return
  const { data } = await queries.query({ ...getMachineProducts.options({ machineId }), staleTime: neverFresh })
  // Another tab may have changed the machine, and its cart, in the meantime.
  if (read('machineId') !== machineId) return
  const { items, slots } = shelfOf(data)
  const inStock = new Set(items.filter(({ units }) => units > 0).map(({ product }) => cardKey(product)))
  // A slot may have kept the price that others no longer have; otherwise the line follows its own slot.
  const offered = ({ id, product, motor_id }: CartLine) => {
    const [all, mine] = [items.filter((item) => item.product.id === id), cardKey(product)]
    const same = all.find((item) => cardKey(item.product) === mine)
    const own = slots.find((slot) => slot.product.id === id && slot.motorId === motor_id)
    return (same ?? own ?? all[0])?.product
  }
  const before = cartLines()
  const lines = renewed(before, offered).map((line) =>
    inStock.has(cardKey(line.product)) ? line : { ...line, outOfStockItem: true },
  )
  // A cart that stays the same must not request another quote.
  if (JSON.stringify(lines) !== JSON.stringify(before)) fillCart(lines)
}
