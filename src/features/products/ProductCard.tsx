import { memo } from 'react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { unknownStock } from '#domain/machine/slots.ts'
import { formatMoney } from '#shared/money/money.ts'
import { productTexts as texts } from '#shared/texts/products.ts'
import { AddControl } from './AddControl.tsx'
import styles from './ProductCard.module.css'

interface Props {
  item: ShelfItem
  /** The machine can sell now. */
  canBuy: boolean
  isFirst: boolean
}

const reasons = { available: null, 'sold-out': texts.soldOut, expired: texts.expired, blocked: texts.blocked }

/** One product. It reads nothing that changes with the cart, so a tap renders only the control of its own line. */
export const ProductCard = memo(function ProductCard({ item, canBuy, isFirst }: Props) {
  const { product, price, slot, state } = item
  const reason = reasons[state]
  const [offer] = product.offers
  return (
    <li className={styles.card} data-out={reason !== null || undefined}>
      <div className={styles.picture}>
        <img
          src={product.image_url}
          alt=""
          width={240}
          height={240}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
        {offer && !reason && <span className={styles.offer}>{offer.offer_type_alias}</span>}
      </div>
      <h2 className={styles.name}>{product.name}</h2>
      <p className={styles.facts}>
        {product.is_veg !== undefined && (
          <span
            role="img"
            className={styles.veg}
            data-veg={product.is_veg}
            aria-label={product.is_veg ? texts.veg : texts.nonVeg}
          />
        )}
        <span>{product.size}</span>
        {!reason && slot.stockLabel !== unknownStock && <span className={styles.stock}>{slot.stockLabel}</span>}
      </p>
      <p className={styles.price}>{formatMoney(price)}</p>
      <div className={styles.corner}>
        {reason ? <p className={styles.reason}>{reason}</p> : canBuy && <AddControl item={item} />}
      </div>
    </li>
  )
})
