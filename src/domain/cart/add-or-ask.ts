/** Adds and removes products from cards and cart lines. Adding a customizable recipe first asks how to make it. */

import { addToCart, cartLines, decreaseLine, increaseLine, unlessFull } from './cart-store.ts'
import { customizable } from './customization.ts'
import type { AskCustomization, CustomizationQuestion } from './customization-question.ts'
import { type CartLine, isMixed, lineKey, linesOf } from './lines.ts'

type Card = Pick<CartLine['product'], 'id' | 'mrp'>

/** The last choice for each recipe. After a reload, the newest cart line is used instead. */
const lastChoices = new Map<string, number>()

function lastLine(product: Card): CartLine | undefined {
  const lines = linesOf(cartLines(), product)
  return lines.find(({ selectedSugar }) => selectedSugar === lastChoices.get(product.id)) ?? lines.at(-1)
}

/** Adds one from a card. If the recipe is already in the cart, asks whether to make it the same way. */
export function addOrAsk(product: CartLine['product'], motorId: string, ask: AskCustomization) {
  if (!customizable(product)) return addToCart(product, motorId)
  const last = lastLine(product)?.selectedSugar ?? null
  unlessFull(() => ask({ product, motorId, last, isRepeat: last !== null }))
}

/** Removes one from a card: the customization chosen last. */
export function decrement(product: Card) {
  const line = lastLine(product)
  if (line) decreaseLine(lineKey(line))
}

/** Adds one to a cart line. Asks only if the cart also has the recipe with another customization. */
export function increaseOrAsk(line: CartLine, ask: AskCustomization) {
  const { product, motor_id, selectedSugar } = line
  if (!customizable(product) || !isMixed(cartLines(), product)) return increaseLine(lineKey(line))
  unlessFull(() => ask({ product, motorId: motor_id, last: selectedSugar, isRepeat: true }))
}

/** Adds a cup with the chosen count. A new count starts a new line at 1 (docs/decisions/0006). */
export function addCustomized({ product, motorId }: CustomizationQuestion, count: number) {
  lastChoices.set(product.id, count)
  addToCart(product, motorId, count)
}
