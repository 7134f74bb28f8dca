import { UnstyledButton } from '@mantine/core'
import { IconPercentage } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent } from 'react'
import type { Deal } from '#domain/cart/deal.ts'
import { useDeal } from '#domain/cart/use-cart-offer.ts'
import { conflictText } from '#domain/machine/avoid-words.ts'
import { isScarce, itemAt, reasonOf, type Shelf, type ShelfItem, showsOffer } from '#domain/machine/shelf.ts'
import { cardKey, type Slot } from '#domain/machine/slots.ts'
import { rowLetter, slotLabel, type Tray, trayOf } from '#domain/machine/tray.ts'
import { useConflict } from '#domain/machine/use-avoided.ts'
import { shortOffer } from '#domain/offers/short-offer.ts'
import { formatMoney } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { FoodMark } from '#shared/ui/FoodMark.tsx'
import { ReducedPrice } from '#shared/ui/ReducedPrice.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Words } from '#shared/ui/Words.tsx'
import { AddControl } from './AddControl.tsx'
import AvoidMark from './AvoidMark.tsx'
import { priceFacts } from './price-facts.ts'
import styles from './TrayView.module.css'

interface Props {
  shelf: Shelf
  /** Products that match search and category. The others are dimmed. */
  found: readonly ShelfItem[]
  canBuy: boolean
  onOpen: (at: Pick<ShelfItem, 'slot'>) => void
}

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The next slot in a direction, skipping gaps. */
function neighbor({ rows, columns }: Tray, label: string, [down, right]: [number, number]): Slot | undefined {
  let row = rows.findIndex(({ places }) => places.some((slot) => slot && slotLabel(slot) === label))
  let column = rows[row]?.places.findIndex((slot) => slot && slotLabel(slot) === label) ?? -1
  for (;;) {
    row += down
    column += right
    if (row < 0 || row >= rows.length || column < 0 || column >= columns.length) return undefined
    const slot = rows[row]?.places[column]
    if (slot) return slot
  }
}

/** The machine's front: rows by letter, columns by number. Arrow keys move between slots. */
export default function TrayView({ shelf, found, canBuy, onOpen }: Props) {
  const tray = trayOf(shelf.slots)
  const wanted = new Set(found.map(({ product }) => cardKey(product)))
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const from = (event.target as HTMLElement).dataset.slot
    const to = step && from && neighbor(tray, from, step)
    if (!to) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-slot="${slotLabel(to)}"]`)?.focus()
  }
  const place = (slot: Slot) => {
    const item = itemAt(slot, shelf.items)
    return item && <DealPlace item={item} isFound={wanted.has(cardKey(slot.product))} canBuy={canBuy} onOpen={onOpen} />
  }
  return (
    <div className={styles.window}>
      <table className={styles.tray} aria-label={texts.productDetail.trayName} onKeyDown={move}>
        <thead>
          <tr>
            <td />
            {tray.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tray.rows.map(({ row, places }) => (
            <tr key={row}>
              <th scope="row">{rowLetter(row)}</th>
              {places.map((slot, index) => (
                <Fragment key={tray.columns[index]}>{(slot && place(slot)) ?? <td />}</Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PlaceProps {
  item: ShelfItem
  isFound: boolean
  canBuy: boolean
  onOpen: Props['onOpen']
}

/** A slot with the price that a tap charges. Only slots with offers follow the cart. */
const DealPlace = (props: PlaceProps) => (showsOffer(props.item) ? <Reduced {...props} /> : <Place {...props} />)

const Reduced = (props: PlaceProps) => <Place {...props} deal={useDeal(props.item.product)} />

/** A slot. A tap opens the product; a button beside the price adds it. */
function Place({ item, isFound, canBuy, onOpen, deal }: PlaceProps & { deal?: Deal }) {
  const { product, slot, state } = item
  const before = formatMoney(item.price)
  const charged = deal?.price ?? item.price
  const price = formatMoney(charged)
  const beside = priceFacts(product, charged)
  const label = slotLabel(slot)
  const conflict = useConflict(product)
  return (
    <td className={styles.place} data-state={state} data-away={!isFound || undefined}>
      <UnstyledButton
        className={styles.open}
        data-slot={label}
        aria-haspopup="dialog"
        aria-label={[
          label,
          product.name,
          product.is_veg !== undefined && (product.is_veg ? texts.products.veg : texts.products.nonVeg),
          isScarce(item) && texts.products.onlyLeft({ count: item.units }),
          deal?.label,
          price,
          ...beside,
          reasonOf(state) ??
            (slot.availability !== undefined &&
              !isScarce(item) &&
              texts.productDetail.inSlot({ count: slot.quantity })),
          conflict && conflictText(conflict),
        ]
          .filter(Boolean)
          .join(', ')}
        onClick={() => onOpen({ slot })}
      >
        <img src={pictureUrl(product.image_url)} alt="" width={64} height={64} loading="lazy" decoding="async" />
        <span className={styles.name}>
          <ServerWords>{product.name}</ServerWords>
        </span>
      </UnstyledButton>
      <div className={styles.picture} aria-hidden="true">
        {/* The slot's name says it in words, and from which amount on. The price is not reduced before that. */}
        {deal?.offer && (
          <span className={styles.offer} data-later={charged === item.price || undefined}>
            {charged === item.price ? (
              <IconPercentage size="1.1em" stroke={2.6} />
            ) : (
              <Words>{shortOffer(deal.offer)}</Words>
            )}
          </span>
        )}
        {product.is_veg !== undefined && (
          <span className={styles.food}>
            <FoodMark isVeg={product.is_veg} />
          </span>
        )}
        <AvoidMark product={product} />
      </div>
      <b className={styles.price}>
        <ReducedPrice price={price} before={before} />
      </b>
      {beside.length > 0 && (
        <small className={styles.beside} aria-hidden="true">
          <Facts facts={beside} />
        </small>
      )}
      <div className={styles.foot}>
        <Stock item={item} />
        {canBuy && state === 'available' && <AddControl item={item} isSmall />}
      </div>
    </td>
  )
}

/** How many are left, or why nobody can buy it. The slot's name says it. */
function Stock({ item }: { item: ShelfItem }) {
  const { state, units, slot } = item
  const isFew = isScarce(item)
  const reason = reasonOf(state)
  if (reason)
    return (
      <small className={styles.left} aria-hidden>
        {reason}
      </small>
    )
  if (!isFew && slot.availability === undefined) return null
  return (
    <small className={styles.left} data-few={isFew || undefined} aria-hidden>
      {texts.productDetail.inSlot({ count: isFew ? units : slot.quantity })}
    </small>
  )
}
