import { useCallback, useRef } from 'react'
import { useProductQuantity } from '#domain/cart/cart-store.ts'
import { addOne, takeOne } from '#domain/cart/customising.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cartTexts as texts } from '#shared/texts/cart.ts'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { AddButton } from './AddButton.tsx'
import styles from './AddControl.module.css'

/** Add, then count, up to what the machine holds in all slots of the product. */
export function AddControl({ item: { product, slot, units } }: { item: ShelfItem }) {
  const count = useProductQuantity(product.id)
  const wasAdded = useRef(false)
  // The button that had the focus is gone: whoever came by keyboard goes on where it was.
  const takeFocus = useCallback((place: HTMLElement | null) => {
    if (wasAdded.current && document.activeElement === document.body)
      place?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    wasAdded.current = false
  }, [])
  const more = () => (count < units ? addOne(product, slot.motorId) : toast.info(texts.noMore(product.name)))
  if (count > 0)
    return (
      <div ref={takeFocus} className={styles.count}>
        <Stepper count={count} name={product.name} onLess={() => takeOne(product.id)} onMore={more} />
      </div>
    )
  const add = () => {
    wasAdded.current = true
    more()
  }
  return <AddButton name={product.name} onAdd={add} />
}
