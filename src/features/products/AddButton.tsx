import type { MouseEvent, ReactNode, Ref } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './AddControl.module.css'

interface Props {
  ref?: Ref<HTMLButtonElement>
  name: string
  /** The accessible name instead of "Add" with the product's name. */
  label?: string
  /** How many of the product are in the cart, if a stepper shows it. */
  count?: number
  /** Shows in a single button that the product is in the cart. */
  isFilled?: boolean
  /** There is no more to add. A tap says so. */
  isAll?: boolean
  onAdd?: () => void
  /** Shown on the button. */
  text?: string | number
  /** Rendered before the button. */
  children?: ReactNode
}

/** Adds the product, and then one more of it. The same button stays in place, so it keeps the focus. */
export function AddButton({
  ref,
  name,
  label = texts.cart.addNamed({ name }),
  count,
  isFilled,
  isAll = false,
  onAdd,
  text = '+',
  children,
}: Props) {
  return (
    <span className={styles.control} data-count={count}>
      {children}
      <button
        ref={ref}
        type="button"
        className={styles.add}
        data-add
        data-filled={isFilled}
        aria-label={label}
        aria-disabled={isAll || undefined}
        onClick={onAdd}
      >
        {text}
      </button>
    </span>
  )
}

interface LessProps {
  /** The accessible name. */
  label: string
  onLess: (event: MouseEvent) => void
}

/** Removes one. Plain, because Mantine's would be the largest part of what a tap renders (docs/decisions/0007). */
export const LessButton = ({ label, onLess }: LessProps) => (
  <button type="button" className={styles.less} aria-label={label} onClick={onLess}>
    −
  </button>
)
