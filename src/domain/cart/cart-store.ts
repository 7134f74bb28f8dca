/** The one cart of all tabs. Every change reads the stored cart again before it writes. */
import { useCallback, useSyncExternalStore } from 'react'
import type { components } from '#generated/types.ts'
import { track } from '#shared/analytics/track.ts'
import { config } from '#shared/config.ts'
import { read, remove, subscribe, write } from '#shared/storage/storage.ts'
import { cartTexts } from '#shared/texts/cart.ts'
import { toast } from '#shared/ui/toast.ts'
import {
  add,
  type CartLine,
  countOf,
  decrease,
  hasRoom,
  increase,
  marked,
  removeLine,
  renewed,
  withoutBought,
} from './lines.ts'

const none: CartLine[] = []
/** Milliseconds (specification §9). */
const limitMessageDelay = 300

export const cartLines = (): readonly CartLine[] => read('cartList') ?? none

function keep(lines: readonly CartLine[]) {
  if (lines.length > 0) write('cartList', [...lines])
  else remove('cartList')
}

function keepAdded(lines: readonly CartLine[]) {
  keep(lines)
  track({ name: 'product_added' })
}

const limit = () => read('maxOrderQuantity') ?? config.maxOrderQuantity

/** Goes on unless the cart is full, which is said after a moment. */
export function unlessFull(goOn: (lines: readonly CartLine[]) => void) {
  const lines = cartLines()
  const most = limit()
  if (hasRoom(lines, most)) goOn(lines)
  else setTimeout(() => toast.info(cartTexts.limit(most)), limitMessageDelay)
}

export const addToCart = (product: components['schemas']['Product'], motorId: string, selectedSugar = 0) =>
  unlessFull((lines) => keepAdded(add(lines, product, motorId, selectedSugar)))
export const increaseLine = (key: string) => unlessFull((lines) => keepAdded(increase(lines, key)))
export const decreaseLine = (key: string) => keep(decrease(cartLines(), key))
export const removeFromCart = (key: string) => keep(removeLine(cartLines(), key))
/** Puts a removed line back where it was. */
export const restoreLine = (line: CartLine, at: number) => keep(cartLines().toSpliced(at, 0, line))
export const removeBought = (bought: readonly CartLine[]) => keep(withoutBought(cartLines(), bought))
export const renewCart = (products: ReadonlyMap<string, components['schemas']['Product']>) =>
  keep(renewed(cartLines(), products))
export const emptyCart = () => keep(none)
/** Puts other lines in place of what is there. */
export const fillCart = keep

export function markQuote(quote: components['schemas']['Quote']) {
  const lines = cartLines()
  const next = marked(lines, quote)
  if (next !== lines) keep(next)
}

const follow = (listener: () => void) => subscribe('cartList', listener)

export const useCartLines = () => useSyncExternalStore(follow, cartLines)
export const useCartCount = () => useSyncExternalStore(follow, () => countOf(cartLines()))

/** How many of each product are in the cart, however customized; counted once a change, for a thousand cards ask. */
let quantities: ReadonlyMap<string, number> | null = null
// Before any card follows the cart, so that each is told after it.
subscribe('cartList', () => {
  quantities = null
})

function count(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const { id, cartQty } of lines) counted.set(id, (counted.get(id) ?? 0) + cartQty)
  return counted
}

function quantityOf(id: string): number {
  quantities ??= count(cartLines())
  return quantities.get(id) ?? 0
}

/** How many of one product are in the cart: a card that shows it is rendered for its own product only. */
export const useProductQuantity = (id: string) =>
  useSyncExternalStore(
    follow,
    useCallback(() => quantityOf(id), [id]),
  )
