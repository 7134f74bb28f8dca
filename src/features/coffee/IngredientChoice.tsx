import { useId } from 'react'
import { type Choice, choicesOf, selectedCount } from '#domain/cart/customization.ts'
import { coffeeTexts as texts } from '#shared/texts/coffee.ts'
import styles from './IngredientChoice.module.css'
import type { Ingredient } from './sheet.ts'

interface Props {
  ingredient: Ingredient
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** Native radio buttons for the count of an ingredient, or for yes and no if at most one can be chosen. */
export function IngredientChoice({ ingredient, choice, onChoose }: Props) {
  const group = useId()
  const { name, max_count, quantity, unit } = ingredient
  const isYesNo = max_count === 1
  const labelOf = ({ mode, count }: Choice) => {
    if (mode === 'withoutIngredient') return isYesNo ? texts.without : texts.none
    return isYesNo ? texts.with : String(count)
  }
  const chosen = selectedCount(choice)
  return (
    <fieldset className={styles.choice}>
      <legend>{(isYesNo ? texts.askYesNo : texts.ask)(name)}</legend>
      <div className={styles.options}>
        {choicesOf(ingredient).map((each) => (
          <label key={each.count} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={each.count === chosen}
              onChange={() => onChoose(each)}
              // The dialog focuses the selected choice instead of the first one.
              ref={(input) => void input?.toggleAttribute('autofocus', each.count === chosen)}
            />
            <b>{labelOf(each)}</b>
            {each.count > 0 && <small>{texts.amount(each.count * quantity, unit)}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
