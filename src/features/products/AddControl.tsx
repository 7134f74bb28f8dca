import { UnstyledButton } from '@mantine/core'
import { useCallback, useRef } from 'react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { AddButton } from './AddButton.tsx'
import styles from './AddControl.module.css'
import { useAdding } from './use-adding.ts'

interface Props {
  item: ShelfItem
  /** Shows one button with the count where a stepper doesn't fit. */
  isSmall?: boolean
}

/** An Add button, which becomes a stepper. */
export function AddControl({ item, isSmall = false }: Props) {
  const { name } = item.product
  const { count, more, less } = useAdding(item)
  const wasAdded = useRef(false)
  // Moves the focus from the Add button, which is gone, to the button in its place.
  const takeFocus = useCallback((place: HTMLElement | null) => {
    if (wasAdded.current && document.activeElement === document.body)
      place?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    wasAdded.current = false
  }, [])
  const add = () => {
    wasAdded.current = true
    more()
  }
  if (count === 0) return <AddButton name={name} onAdd={add} />
  return (
    <div ref={takeFocus} className={isSmall ? undefined : styles.count}>
      {isSmall ? (
        <>
          <UnstyledButton
            className={styles.again}
            aria-label={`${texts.cart.inCart({ count, name })}, ${texts.cart.more({ name })}`}
            onClick={more}
          >
            {count}
          </UnstyledButton>
          <span role="status" aria-label={texts.cart.inCart({ count, name })} />
        </>
      ) : (
        <Stepper count={count} name={name} onLess={less} onMore={more} />
      )}
    </div>
  )
}
