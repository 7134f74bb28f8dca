import type { ReactNode } from 'react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { AgainPlace } from './AgainPlace.tsx'
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
    <AgainPlace>
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
    </AgainPlace>
  )
