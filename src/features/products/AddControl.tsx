import { useCallback, useContext, useRef } from 'react'
import { addOrAsk, decrement } from '#domain/cart/add-or-ask.ts'
import { useProductQuantity } from '#domain/cart/cart-store.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { AskCustomizationContext } from '#shared/customization-question.ts'
import { cartTexts as texts } from '#shared/texts/cart.ts'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { AddButton } from './AddButton.tsx'
import styles from './AddControl.module.css'

/** An Add button, then a stepper, up to the stock of all slots with this product. */
export function AddControl({ item: { product, slot, units } }: { item: ShelfItem }) {
  const ask = useContext(AskCustomizationContext)
  const count = useProductQuantity(product.id)
  const wasAdded = useRef(false)
  // The focused Add button is gone, so keyboard users continue on the stepper in its place.
  const takeFocus = useCallback((place: HTMLElement | null) => {
    if (wasAdded.current && document.activeElement === document.body)
      place?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    wasAdded.current = false
  }, [])
  const more = () => (count < units ? addOrAsk(product, slot.motorId, ask) : toast.info(texts.noMore(product.name)))
  if (count > 0)
    return (
      <div ref={takeFocus} className={styles.count}>
        <Stepper count={count} name={product.name} onLess={() => decrement(product.id)} onMore={more} />
      </div>
    )
  const add = () => {
    wasAdded.current = true
    more()
  }
  return <AddButton name={product.name} onAdd={add} />
}
