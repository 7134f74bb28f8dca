import type { Offer } from '#domain/offers/preview.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { cartScreenTexts as texts } from '#shared/texts/cart-screen.ts'
import styles from './Bill.module.css'

interface Props {
  subtotal: Minor
  /** Given only if it lowers the price. */
  offer: Offer | undefined
  off: Minor
  total: Minor
}

/** A preview of what the cart costs. */
export function Bill({ subtotal, offer, off, total }: Props) {
  return (
    <section className={styles.bill}>
      <dl>
        <div data-total={!offer || undefined}>
          <dt>{texts.subtotal}</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        {offer && (
          <>
            <div data-off>
              <dt>{offer.title}</dt>
              <dd>−{formatMoney(off)}</dd>
            </div>
            <div data-total>
              <dt>{texts.total}</dt>
              <dd>{formatMoney(total)}</dd>
            </div>
          </>
        )}
      </dl>
      <p>{texts.preview}</p>
    </section>
  )
}
