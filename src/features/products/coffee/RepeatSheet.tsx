import { customizationText } from '#domain/cart/customization.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { ReducedPrice } from '#shared/ui/ReducedPrice.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import styles from './Coffee.module.css'
import { Offline } from './Offline.tsx'
import type { SheetProps } from './sheet.ts'

interface Props extends SheetProps {
  onChooseAgain: () => void
}

/** Adds one more of a recipe in the cart, with the same customization or a different one. */
export function RepeatSheet({ product, ingredient, price, canSell, last, onChoose, onChooseAgain, onClose }: Props) {
  const customization = customizationText(ingredient, last)
  return (
    <Dialog title={texts.coffee.lastTime} onClose={onClose}>
      <div className={styles.again}>
        <img src={pictureUrl(product.image_url)} alt="" width={72} height={72} />
        <p>
          <b>
            <ServerWords>{product.name}</ServerWords>
          </b>
          <Facts
            facts={[
              customization,
              <ReducedPrice key="price" price={formatMoney(price)} before={formatMoney(toMinor(product.mrp))} />,
            ]}
          />
        </p>
      </div>
      {!canSell && <Offline />}
      <div className={styles.actions}>
        <DialogActions>
          <Action disabled={!canSell} onClick={() => onChoose(last)}>
            {texts.coffee.again({ choice: customization })}
          </Action>
          <Action rank="second" onClick={onChooseAgain}>
            {texts.coffee.change({ ingredient: ingredient.name })}
          </Action>
          <Action rank="quiet" onClick={onClose}>
            {texts.coffee.cancel}
          </Action>
        </DialogActions>
      </div>
    </Dialog>
  )
}
