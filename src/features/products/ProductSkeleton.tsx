import { texts } from '#shared/texts/catalog.ts'
import product from './ProductCard.module.css'
import grid from './ProductGrid.module.css'
import styles from './ProductSkeleton.module.css'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholder for chips and grid while products load. */
export function ProductSkeleton() {
  return (
    <>
      <div className={styles.chips} />
      <div className={grid.grid} data-view="grid" role="status" aria-label={texts.shell.loading}>
        {cards.map((card) => (
          <div key={card} className={`${product.card} ${styles.card}`} />
        ))}
      </div>
    </>
  )
}
