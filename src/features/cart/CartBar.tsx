import { Link } from 'react-router-dom'
import { useCartLinesAfterPaint } from '#domain/cart/cart-store.ts'
import { countOf, totalOf } from '#domain/cart/lines.ts'
import { formatMoney } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './CartBar.module.css'

/** A link to the cart within thumb reach, shown while the cart is not empty. */
export function CartBar() {
  const lines = useCartLinesAfterPaint()
  const count = countOf(lines)
  if (count === 0) return null
  return (
    <aside className={styles.place} aria-label={texts.cart.title}>
      <Link to={paths.cart} className={styles.bar}>
        <span>
          {texts.cart.bar({ count })} · <b>{formatMoney(totalOf(lines))}</b>
        </span>
        <b>{texts.cart.toCart}</b>
      </Link>
    </aside>
  )
}
