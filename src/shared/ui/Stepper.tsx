import { cartTexts as texts } from '#shared/texts/cart.ts'
import styles from './Stepper.module.css'

interface Props {
  count: number
  /** The product's name, for screen readers. */
  name: string
  onLess: () => void
  onMore: () => void
}

export function Stepper({ count, name, onLess, onMore }: Props) {
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={texts.less(name)} onClick={onLess}>
        −
      </button>
      <span role="status" aria-label={texts.inCart(count, name)}>
        {count}
      </span>
      <button type="button" aria-label={texts.more(name)} onClick={onMore}>
        +
      </button>
    </span>
  )
}
