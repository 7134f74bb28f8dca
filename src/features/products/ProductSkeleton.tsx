import { texts } from '#shared/texts/catalog.ts'
import grid from './ProductGrid.module.css'
import styles from './ProductSkeleton.module.css'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholder for chips and grid while products load. */
export function ProductSkeleton() {
  return (
    <>
      <div className={styles.chips} />
      <div className={grid.grid} role="status" aria-label={texts.shell.loading}>
        {cards.map((card) => (
          <div key={card} className={styles.card} />
        ))}
      </div>
    </>
  )
}
