import { memo, type ReactNode } from 'react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { AddControl } from './AddControl.tsx'
import { DealCard } from './DealCard.tsx'
import styles from './ProductGrid.module.css'
import { useGrowing } from './use-growing.ts'

/** Cards on a phone's first screen, as in the style sheet. Their pictures load eagerly, the others lazily. */
const firstScreen = 6

interface CardProps {
  item: ShelfItem
  /** Whether the machine is online. */
  canBuy: boolean
  isFirst: boolean
  mark: Props['mark']
  onOpen: (item: ShelfItem) => void
}

/** Does not depend on the cart unless the product has an offer, so a tap re-renders only its own control. */
const Card = memo(function Card({ item, canBuy, isFirst, mark, onOpen }: CardProps) {
  return (
    <DealCard
      item={item}
      isFirst={isFirst}
      control={canBuy && <AddControl item={item} />}
      mark={mark?.(item)}
      onOpen={() => onOpen(item)}
    />
  )
})

interface Props {
  items: readonly ShelfItem[]
  canBuy: boolean
  view?: 'grid' | 'list'
  /** Must be stable, like `onOpen`. */
  mark?: ((item: ShelfItem) => ReactNode) | undefined
  /** Must be stable, because memoized cards compare it. */
  onOpen: (item: ShelfItem) => void
  /** What follows the last card, once that is there: cards that come later would move it. */
  end?: ReactNode
}

export function ProductGrid({ items, canBuy, view = 'grid', mark, onOpen, end }: Props) {
  const { count, hasMore, endRef } = useGrowing(items.length, firstScreen)
  return (
    <>
      <ul className={styles.grid} data-view={view}>
        {items.slice(0, count).map((item, index) => (
          <Card
            key={cardKey(item.product)}
            item={item}
            canBuy={canBuy}
            isFirst={index < firstScreen}
            mark={mark}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hasMore && <div key={count} ref={endRef} />}
      {count >= items.length && end}
    </>
  )
}
