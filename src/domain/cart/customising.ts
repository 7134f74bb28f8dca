/**
 * Which recipe is being customized, and "one more" and "one less" of whatever a card or a line shows.
 * Cards and lines ask here, the sheet that `app` places answers: features know nothing of each other.
 */
import { useSyncExternalStore } from 'react'
import { addToCart, cartLines, decreaseLine, increaseLine, unlessFull } from './cart-store.ts'
import { customisable, isMixed, linesOf } from './customisation.ts'
import { type CartLine, lineKey } from './lines.ts'

type Product = CartLine['product']

export interface Customising {
  product: Product
  motorId: string
  /** What was chosen before; null where nothing was. */
  last: number | null
  /** Whether `last` is offered again, or the choice is made anew. */
  isRepeat: boolean
}

let current: Customising | null = null
const listeners = new Set<() => void>()
/** What was chosen last of each recipe, for as long as the page lives; after that the cart's youngest line says it. */
const chosen = new Map<string, number>()

function show(next: Customising | null) {
  current = next
  for (const listener of listeners) listener()
}

function follow(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCustomising = () => useSyncExternalStore(follow, () => current)
export const stopCustomising = () => show(null)

/** The line that was chosen last; the youngest where nobody knows. */
function lastLine(id: string): CartLine | undefined {
  const lines = linesOf(cartLines(), id)
  return lines.find(({ selectedSugar }) => selectedSugar === chosen.get(id)) ?? lines.at(-1)
}

/** One more from a card. A recipe that can be customized asks how; once it is in the cart, whether as last time. */
export function addOne(product: Product, motorId: string) {
  if (!customisable(product)) return addToCart(product, motorId)
  const last = lastLine(product.id)?.selectedSugar ?? null
  unlessFull(() => show({ product, motorId, last, isRepeat: last !== null }))
}

/** One less from a card: of what was chosen last. */
export function takeOne(id: string) {
  const line = lastLine(id)
  if (line) decreaseLine(lineKey(line))
}

/** One more of a line of the cart, which asks only where the same recipe stands beside it made otherwise. */
export function oneMoreOf(line: CartLine) {
  const { id, product, motor_id, selectedSugar } = line
  if (!customisable(product) || !isMixed(cartLines(), id)) return increaseLine(lineKey(line))
  unlessFull(() => show({ product, motorId: motor_id, last: selectedSugar, isRepeat: true }))
}

export function chooseAnew() {
  if (current) show({ ...current, isRepeat: false })
}

/** Another count than the line's begins a line of its own at 1 (docs/decisions/0006). */
export function takeCustomised(count: number) {
  if (!current) return
  const { product, motorId } = current
  chosen.set(product.id, count)
  stopCustomising()
  addToCart(product, motorId, count)
}
