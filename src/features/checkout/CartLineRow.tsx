import { ActionIcon } from '@mantine/core'
import { useContext } from 'react'
import { increaseOrAsk } from '#domain/cart/add-or-ask.ts'
import { decreaseLine, removeFromCart, restoreLine } from '#domain/cart/cart-store.ts'
import { describeCustomization } from '#domain/cart/customization.ts'
import { type CartLine, lineKey } from '#domain/cart/lines.ts'
import { conflictText } from '#domain/machine/avoid-words.ts'
import { useConflict } from '#domain/machine/use-avoided.ts'
import { AskCustomizationContext } from '#shared/customization-question.ts'
import { formatMoney, times, toMinor } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { toast } from '#shared/ui/toast.tsx'
import styles from './CartLineRow.module.css'

function noteOf({ outOfStockItem, removedQty, cartQty }: CartLine): string | null {
  if (outOfStockItem) return texts.checkout.soldOut
  return removedQty > 0 ? texts.checkout.short({ left: cartQty }) : null
}

export function CartLineRow({ line, index }: { line: CartLine; index: number }) {
  const { product, cartQty, selectedSugar, outOfStockItem } = line
  const ask = useContext(AskCustomizationContext)
  const key = lineKey(line)
  const note = noteOf(line)
  const conflict = useConflict(product)
  const customization = describeCustomization(product, selectedSugar)
  // Two lines of the same recipe differ only in their customization.
  const name = customization === null ? product.name : `${product.name}, ${customization}`
  const remove = () => {
    removeFromCart(key)
    toast.info(texts.checkout.removedLine({ name }), {
      label: texts.checkout.undo,
      run: () => restoreLine(line, index),
    })
  }
  return (
    <li className={styles.line} data-out={outOfStockItem || undefined}>
      <img src={pictureUrl(product.image_url)} alt="" width={72} height={72} />
      <div className={styles.facts}>
        <h2>{product.name}</h2>
        <p>
          {formatMoney(toMinor(product.mrp))}
          {customization !== null && ` · ${customization}`}
        </p>
        {conflict && <p className={styles.avoided}>{conflictText(conflict)}</p>}
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.count}>
          {outOfStockItem ? (
            <span />
          ) : (
            <Stepper
              count={cartQty}
              name={name}
              onLess={cartQty > 1 ? () => decreaseLine(key) : remove}
              onMore={() => increaseOrAsk(line, ask)}
            />
          )}
          {!outOfStockItem && <b>{formatMoney(times(toMinor(product.mrp), cartQty))}</b>}
        </div>
      </div>
      <ActionIcon
        color="dimmed"
        className={styles.remove}
        aria-label={texts.checkout.remove({ name })}
        onClick={remove}
      >
        <Icon size={20} stroke={2.2}>
          <path d="M6 6L18 18M18 6L6 18" />
        </Icon>
      </ActionIcon>
    </li>
  )
}
