import type { ReactNode } from 'react'
import type { Deal } from '#domain/cart/deal.ts'
import { isScarce, reasonOf, type ShelfItem } from '#domain/machine/shelf.ts'
import { cardKey } from '#domain/machine/slots.ts'
import { formatMoney } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { FoodMark } from '#shared/ui/FoodMark.tsx'
import { InsteadOf, StruckPrice } from '#shared/ui/ReducedPrice.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './ProductCard.module.css'
import { priceFacts } from './price-facts.ts'

interface Props {
  item: ShelfItem
  /** Whether it shows without scrolling. */
  isFirst: boolean
  /** The buy control. */
  control: ReactNode
  /** What a tap charges, if the product has offers. */
  deal?: Deal | undefined
  /** It has an offer and is in the cart, so its buy control is wide. */
  isCounted?: boolean
  /** Shown over the picture. */
  mark?: ReactNode
  onOpen?: (() => void) | undefined
}

/** A worker has the pictures on the phone: there, reading them before the first frame would hold back the words. */
const canWait = Boolean(globalThis.navigator?.serviceWorker?.controller)

/** A product. Without hooks, because the early script draws it before React has loaded. */
export function ProductCard({ item, isFirst, control, deal, isCounted = false, mark, onOpen }: Props) {
  const { product, price, state, units } = item
  const reason = reasonOf(state)
  const full = formatMoney(price)
  const offer = (!reason && deal?.label) || null
  const reduced = deal && !reason && deal.price !== price ? deal.price : undefined
  const beside = priceFacts(product, reduced ?? price)
  return (
    <li
      className={styles.card}
      data-card={cardKey(product)}
      data-out={reason !== null || undefined}
      data-offer={offer !== null || undefined}
      data-counted={isCounted || undefined}
    >
      <div className={styles.picture}>
        <img
          src={pictureUrl(product.image_url)}
          alt=""
          width={240}
          height={240}
          loading={isFirst && !canWait ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      {/* First, because screen readers take what follows a heading as its own. */}
      <h2 className={styles.name}>
        <ServerWords>{product.name}</ServerWords>
      </h2>
      {mark}
      {product.is_veg !== undefined && (
        <span className={styles.food}>
          <FoodMark isVeg={product.is_veg} />
        </span>
      )}
      <p className={styles.facts}>
        {isScarce(item) && <b>{texts.products.onlyLeft({ count: units })}</b>}
        {beside.length > 0 && <Facts facts={beside} />}
      </p>
      <p className={styles.price}>
        <span className={styles.amount}>
          {offer && (
            <span
              className={styles.offer}
              data-later={reduced === undefined || undefined}
              data-spent={deal?.offer === null || undefined}
            >
              <Words>{offer}</Words>
            </span>
          )}{' '}
          <span className={styles.now} data-reduced={reduced !== undefined || undefined}>
            <span translate="no">{reduced === undefined ? full : formatMoney(reduced)}</span>{' '}
            {reduced !== undefined && (
              <>
                <StruckPrice price={full} />
                <InsteadOf price={full} />
              </>
            )}{' '}
            {product.size && <small>{product.size}</small>}
          </span>
        </span>
      </p>
      <button
        type="button"
        className={styles.open}
        aria-label={texts.products.about({ name: product.name })}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
      <div className={styles.corner}>{reason ? <p className={styles.reason}>{reason}</p> : control}</div>
    </li>
  )
}
