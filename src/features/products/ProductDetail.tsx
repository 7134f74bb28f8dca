import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { slotLabel } from '#domain/machine/tray.ts'
import { formatDay } from '#shared/dates/dates.ts'
import { formatMoney } from '#shared/money/money.ts'
import { detailTexts as texts } from '#shared/texts/product-detail.ts'
import { productTexts } from '#shared/texts/products.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'
import styles from './ProductDetail.module.css'
import { reasons } from './reasons.ts'

interface Props {
  item: ShelfItem
  /** The buy control. */
  control: ReactNode
  onClose: () => void
}

type Nutrition = NonNullable<ShelfItem['product']['nutrition']>

/** All details of a product. */
export default function ProductDetail({ item, control, onClose }: Props) {
  const { product, price, slot, state, units } = item
  const reason = reasons[state]
  const facts = [
    product.brand,
    product.size,
    texts.slotName(slotLabel(slot)),
    !reason && units <= lowStockThreshold && texts.left(units),
  ]
  return (
    <Dialog title={product.name} onClose={onClose}>
      <ActionIcon variant="default" className={styles.close} aria-label={texts.close} onClick={onClose}>
        ×
      </ActionIcon>
      <div className={styles.picture}>
        <img src={product.image_url} alt="" width={240} height={240} />
      </div>
      <p className={styles.facts}>
        {product.is_veg !== undefined && (
          <b data-veg={product.is_veg}>{product.is_veg ? productTexts.veg : productTexts.nonVeg}</b>
        )}
        {facts.filter(Boolean).join(' · ')}
      </p>
      {product.description && <p>{product.description}</p>}
      {slot.expDate && <p className={styles.soft}>{texts.bestBefore(formatDay(slot.expDate))}</p>}
      {product.offers.length > 0 && (
        <ul className={styles.offers} aria-label={texts.offers}>
          {product.offers.map((offer) => (
            <li key={offer.id}>{offer.offer_type_alias}</li>
          ))}
        </ul>
      )}
      {product.nutrition && <NutritionTable nutrition={product.nutrition} />}
      <Allergens allergens={product.allergens} />
      <div className={styles.buy}>
        <span className={styles.price}>{formatMoney(price)}</span>
        {reason ? <span className={styles.reason}>{reason}</span> : control}
      </div>
    </Dialog>
  )
}

/** Up to this stock, the remaining count is shown. */
const lowStockThreshold = 3

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const rows = (Object.keys(texts.nutrients) as (keyof Nutrition)[]).map((name) => ({
    name,
    value: `${nutrition[name].toLocaleString()} ${texts.units[name]}`,
  }))
  return (
    <table className={styles.nutrition}>
      <caption>
        {texts.nutrition} <small>{texts.perPack}</small>
      </caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{texts.nutrients[name]}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Allergens({ allergens }: { allergens: string[] | undefined }) {
  if (!allergens) return null
  return (
    <p className={styles.allergens}>
      {allergens.length > 0 ? (
        <>
          <b>{texts.allergens}</b> {allergens.join(', ')}
        </>
      ) : (
        texts.noAllergens
      )}
    </p>
  )
}
