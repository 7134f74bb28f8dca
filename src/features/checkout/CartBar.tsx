import { Link } from 'react-router-dom'
import { countOf } from '#domain/cart/lines.ts'
import { useExpectedTotal } from '#domain/cart/use-cart-offer.ts'
import { formatMoney } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { barPlaces, cartPlaces } from '#shared/ui/places.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './CartBar.module.css'

/** A link to the cart within thumb reach, shown while the cart is not empty. */
export function CartBar() {
  const { lines, saved, toPay } = useExpectedTotal()
  const count = countOf(lines)
  if (count === 0) return null
  return (
    <aside ref={barPlaces} className={styles.place} aria-label={texts.cart.title}>
      <Link ref={cartPlaces} to={paths.payment} className={styles.bar}>
        <span className={styles.sum}>
          <span>
            <span className={styles.count}>{`${texts.cart.bar({ count })} ·`}</span>{' '}
            <b translate="no">{formatMoney(toPay)}</b>
          </span>{' '}
          {saved > 0 && (
            <small>
              <Words>{texts.cart.saved({ amount: formatMoney(saved) })}</Words>
            </small>
          )}
        </span>
        <b>{texts.cart.toCart}</b>
      </Link>
    </aside>
  )
}
