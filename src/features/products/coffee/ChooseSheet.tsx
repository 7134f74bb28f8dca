import { useState } from 'react'
import { choiceOf, selectedCount } from '#domain/cart/customization.ts'
import { formatMoney, toMinor } from '#shared/money/money.ts'
import { pictureUrl } from '#shared/picture.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DialogFoot } from '#shared/ui/BottomBar.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { ReducedPrice } from '#shared/ui/ReducedPrice.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import { Allergens } from '../Allergens.tsx'
import styles from './Coffee.module.css'
import { IngredientChoice } from './IngredientChoice.tsx'
import { Offline } from './Offline.tsx'
import type { SheetProps } from './sheet.ts'

/** Lets the customer customize a recipe before it goes into the cart. */
export function ChooseSheet({ product, ingredient, price: unitPrice, canSell, last, onChoose, onClose }: SheetProps) {
  const [choice, setChoice] = useState(choiceOf(last))
  const price = formatMoney(unitPrice)
  return (
    <Dialog title={product.name} isServers closeLabel={texts.coffee.close} onClose={onClose}>
      <img className={styles.picture} src={pictureUrl(product.image_url)} alt="" width={200} height={200} />
      <div className={styles.recipe}>
        <p className={styles.facts}>
          <b>
            <ReducedPrice price={price} before={formatMoney(toMinor(product.mrp))} />
          </b>
          <Facts facts={[texts.coffee.perCup, product.size]} />
        </p>
        {product.description && (
          <p className={styles.description}>
            <ServerWords>{product.description}</ServerWords>
          </p>
        )}
        <Allergens product={product} />
        <IngredientChoice ingredient={ingredient} choice={choice} onChoose={setChoice} />
        {!canSell && <Offline />}
      </div>
      <DialogFoot>
        <Action disabled={!canSell} onClick={() => onChoose(selectedCount(choice))}>
          {texts.coffee.add({ price })}
        </Action>
      </DialogFoot>
    </Dialog>
  )
}
