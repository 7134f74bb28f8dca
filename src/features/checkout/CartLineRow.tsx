import { ActionIcon } from '@mantine/core'
import { type CartLine, lineDeposit } from '#domain/cart/lines.ts'
import { conflictText } from '#domain/machine/avoid-words.ts'
import { useConflict } from '#domain/machine/use-avoided.ts'
import { formatMoney, type Minor, times, toMinor } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { ReducedPrice } from '#shared/ui/ReducedPrice.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { Words } from '#shared/ui/Words.tsx'
import styles from './CartLineRow.module.css'
import { useCartLine } from './use-cart-line.ts'

interface Props {
  line: CartLine
  index: number
  /** The line's own discount. Its price is the one that the product's card shows. */
  discount: Minor | undefined
  isPriceOld: boolean
  /** The quote's currency. */
  currency: string | undefined
}

export function CartLineRow({ line, index, discount = 0 as Minor, isPriceOld, currency }: Props) {
  const { product, cartQty, outOfStockItem } = line
  const { name, customization, note, allNote, remove, less, isAll, more } = useCartLine(line, index, currency)
  const conflict = useConflict(product)
  const full = times(toMinor(product.mrp), cartQty)
  const deposit = lineDeposit(line)
  const beside =
    cartQty > 1 ? texts.checkout.each({ price: formatMoney(toMinor(product.mrp), currency) }) : (allNote ?? undefined)
  return (
    <li className={styles.line} data-out={outOfStockItem || undefined}>
      <img src={pictureUrl(product.image_url)} alt="" width={72} height={72} />
      <div className={styles.facts}>
        <h2>
          <ServerWords>{product.name}</ServerWords>
        </h2>
        {customization && (
          <p>
            <Words>{customization}</Words>
          </p>
        )}
        {deposit > 0 && (
          <p>
            <Words>{texts.products.deposit({ amount: formatMoney(deposit, currency) })}</Words>
          </p>
        )}
        {conflict && <p className={styles.avoided}>{conflictText(conflict)}</p>}
        {note && (
          <p className={styles.note}>
            <Words>{note}</Words>
          </p>
        )}
        <div className={styles.count}>
          {outOfStockItem ? (
            <span />
          ) : (
            <Stepper count={cartQty} name={name} isAll={isAll} onLess={less} onMore={more} />
          )}
          {!outOfStockItem && (
            <p>
              <b aria-busy={isPriceOld}>
                <ReducedPrice
                  price={formatMoney((full - discount) as Minor, currency)}
                  before={formatMoney(full, currency)}
                />
              </b>
              {beside && (
                <small data-few={cartQty === 1 || undefined}>
                  <Words>{beside}</Words>
                </small>
              )}
            </p>
          )}
        </div>
        {/* Below the buttons, so that it doesn't move them. */}
        {cartQty > 1 && allNote && (
          <p>
            <Words>{allNote}</Words>
          </p>
        )}
      </div>
      <ActionIcon
        color="dimmed"
        className={styles.remove}
        aria-label={texts.checkout.remove({ name })}
        onClick={remove}
      >
        <Icon size="1.25rem" stroke={2.2}>
          <path d="M6 6L18 18M18 6L6 18" />
        </Icon>
      </ActionIcon>
    </li>
  )
}
