/** The cart, shared by all tabs. Every change reads the stored cart before it writes. */
import { useCallback, useSyncExternalStore } from 'react'
import { safeParse } from 'zod/v4/core'
import type { components } from '#generated/types.ts'
import { track } from '#shared/analytics/track.ts'
import { config } from '#shared/config.ts'
import { cartLine } from '#shared/storage/keys.ts'
import { read, remove, subscribe, write } from '#shared/storage/storage.ts'
import { cardKey } from '../machine/slots.ts'
import { notify } from '../notices.ts'
import { forgetOffer } from '../offers/selected-offer.ts'
import {
  add,
  type CartLine,
  countOf,
  decrease,
  hasRoom,
  increase,
  merged,
  removeLine,
  restore,
  withoutBought,
} from './lines.ts'
import { withQuote } from './quoted.ts'
import type { CartRequestItem } from './to-items.ts'

const none: CartLine[] = []

/** Without what can't be read; no line if it can't be sold without that. */
function linesOf(stored: unknown): CartLine[] {
  const { data } = safeParse(cartLine, stored)
  return data ? [data as unknown as CartLine] : []
}
let checked: { stored: unknown; lines: readonly CartLine[] } = { stored: null, lines: none }

/** The valid stored lines. An unchanged record returns the same array. */
export function cartLines(): readonly CartLine[] {
  const stored = read('cartList')
  if (stored !== checked.stored) checked = { stored, lines: stored?.flatMap(linesOf) ?? none }
  return checked.lines
}

/** An emptied cart is stored as such: without a record, it would look lost and be restored from the server. */
function keep(lines: readonly CartLine[]) {
  const stored = [...lines]
  // These lines are valid. Checking them again would delay the tap.
  checked = { stored, lines: stored }
  write('cartList', stored)
}

function keepAdded(lines: readonly CartLine[]) {
  keep(lines)
  track({ name: 'product_added' })
}

const limit = () => read('maxOrderQuantity') ?? config.maxOrderQuantity

/** Calls `onRoom` if the cart has room; otherwise reports that it is full. */
export function unlessFull(onRoom: (lines: readonly CartLine[]) => void, more = 1) {
  const lines = cartLines()
  const most = limit()
  if (hasRoom(lines, most, more)) onRoom(lines)
  else notify({ kind: 'cart-full', limit: most })
}

export const addToCart = (product: components['schemas']['Product'], motorId: string, selectedSugar = 0) =>
  unlessFull((lines) => keepAdded(add(lines, product, motorId, selectedSugar)))
export const increaseLine = (key: string) => unlessFull((lines) => keepAdded(increase(lines, key)))
export const decreaseLine = (key: string) => keep(decrease(cartLines(), key))
export const removeFromCart = (key: string) => keep(removeLine(cartLines(), key))
/** Restores a removed line at its old position, if the limit allows it. */
export const restoreLine = (line: CartLine, at: number) =>
  unlessFull((lines) => keep(restore(lines, line, at)), line.cartQty)

/** Also forgets the offer, which ends with its order. */
export function removeBought(bought: readonly CartLine[]) {
  keep(withoutBought(cartLines(), bought))
  forgetOffer()
}
export const emptyCart = () => keep(none)
/** Replaces all lines. */
export const fillCart = (lines: readonly CartLine[]) => keep(merged(lines))

/** Returns whether the server sells less than `asked`; the cart's lines are then marked. */
export function applyQuote(quote: components['schemas']['Quote'], asked: readonly CartRequestItem[]): boolean {
  const lines = cartLines()
  const next = withQuote(lines, quote, asked)
  if (next === lines) return false
  keep(next)
  return true
}

function dropUnreadable() {
  const lines = cartLines()
  const lost = (read('cartList')?.length ?? 0) - lines.length
  if (lost === 0) return
  // The customer has not emptied it, so what the server has of it may be restored.
  if (lines.length === 0) remove('cartList')
  else keep(lines)
  notify({ kind: 'lines-unreadable', count: lost })
}

subscribe('cartList', () => {
  dropUnreadable()
  // An offer belongs to one cart, even if another tab emptied it.
  if (cartLines().length === 0) forgetOffer()
})
dropUnreadable()

const follow = (listener: () => void) => subscribe('cartList', listener)
const afterPaint = new Set<() => void>()
const callAfterPaint = () => {
  for (const listener of afterPaint) listener()
}
// One frame for all of them: each callback of its own would delay the paint.
subscribe('cartList', () => {
  if (afterPaint.size > 0) requestAnimationFrame(() => setTimeout(callAfterPaint))
})
const followAfterPaint = (listener: () => void) => {
  afterPaint.add(listener)
  return () => afterPaint.delete(listener)
}

/** For parts that may update one frame later, so that the tapped control is painted first. */
export const useCartLinesAfterPaint = () => useSyncExternalStore(followAfterPaint, cartLines)
export const useCartLines = () => useSyncExternalStore(follow, cartLines)
/** Re-renders only when the first line is added or the last one removed, one frame later. */
export const useHasCart = () => useSyncExternalStore(followAfterPaint, () => countOf(cartLines()) > 0)
export const useCartCount = () => useSyncExternalStore(follow, () => countOf(cartLines()))

/** Quantity of each card over all customizations. Computed once per change, because every card reads it. */
let quantities: ReadonlyMap<string, number> | null = null
// Subscribed before any card, so the cache is cleared first.
subscribe('cartList', () => {
  quantities = null
})

function count(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>()
  for (const { product, cartQty } of lines) {
    const key = cardKey(product)
    counted.set(key, (counted.get(key) ?? 0) + cartQty)
  }
  return counted
}

/** The quantity of one product at one price (cardKey). */
export function quantityOf(card: string): number {
  quantities ??= count(cartLines())
  return quantities.get(card) ?? 0
}

/** Whether this phone has no record of the cart; the customer has not emptied it. */
export const useIsCartMissing = () => useSyncExternalStore(follow, () => read('cartList') === null)

/** A card re-renders only for its own product. */
export const useCardQuantity = (card: string) =>
  useSyncExternalStore(
    follow,
    useCallback(() => quantityOf(card), [card]),
  )
