import { Link } from 'react-router-dom'
import { useCartLines } from '#domain/cart/cart-store.ts'
import { lineKey, totalOf } from '#domain/cart/lines.ts'
import { useFittingOffer } from '#domain/cart/use-cart-offer.ts'
import { discount } from '#domain/offers/preview.ts'
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
import { useProceed } from './use-proceed.ts'

export function CartScreen() {
  const lines = useCartLines()
  const { offers, offer, offerIds } = useFittingOffer()
  const { proceed, isChecking } = useProceed(offerIds)
  const subtotal = totalOf(lines)
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
          <OfferChoice offers={offers} used={offer} saved={off} lines={lines} total={subtotal} />
          <Bill subtotal={subtotal} offer={off > 0 ? offer : undefined} off={off} total={total} />
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
