import { addToCart, decreaseLine, increaseLine, useLineQuantity } from '#domain/cart/cart-store.ts'
import { lineKey } from '#domain/cart/lines.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cartTexts as texts } from '#shared/texts/cart.ts'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { toast } from '#shared/ui/toast.ts'
import { AddButton } from './AddButton.tsx'
import styles from './AddControl.module.css'

/** Add, then count, up to what the machine holds. */
export function AddControl({ item: { product, slot } }: { item: ShelfItem }) {
  const key = lineKey({ id: product.id, selectedSugar: 0 })
  const count = useLineQuantity(key)
  const more = () => (count < slot.quantity ? increaseLine(key) : toast.info(texts.noMore(product.name)))
  if (count > 0)
    return (
      <div className={styles.count}>
        <Stepper count={count} name={product.name} onLess={() => decreaseLine(key)} onMore={more} />
      </div>
    )
  return <AddButton name={product.name} onAdd={() => addToCart(product, slot.motorId)} />
}
