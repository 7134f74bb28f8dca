import { Link } from 'react-router-dom'
import { useCartLines } from '#domain/cart/cart-store.ts'
import { lineKey, totalOf } from '#domain/cart/lines.ts'
import { discount, eligibility } from '#domain/offers/preview.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { cartTexts } from '#shared/texts/cart.ts'
import { cartScreenTexts as texts } from '#shared/texts/cart-screen.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { Bill } from './Bill.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CartScreen.module.css'
import { OfferChoice } from './OfferChoice.tsx'
import { useCartOffers } from './use-cart-offers.ts'
import { useProceed } from './use-proceed.ts'

export function CartScreen() {
  const lines = useCartLines()
  const { offers, selected } = useCartOffers()
  const { proceed, isChecking } = useProceed()
  const subtotal = totalOf(lines)
  const offer = selected && eligibility(selected, lines, subtotal).kind === 'yes' ? selected : undefined
  const off = offer ? discount(offer, lines) : (0 as Minor)
  const total = (subtotal - off) as Minor
  const canPay = lines.some(({ outOfStockItem }) => !outOfStockItem)
  return (
    <Screen wide title={cartTexts.title} back={paths.products}>
      <div className={styles.cart}>
        <div className={styles.lines}>
          <ul>
            {lines.map((line, index) => (
              <CartLineRow key={lineKey(line)} line={line} index={index} />
            ))}
          </ul>
          <Link to={paths.products} className={styles.more}>
            {texts.addMore}
          </Link>
        </div>
        <div className={styles.side}>
          <OfferChoice offers={offers} selected={selected} lines={lines} total={subtotal} />
          <Bill subtotal={subtotal} offer={offer} off={off} total={total} />
        </div>
        <div className={styles.foot}>
          <Action disabled={isChecking || !canPay} onClick={proceed}>
            {isChecking ? texts.checking : texts.proceed(formatMoney(total))}
          </Action>
        </div>
      </div>
    </Screen>
  )
}
