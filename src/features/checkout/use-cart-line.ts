import { useContext } from 'react'
import { increaseOrAsk } from '#domain/cart/add-or-ask.ts'
import { decreaseLine, quantityOf, removeFromCart, restoreLine } from '#domain/cart/cart-store.ts'
import { describeCustomization } from '#domain/cart/customization.ts'
import { AskCustomizationContext } from '#domain/cart/customization-question.ts'
import { type CartLine, lineKey } from '#domain/cart/lines.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { useStock } from '#domain/machine/use-stock.ts'
import { notify } from '#domain/notices.ts'
import { currentSession } from '#domain/session/session.ts'
import { priceOf } from '#shared/money/price.ts'
import { read } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { toast } from '#shared/ui/toast.tsx'

function noteOf(line: CartLine, currency: string | undefined): string | null {
  const { outOfStockItem, removedQty, cartQty, oldPrice, oldChoice, product } = line
  if (outOfStockItem) return texts.checkout.soldOut
  if (removedQty > 0) return texts.checkout.short({ left: cartQty })
  const changes = [
    oldPrice !== undefined &&
      texts.checkout.newPrice({ price: priceOf(product.mrp, currency), before: priceOf(oldPrice, currency) }),
    oldChoice && texts.checkout.newChoice({ before: oldChoice }),
  ].filter((each) => typeof each === 'string')
  return changes.length > 0 ? changes.join(' ') : null
}

/** Whose cart it is: the machine's and the customer's. */
const owners = () => `${read('machineId')} ${currentSession().userId}`

/**
 * What a cart line shows, and functions to change it. Removing it can be undone. `index`: its place in the cart;
 * `currency`: the quote's.
 */
export function useCartLine(line: CartLine, index: number, currency?: string) {
  const ask = useContext(AskCustomizationContext)
  const { product, cartQty, selectedSugar } = line
  const key = lineKey(line)
  const stock = useStock(product)
  const quantity = quantityOf(cardKey(product))
  const isAll = stock !== undefined && quantity >= stock
  const customization = describeCustomization(product, selectedSugar)
  // Two lines of the same recipe differ only in their customization.
  const name = customization === null ? product.name : `${product.name}, ${customization}`
  const remove = () => {
    const before = owners()
    removeFromCart(key)
    toast.info(texts.checkout.removedLine({ name }), {
      label: texts.checkout.undo,
      run: () => owners() === before && restoreLine(line, index),
    })
  }
  return {
    name,
    customization,
    note: noteOf(line, currency),
    /** Why there is no more to add, unless the note says how many are left. */
    allNote:
      isAll && !line.outOfStockItem && line.removedQty === 0 ? texts.products.onlyLeft({ count: quantity }) : null,
    remove,
    less: cartQty > 1 ? () => decreaseLine(key) : remove,
    /** All that the machine has is in the cart. */
    isAll,
    more: () => (isAll ? notify({ kind: 'no-more-stock', name: product.name }) : increaseOrAsk(line, ask)),
  }
}
