import { useContext, useReducer } from 'react'
import { addOrAsk, decrement } from '#domain/cart/add-or-ask.ts'
import { quantityOf, useCardQuantity } from '#domain/cart/cart-store.ts'
import { AskCustomizationContext } from '#domain/cart/customization-question.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { notify } from '#domain/notices.ts'

/** An item's count in the cart, with functions to add one, up to the stock of all its slots, and to remove one. */
export function useAdding({ product, slot, units }: ShelfItem) {
  const ask = useContext(AskCustomizationContext)
  const card = cardKey(product)
  const count = useCardQuantity(card)
  // React subscribes to the cart after the first paint. Until then, a tap on a slow phone would show 300 ms later.
  const [, rerender] = useReducer((taps: number) => taps + 1, 0)
  return {
    count,
    /** All that the machine has is in the cart. */
    isAll: count >= units,
    more() {
      // Not `count`: a second tap may come before React renders the first one's.
      if (quantityOf(card) < units) addOrAsk(product, slot.motorId, ask)
      else notify({ kind: 'no-more-stock', name: product.name })
      rerender()
    },
    less() {
      decrement(product)
      rerender()
    },
  }
}
