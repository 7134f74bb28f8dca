import { chooseAnew, stopCustomising, takeCustomised } from '#domain/cart/customising.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { cartTexts } from '#shared/texts/cart.ts'
import { coffeeTexts as texts } from '#shared/texts/coffee.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import styles from './Coffee.module.css'
import type { SheetProps } from './sheet.ts'

/** One more of a recipe that is in the cart already: made the same way, or otherwise. */
export function RepeatSheet({ product, ingredient, last }: SheetProps) {
  const made = cartTexts.made(last, ingredient.name, ingredient.max_count)
  return (
    <Dialog title={texts.lastTime} onClose={stopCustomising}>
      <div className={styles.again}>
        <img src={product.image_url} alt="" width={72} height={72} />
        <p>
          <b>{product.name}</b>
          <span>
            {made} · {formatMoney(toMinor(product.mrp))}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Action onClick={() => takeCustomised(last)}>{texts.again(made)}</Action>
        <Action rank="second" onClick={chooseAnew}>
          {texts.anew}
        </Action>
        <Action rank="quiet" onClick={stopCustomising}>
          {texts.cancel}
        </Action>
      </div>
    </Dialog>
  )
}
