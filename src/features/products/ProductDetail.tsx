import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef } from 'react'
import { useCartLines } from '#domain/cart/cart-store.ts'
import { totalOf } from '#domain/cart/lines.ts'
import { useCartOffer, useUnitPrice } from '#domain/cart/use-cart-offer.ts'
import { conflictText } from '#domain/machine/avoid-words.ts'
import { hasOffer, isScarce, reasonOf, type ShelfItem } from '#domain/machine/shelf.ts'
import { unknownStock } from '#domain/machine/slots.ts'
import { slotLabel } from '#domain/machine/tray.ts'
import { useConflict } from '#domain/machine/use-avoided.ts'
import { whyNot } from '#domain/offers/why-not.ts'
import { limits } from '#features/offers/conditions.ts'
import { config } from '#shared/config.ts'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { listOf } from '#shared/lists.ts'
import { formatMoney, type Minor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { sellerLine, sellerRegistrations } from '#shared/seller.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DialogFoot } from '#shared/ui/BottomBar.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { ReducedPrice } from '#shared/ui/ReducedPrice.tsx'
import { StatusBadge } from '#shared/ui/StatusBadge.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import '@mantine/core/styles/Alert.layer.css'
import { FoodMark } from '#shared/ui/FoodMark.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { Allergens } from './Allergens.tsx'
import { ProductHeart, StockAlert } from './FavoriteTools.tsx'
import { FoodNote } from './FoodNote.tsx'
import { NutritionTable } from './NutritionTable.tsx'
import styles from './ProductDetail.module.css'
import { priceFacts } from './price-facts.ts'
import { useAdding } from './use-adding.ts'

interface Props {
  item: ShelfItem
  canBuy: boolean
  onClose: () => void
}

type Product = ShelfItem['product']

export default function ProductDetail({ item, canBuy, onClose }: Props) {
  const { product, slot, state, units, stockLabel } = item
  const reason = reasonOf(state)
  const canAdd = canBuy && !reason
  const stock = isScarce(item) ? texts.products.onlyLeft({ count: units }) : stockLabel !== unknownStock && stockLabel
  const place = slotLabel(slot)
  const unitPrice = useUnitPrice(product)
  const charged = state === 'available' ? unitPrice : item.price
  const facts = [
    product.brand,
    product.size,
    place && texts.productDetail.slotName({ label: place }),
    state === 'available' && stock,
  ]
  const besidePrice = [
    ...priceFacts(product, charged),
    ...(config.law.taxesIncluded ? [texts.productDetail.taxesIncluded] : []),
  ]
  const legal = [
    ...(config.seller.name ? [texts.productDetail.soldBy({ seller: sellerLine() }), ...sellerRegistrations()] : []),
    ...(product.hsn_code ? [texts.productDetail.hsn({ code: product.hsn_code })] : []),
  ]
  return (
    <Dialog title={product.name} isServers closeLabel={texts.productDetail.close} onClose={onClose} hasUrl>
      <div className={styles.top}>
        <div className={styles.picture}>
          <img src={pictureUrl(product.image_url)} alt="" width={240} height={240} />
          <ProductHeart product={product} />
        </div>
        <div className={styles.words}>
          <div className={styles.price}>
            <p>
              <ReducedPrice price={formatMoney(charged)} before={formatMoney(item.price)} />
            </p>
            {reason && <StatusBadge tone="warn">{reason}</StatusBadge>}
            <p className={styles.facts}>
              <Facts facts={facts} />
            </p>
          </div>
          {besidePrice.length > 0 && (
            <p className={styles.soft}>
              <Facts facts={besidePrice} />
            </p>
          )}
          {hasOffer({ product }) && <Offers product={product} />}
          <Conflict product={product} />
          {product.description && (
            <p>
              <ServerWords>{product.description}</ServerWords>
            </p>
          )}
        </div>
      </div>
      <Contents product={product} />
      <FoodNote product={product} />
      {slot.bestBefore && (
        <p className={styles.soft}>{texts.productDetail.bestBefore({ date: formatPlainDay(slot.bestBefore) })}</p>
      )}
      <NutritionTable product={product} />
      {legal.length > 0 && (
        <p className={styles.soft}>
          <Facts facts={legal} />
        </p>
      )}
      <DialogFoot isHigh={state === 'sold-out'}>
        {canAdd && <Buy item={item} price={charged} />}
        {!reason && !canBuy && <p className={styles.offline}>{texts.productDetail.offline}</p>}
        {state === 'sold-out' && <StockAlert product={product} />}
      </DialogFoot>
    </Dialog>
  )
}

/** The product's offers, with what an order needs to get them. Older servers say that only in the machine's list. */
function Offers({ product }: { product: Product }) {
  const { offers: all, offer: used, choice } = useCartOffer()
  const lines = useCartLines()
  const total = totalOf(lines)
  return (
    <ul className={styles.offers} aria-label={texts.productDetail.offers}>
      {product.offers.map((named) => {
        const { id, offer_type_alias } = named
        const offer = all.find((each) => each.id === id)
        const conditions = limits(offer ?? named).filter((limit) => limit !== false)
        const [why] = offer ? whyNot([offer], { lines, total, used, choice }) : []
        return (
          <li key={id || offer_type_alias}>
            <b>
              <ServerWords>{offer_type_alias}</ServerWords>
            </b>
            {conditions.length > 0 && (
              <span>
                <Facts facts={conditions} />
              </span>
            )}
            {why && (
              <small>
                <Words>{why}</Words>
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A button across the sheet, which becomes a stepper and the way to the cart, because the sheet covers the cart bar. */
function Buy({ item, price }: { item: ShelfItem; price: Minor }) {
  const { count, isAll, more, less } = useAdding(item)
  const wasAdded = useRef(false)
  if (count > 0)
    return (
      <div
        className={styles.count}
        ref={(place) => {
          if (wasAdded.current) place?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
          wasAdded.current = false
        }}
      >
        <Stepper count={count} name={item.product.name} isAll={isAll} onLess={less} onMore={more} />
        <Action to={paths.payment}>{texts.cart.toCart}</Action>
      </div>
    )
  const add = () => {
    wasAdded.current = true
    more()
  }
  return (
    <Button size="lg" fullWidth onClick={add}>
      <Words>{texts.productDetail.add({ price: formatMoney(price) })}</Words>
    </Button>
  )
}

/** Warns about what the customer avoids. */
function Conflict({ product }: { product: Product }) {
  const conflict = useConflict(product)
  if (!conflict) return null
  return (
    <Alert color={conflict.reasons.length > 0 ? 'red' : 'yellow'} icon={<IconAlertTriangle aria-hidden="true" />}>
      {conflictText(conflict)}
    </Alert>
  )
}

/** Diet, allergens, then ingredients. */
function Contents({ product }: { product: Product }) {
  const { is_veg, ingredients, recipe_ingredients } = product
  const inside = ingredients ?? listOf(recipe_ingredients.map(({ name }) => name))
  return (
    <>
      {is_veg !== undefined && (
        <p className={styles.mark}>
          <FoodMark isVeg={is_veg} />
          <span aria-hidden="true">{is_veg ? texts.products.veg : texts.products.nonVeg}</span>
        </p>
      )}
      <Allergens product={product} />
      {inside && (
        <p>
          <b>{texts.productDetail.ingredients}</b> <ServerWords>{inside}</ServerWords>
        </p>
      )}
    </>
  )
}
