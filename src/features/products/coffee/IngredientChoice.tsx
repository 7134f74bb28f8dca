import { Radio } from '@mantine/core'
import { type Choice, choicesOf, selectedCount } from '#domain/cart/customization.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/RadioCard.layer.css'
import styles from './IngredientChoice.module.css'
import type { Ingredient } from './sheet.ts'

interface Props {
  ingredient: Ingredient
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** Radio buttons for the count of an ingredient, or for yes and no if at most one can be chosen. */
export function IngredientChoice({ ingredient, choice, onChoose }: Props) {
  const { name, max_count, quantity, unit } = ingredient
  const isYesNo = max_count === 1
  const labelOf = ({ mode, count }: Choice) => {
    if (mode === 'withoutIngredient') return isYesNo ? texts.coffee.without : texts.coffee.none
    return isYesNo ? texts.coffee.with : String(count)
  }
  const chosen = selectedCount(choice)
  const choices = choicesOf(ingredient)
  return (
    <Radio.Group
      label={(isYesNo ? texts.coffee.askYesNo : texts.coffee.ask)({ ingredient: name })}
      value={String(chosen)}
      onChange={(count) => {
        const next = choices.find((each) => String(each.count) === count)
        if (next) onChoose(next)
      }}
    >
      <div className={styles.options}>
        {choices.map((each) => (
          // The dialog focuses the selected choice instead of the first one.
          <Radio.Card
            key={each.count}
            value={String(each.count)}
            className={styles.option}
            // A radio group is one tab stop; the arrow keys move inside it.
            tabIndex={each.count === chosen ? 0 : -1}
            data-autofocus={each.count === chosen || undefined}
          >
            <b>{labelOf(each)}</b>
            {each.count > 0 && <small>{texts.coffee.amount({ quantity: each.count * quantity, unit })}</small>}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
