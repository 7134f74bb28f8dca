import { useMediaQuery } from '@mantine/hooks'
import { useCartCount, useCartLines } from '#domain/cart/cart-store.ts'
import { describeCustomization } from '#domain/cart/customization.ts'
import { lineKey, totalOf } from '#domain/cart/lines.ts'
import { formatMoney, times, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { cartTexts as texts } from '#shared/texts/cart.ts'
import { columnTexts } from '#shared/texts/cart-column.ts'
import { Action } from '#shared/ui/Action.tsx'
import styles from './CartColumn.module.css'

/** The cart beside the products, where there is room. It stands in place of the bar at the bottom (Layout.module.css). */
export function CartColumn() {
  const hasRoom = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false })
  const count = useCartCount()
  const lines = useCartLines()
  if (!hasRoom) return null
  return (
    <aside className={styles.column} aria-label={texts.title} data-cart>
      <h2>{texts.title}</h2>
      {count === 0 ? (
        <p className={styles.soft}>{columnTexts.empty}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => {
              const { product, cartQty, selectedSugar } = line
              const choice = describeCustomization(product, selectedSugar)
              return (
                <li key={lineKey(line)}>
                  <img src={pictureUrl(product.image_url)} alt="" width={40} height={40} />
                  <span>
                    {product.name}
                    <small>
                      {columnTexts.count({ quantity: cartQty })}
                      {choice && ` · ${choice}`}
                    </small>
                  </span>
                  <b>{formatMoney(times(toMinor(product.mrp), cartQty))}</b>
                </li>
              )
            })}
          </ul>
          <p className={styles.total}>
            <span>{columnTexts.total({ count })}</span> <b>{formatMoney(totalOf(lines))}</b>
          </p>
          <Action to={paths.cart}>{texts.toCart}</Action>
        </>
      )}
    </aside>
  )
}
