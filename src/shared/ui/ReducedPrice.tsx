import { texts } from '#shared/texts/catalog.ts'
import styles from './ReducedPrice.module.css'
import { Words } from './Words.tsx'

// Without hooks, because the early script draws them.

/** A price that no longer applies, for the eye. */
export const StruckPrice = ({ price }: { price: string }) => (
  <s className={styles.before} aria-hidden="true" translate="no">
    {price}
  </s>
)

/** The same for screen readers, after the price that replaces it. */
export const InsteadOf = ({ price }: { price: string }) => (
  <span className={styles.spoken}>
    <Words>{texts.cart.insteadOf({ price })}</Words>
  </span>
)

interface Props {
  price: string
  /** The price without the discount. Nothing is struck if it is the same. */
  before: string
}

/** A price beside the struck one that it replaces. */
export const ReducedPrice = ({ price, before }: Props) =>
  price === before ? (
    <span translate="no">{price}</span>
  ) : (
    <span>
      <span translate="no">{price}</span> <StruckPrice price={before} />
      <InsteadOf price={before} />
    </span>
  )
