import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { useCartLinesAfterPaint } from '#domain/cart/cart-store.ts'
import { type CartLine, countOf, lineKey, totalOf } from '#domain/cart/lines.ts'
import { useCartLine } from '#features/checkout/use-cart-line.ts'
import { formatMoney, times, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import styles from './CartColumn.module.css'

/** The cart beside the products on wide screens. It replaces the bar at the bottom (Layout.module.css). */
export function CartColumn() {
  const hasRoom = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  return hasRoom && <Cart />
}

function Cart() {
  const lines = useCartLinesAfterPaint()
  const column = useRef<HTMLElement>(null)
  return (
    <aside ref={column} className={styles.column} aria-label={texts.cart.title} tabIndex={-1} data-cart>
      <h2>{texts.cart.title}</h2>
      {lines.length === 0 ? (
        <EmptyState drawing="cart" hint={texts.cartColumn.empty} />
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              <Line key={lineKey(line)} line={line} index={index} onRemove={() => column.current?.focus()} />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{texts.cartColumn.total({ count: countOf(lines) })}</span> <b>{formatMoney(totalOf(lines))}</b>
          </p>
          <Action to={paths.cart}>{texts.cartColumn.pay}</Action>
        </>
      )}
    </aside>
  )
}

interface LineProps {
  line: CartLine
  index: number
  /** Called when the last one is removed, before its buttons disappear. */
  onRemove: () => void
}

function Line({ line, index, onRemove }: LineProps) {
  const { product, cartQty, outOfStockItem } = line
  const { name, customization, note, less, more } = useCartLine(line, index)
  const decrease = () => {
    if (cartQty === 1) onRemove()
    less()
  }
  return (
    <li data-out={outOfStockItem || undefined}>
      <img src={pictureUrl(product.image_url)} alt="" width={40} height={40} />
      <span>
        {product.name}
        {customization && <small>{customization}</small>}
        {note && <small className={styles.note}>{note}</small>}
        {/* The product's card announces the count. */}
        {!outOfStockItem && <Stepper count={cartQty} name={name} isSilent onLess={decrease} onMore={more} />}
      </span>
      {!outOfStockItem && <b>{formatMoney(times(toMinor(product.mrp), cartQty))}</b>}
    </li>
  )
}
