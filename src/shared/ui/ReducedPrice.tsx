import { texts } from '#shared/texts/catalog.ts'
import styles from './ReducedPrice.module.css'
import { Words } from './Words.tsx'

interface Props {
  price: string
  /** The price without the discount. Nothing is struck if it is the same. */
  before: string
}

/** A price beside the struck one that it replaces. Without hooks, because the early script draws it. */
export const ReducedPrice = ({ price, before }: Props) =>
  price === before ? (
    <span translate="no">{price}</span>
  ) : (
    <span data-reduced>
      <span translate="no">{price}</span>{' '}
      <s className={styles.before} aria-hidden="true" translate="no">
        {before}
      </s>
      <span className={styles.spoken}>
        <Words>{texts.cart.insteadOf({ price: before })}</Words>
      </span>
    </span>
  )
