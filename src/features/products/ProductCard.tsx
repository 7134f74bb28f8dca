import type { ReactNode } from 'react'
import { isScarce, reasonOf, type ShelfItem } from '#domain/machine/shelf.ts'
import { config } from '#shared/config.ts'
import { formatMoney } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { FoodMark } from './FoodMark.tsx'
import styles from './ProductCard.module.css'

interface Props {
  item: ShelfItem
  /** Loads the picture eagerly. */
  isFirst: boolean
  /** The buy control. */
  control: ReactNode
  /** Shown over the picture. */
  mark?: ReactNode
  onOpen?: (() => void) | undefined
}

/** A product. Without hooks, because the early script draws it before React has loaded. */
export function ProductCard({ item, isFirst, control, mark, onOpen }: Props) {
  const { product, price, state, units } = item
  const reason = reasonOf(state)
  const offer = config.features.offers && product.offers[0]
  return (
    <li className={styles.card} data-id={product.id} data-out={reason !== null || undefined}>
      <div className={styles.picture}>
        <img
          src={pictureUrl(product.image_url)}
          alt=""
          width={240}
          height={240}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
        {offer && !reason && <span className={styles.offer}>{offer.offer_type_alias}</span>}
        {mark}
      </div>
      <h2 className={styles.name}>{product.name}</h2>
      <p className={styles.facts}>
        {product.is_veg !== undefined && <FoodMark isVeg={product.is_veg} />}
        <span>{product.size}</span>
        {isScarce(item) && <b>{texts.products.onlyLeft({ count: units })}</b>}
      </p>
      <p className={styles.price}>{formatMoney(price)}</p>
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
