import { Link } from 'react-router-dom'
import { useCartLines } from '#domain/cart/cart-store.ts'
import { lineKey, totalOf } from '#domain/cart/lines.ts'
import { formatMoney } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { cartTexts as texts } from '#shared/texts/cart.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CartScreen.module.css'
import { OfferChoice } from './OfferChoice.tsx'
import { useProceed } from './use-proceed.ts'

export function CartScreen() {
  const lines = useCartLines()
  const { proceed, isChecking } = useProceed()
  const total = totalOf(lines)
  return (
    <Screen title={texts.title} back={paths.products}>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <CartLineRow key={lineKey(line)} line={line} index={index} />
        ))}
      </ul>
      <Link to={paths.products} className={styles.more}>
        {texts.addMore}
      </Link>
      <OfferChoice lines={lines} total={total} />
      <div className={styles.sum}>
        <span>{texts.subtotal}</span>
        <b>{formatMoney(total)}</b>
      </div>
      <p className={styles.note}>{texts.preview}</p>
      <div className={styles.foot}>
        <button type="button" disabled={isChecking} onClick={proceed}>
          {isChecking ? texts.checking : texts.proceed(formatMoney(total))}
        </button>
      </div>
    </Screen>
  )
}
