import { useMediaQuery } from '@mantine/hooks'
import { useContext } from 'react'
import { increaseOrAsk } from '#domain/cart/add-or-ask.ts'
import { decreaseLine, useCartCount, useCartLines } from '#domain/cart/cart-store.ts'
import { describeCustomization } from '#domain/cart/customization.ts'
import { lineKey, totalOf } from '#domain/cart/lines.ts'
import { AskCustomizationContext } from '#shared/customization-question.ts'
import { formatMoney, times, toMinor } from '#shared/money/money.ts'
import { paths } from '#shared/paths.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import styles from './CartColumn.module.css'

/** The cart beside the products on wide screens. It replaces the bar at the bottom (Layout.module.css). */
export function CartColumn() {
  const hasRoom = useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false })
  return hasRoom && <Cart />
}

function Cart() {
  const count = useCartCount()
  const lines = useCartLines()
  const ask = useContext(AskCustomizationContext)
  return (
    <aside className={styles.column} aria-label={texts.cart.title} data-cart>
      <h2>{texts.cart.title}</h2>
      {count === 0 ? (
        <p className={styles.soft}>{texts.cartColumn.empty}</p>
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
                    {choice && <small>{choice}</small>}
                    <Stepper
                      count={cartQty}
                      name={choice ? `${product.name}, ${choice}` : product.name}
                      onLess={() => decreaseLine(lineKey(line))}
                      onMore={() => increaseOrAsk(line, ask)}
                    />
                  </span>
                  <b>{formatMoney(times(toMinor(product.mrp), cartQty))}</b>
                </li>
              )
            })}
          </ul>
          <p className={styles.total}>
            <span>{texts.cartColumn.total({ count })}</span> <b>{formatMoney(totalOf(lines))}</b>
          </p>
          <Action to={paths.cart}>{texts.cart.toCart}</Action>
        </>
      )}
    </aside>
  )
}
