import type { ShelfItem } from '#domain/machine/shelf.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

/** The pictures of the first screen are asked for at once, the others when they come near. */
const firstScreen = 6

export function ProductGrid({ items, canBuy }: { items: readonly ShelfItem[]; canBuy: boolean }) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <ProductCard key={item.product.id} item={item} canBuy={canBuy} isFirst={index < firstScreen} />
      ))}
    </ul>
  )
}
