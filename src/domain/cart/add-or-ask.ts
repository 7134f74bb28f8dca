/** "One more" and "one less" of a card or a cart line. A recipe that can be customized asks how before it is added. */
import type { AskCustomization, CustomizationQuestion } from '#shared/customization-question.ts'
import { addToCart, cartLines, decreaseLine, increaseLine, unlessFull } from './cart-store.ts'
import { customizable, isMixed, linesOf } from './customization.ts'
import { type CartLine, lineKey } from './lines.ts'

/** The last choice for each recipe while the page lives; after a reload the newest line of the cart stands in for it. */
const lastChoices = new Map<string, number>()

function lastLine(id: string): CartLine | undefined {
  const lines = linesOf(cartLines(), id)
  return lines.find(({ selectedSugar }) => selectedSugar === lastChoices.get(id)) ?? lines.at(-1)
}

/** One more from a card. Once the recipe is in the cart, the question is whether to make it the same way again. */
export function addOrAsk(product: CartLine['product'], motorId: string, ask: AskCustomization) {
  if (!customizable(product)) return addToCart(product, motorId)
  const last = lastLine(product.id)?.selectedSugar ?? null
  unlessFull(() => ask({ product, motorId, last, isRepeat: last !== null }))
}

/** One less from a card: takes away what was chosen last. */
export function decrement(id: string) {
  const line = lastLine(id)
  if (line) decreaseLine(lineKey(line))
}

/** One more of a cart line. Asks only if the same recipe is also in the cart with another customization. */
export function increaseOrAsk(line: CartLine, ask: AskCustomization) {
  const { id, product, motor_id, selectedSugar } = line
  if (!customizable(product) || !isMixed(cartLines(), id)) return increaseLine(lineKey(line))
  unlessFull(() => ask({ product, motorId: motor_id, last: selectedSugar, isRepeat: true }))
}

/** Adds the cup as answered. A count that no line has starts a new line at 1 (docs/decisions/0006). */
export function addCustomized({ product, motorId }: CustomizationQuestion, count: number) {
  lastChoices.set(product.id, count)
  addToCart(product, motorId, count)
}
