import type { Offer } from '#domain/offers/preview.ts'
import { whyNot } from '#domain/offers/why-not.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './OfferHints.module.css'

interface Props {
  offers: readonly Offer[]
  cart: Parameters<typeof whyNot>[1]
}

/** Why the offers that the cart's products have on their cards are not used. */
export function OfferHints({ offers, cart }: Props) {
  const hints = whyNot(offers, cart)
  return (
    hints.length > 0 && (
      <div className={styles.hints}>
        {hints.map((hint) => (
          <p key={hint}>
            <Words>{hint}</Words>
          </p>
        ))}
      </div>
    )
  )
}
