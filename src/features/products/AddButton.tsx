import type { ReactNode } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './AddControl.module.css'

interface Props {
  name: string
  /** How many of the product are in the cart. */
  count?: number
  /** Shows the count on the button, where a stepper has no room. */
  isSmall?: boolean
  onAdd?: () => void
  /** Stands before the button. */
  children?: ReactNode
}

function labelOf({ name, count = 0, isSmall }: Props) {
  if (count === 0) return texts.cart.addNamed({ name })
  const more = texts.cart.more({ name })
  return isSmall ? `${texts.cart.inCart({ count, name })}, ${more}` : more
}

/**
 * Adds the first of a product and one more: the same button stays in place, so it keeps the focus and a tap changes little.
 * Without hooks, because the early script draws it before React has loaded.
 */
export function AddButton(props: Props) {
  const { count = 0, isSmall = false, onAdd, children } = props
  return (
    <span className={styles.control} data-count={count > 0 ? count : undefined}>
      {children}
      <button type="button" className={styles.add} data-add aria-label={labelOf(props)} onClick={onAdd}>
        {isSmall && count > 0 ? count : '+'}
      </button>
    </span>
  )
}
