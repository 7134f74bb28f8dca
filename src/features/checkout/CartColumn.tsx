import { useRef } from 'react'
import { type CartLine, countOf, lineKey } from '#domain/cart/lines.ts'
import { useExpectedTotal } from '#domain/cart/use-cart-offer.ts'
import { sharesOf } from '#domain/offers/preview.ts'
import { formatMoney, type Minor, times, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { cartPlaces } from '#shared/ui/places.ts'
import { ReducedPrice } from '#shared/ui/ReducedPrice.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { useIsWide } from '#shared/ui/use-is-wide.ts'
import { Words } from '#shared/ui/Words.tsx'
import styles from './CartColumn.module.css'
import { OfferHints } from './OfferHints.tsx'
import { useCartLine } from './use-cart-line.ts'

/** The cart beside the products on wide screens. It replaces the bar at the bottom (Layout.module.css). */
export function CartColumn() {
  return useIsWide() && <Cart />
}

function Cart() {
  const { lines, offers, choice, offer, total, deposit, saved, toPay } = useExpectedTotal()
  const column = useRef<HTMLElement>(null)
  const shares = sharesOf(offer, lines)
  return (
    <aside ref={column} className={styles.column} aria-label={texts.cart.title} tabIndex={-1}>
      <h2 ref={cartPlaces}>{texts.cart.title}</h2>
      {lines.length === 0 ? (
        <EmptyState drawing="cart" hint={texts.cartColumn.empty} />
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              <Line
                key={lineKey(line)}
                line={line}
                index={index}
                discount={shares[index]}
                onRemove={() => column.current?.focus()}
              />
            ))}
          </ul>
          <OfferHints offers={offers} cart={{ lines, total, used: offer, choice }} />
          <div className={styles.sums}>
            {offer && saved > 0 && (
              <p className={styles.saved}>
                <ServerWords>{offer.title}</ServerWords>{' '}
                {/* Where the lines have it taken off, a minus would take it off again. */}
                {shares.some((share) => share > 0) ? (
                  <Words>{texts.checkout.saved({ amount: formatMoney(saved) })}</Words>
                ) : (
                  <span translate="no">{formatMoney(-saved as Minor)}</span>
                )}
              </p>
            )}
            {deposit > 0 && (
              <p>
                <span>{texts.cartColumn.deposit}</span> <span translate="no">{formatMoney(deposit)}</span>
              </p>
            )}
            <p className={styles.total}>
              <span>{texts.cartColumn.total({ count: countOf(lines) })}</span>{' '}
              <b translate="no">{formatMoney(toPay)}</b>
            </p>
          </div>
          <Action to={paths.payment}>{texts.cartColumn.pay}</Action>
        </>
      )}
    </aside>
  )
}

interface LineProps {
  line: CartLine
  index: number
  /** What the cart's offer takes off it. */
  discount: Minor | undefined
  /** Called when the last one is removed, before its buttons disappear. */
  onRemove: () => void
}

function Line({ line, index, discount = 0 as Minor, onRemove }: LineProps) {
  const { product, cartQty, outOfStockItem } = line
  const full = times(toMinor(product.mrp), cartQty)
  const { name, customization, note, allNote, less, isAll, more } = useCartLine(line, index)
  const decrease = () => {
    if (cartQty === 1) onRemove()
    less()
  }
  return (
    <li data-out={outOfStockItem || undefined}>
      <img src={pictureUrl(product.image_url)} alt="" width={40} height={40} />
      <span>
        <span>
          <ServerWords>{product.name}</ServerWords>
        </span>
        {customization && (
          <small>
            <Words>{customization}</Words>
          </small>
        )}
        {note && (
          <small className={styles.note}>
            <Words>{note}</Words>
          </small>
        )}
        {/* The product's card announces the count. */}
        {!outOfStockItem && (
          <span className={styles.count}>
            <Stepper count={cartQty} name={name} isSilent isAll={isAll} onLess={decrease} onMore={more} />
            {allNote && <small className={styles.note}>{allNote}</small>}
          </span>
        )}
      </span>
      {!outOfStockItem && (
        <b>
          <ReducedPrice price={formatMoney((full - discount) as Minor)} before={formatMoney(full)} />
        </b>
      )}
    </li>
  )
}
