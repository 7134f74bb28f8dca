import type { ReactNode } from 'react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './AgainRow.module.css'
import { DealCard } from './DealCard.tsx'

interface Props {
  items: readonly ShelfItem[]
  control: (item: ShelfItem) => ReactNode
  mark?: ((item: ShelfItem) => ReactNode) | undefined
  onOpen?: (item: ShelfItem) => void
}

/** The customer's favorites and past purchases. */
export const AgainRow = ({ items, control, mark, onOpen }: Props) =>
  items.length > 0 && (
    <section className={styles.again} aria-label={texts.products.again}>
      <p aria-hidden="true">{texts.products.again}</p>
      <ul className={styles.row} data-view="again">
        {items.map((item) => (
          <DealCard
            key={cardKey(item.product)}
            item={item}
            isFirst
            control={control(item)}
            mark={mark?.(item)}
            onOpen={onOpen && (() => onOpen(item))}
          />
        ))}
      </ul>
    </section>
  )
