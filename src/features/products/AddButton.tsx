import type { MouseEvent, ReactNode, Ref } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './AddControl.module.css'

interface Props {
  ref?: Ref<HTMLButtonElement>
  name: string
  /** How many of the product are in the cart, beside a button that removes one. Undefined without that button. */
  count?: number | undefined
  /** The accessible name instead of "Add" or "One more" with the product's name. */
  label?: string
  /** Shows in a single button that the product is in the cart. */
  isFilled?: boolean
  /** There is no more to add. A tap says so. */
  isAll?: boolean
  onAdd?: () => void
  onLess?: (event: MouseEvent) => void
  /** Shown on the button. */
  text?: string | number
  /** Rendered before the button. */
  children?: ReactNode
}

/**
 * Adds the product, and then one more of it. The same button stays in place, so it keeps the focus. Without hooks, because
 * the early script draws it before React has loaded.
 */
export function AddButton({
  ref,
  name,
  count,
  label = count === undefined ? texts.cart.addNamed({ name }) : texts.cart.more({ name }),
  isFilled,
  isAll = false,
  onAdd,
  onLess,
  text = '+',
  children,
}: Props) {
  return (
    <span className={styles.control} data-control data-count={count}>
      {count !== undefined && (
        <>
          {/* Plain, because Mantine's would be the largest part of what a tap renders (docs/decisions/0007). */}
          <button
            type="button"
            className={styles.less}
            data-less
            aria-label={texts.cart.less({ name })}
            onClick={onLess}
          >
            −
          </button>
          <span role="status" aria-label={texts.cart.inCart({ count, name })}>
            {count}
          </span>
        </>
      )}
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
