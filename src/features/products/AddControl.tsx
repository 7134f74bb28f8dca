import { addToCart, decreaseLine, increaseLine, useLineQuantity } from '#domain/cart/cart-store.ts'
import { lineKey } from '#domain/cart/lines.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cartTexts as texts } from '#shared/texts/cart.ts'
import { Stepper } from '#shared/ui/Stepper.tsx'
import styles from './AddControl.module.css'

/** Add, then count. */
export function AddControl({ item: { product, slot } }: { item: ShelfItem }) {
  const key = lineKey({ id: product.id, selectedSugar: 0 })
  const count = useLineQuantity(key)
  if (count > 0)
    return (
      <div className={styles.count}>
        <Stepper count={count} name={product.name} onLess={() => decreaseLine(key)} onMore={() => increaseLine(key)} />
      </div>
    )
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={texts.addNamed(product.name)}
      onClick={() => addToCart(product, slot.motorId)}
    >
      {texts.add}
    </button>
  )
}
