import { Chip } from '@mantine/core'
import type { Allergen } from '#domain/machine/avoid.ts'
import { allergensIn, anything, type Diet, fits } from '#domain/machine/diet.ts'
import { useFavorites } from '#domain/machine/favorites.ts'
import type { ShelfItem } from '#domain/machine/shelf.ts'
import { AvoidUnset } from '#features/avoid/AvoidUnset.tsx'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { DialogFoot } from '#shared/ui/BottomBar.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import '@mantine/core/styles/Chip.layer.css'
import chips from '#shared/ui/Chips.module.css'
import { FoodMark } from '#shared/ui/FoodMark.tsx'
import styles from './DietSheet.module.css'

interface Props {
  items: readonly ShelfItem[]
  diet: Diet
  onChoose: (diet: Diet) => void
  onClose: () => void
}

/** Filters products by diet. Changes apply immediately, behind the sheet. */
export default function DietSheet({ items, diet, onChoose, onClose }: Props) {
  const allergens = allergensIn(items)
  const left = items.filter(({ product }) => fits(product, diet)).length
  const favorites = useFavorites().products.filter((id) => items.some(({ product }) => product.id === id))
  const isFiltered = diet.isVegetarian || diet.without.length > 0 || diet.only !== undefined
  const look = { size: 'md' as const, classNames: { label: chips.chip } }
  return (
    <Dialog title={texts.productTools.filterTitle} closeLabel={texts.productTools.close} onClose={onClose}>
      <Chip {...look} checked={diet.isVegetarian} onChange={(isVegetarian) => onChoose({ ...diet, isVegetarian })}>
        <span className={styles.veg}>
          <span>{texts.productTools.vegetarian}</span> <FoodMark isVeg />
        </span>
      </Chip>
      {favorites.length > 0 && (
        <Chip
          {...look}
          checked={diet.only !== undefined}
          onChange={(isOn) => onChoose({ ...diet, only: isOn ? favorites : undefined })}
        >
          {texts.favorites.only}
        </Chip>
      )}
      {allergens.length > 0 && (
        <Chip.Group
          multiple
          value={[...diet.without]}
          onChange={(without) => onChoose({ ...diet, without: without as Allergen[] })}
        >
          <fieldset className={styles.group}>
            <legend>{texts.productTools.without}</legend>
            <div className={chips.chips}>
              {allergens.map((allergen) => (
                <Chip key={allergen} {...look} value={allergen}>
                  {texts.avoid.names[allergen]}
                </Chip>
              ))}
            </div>
          </fieldset>
        </Chip.Group>
      )}
      <p className={styles.hint}>{texts.productTools.filterHint}</p>
      <AvoidUnset />
      {isFiltered && (
        <Action rank="quiet" onClick={() => onChoose(anything)}>
          {texts.productTools.clear}
        </Action>
      )}
      <DialogFoot>
        <Action onClick={onClose} disabled={left === 0}>
          {isFiltered ? texts.productTools.show({ count: left }) : texts.productTools.showAll}
        </Action>
      </DialogFoot>
    </Dialog>
  )
}
