import { useRef } from 'react'
import { addCustomized } from '#domain/cart/add-or-ask.ts'
import { customizable } from '#domain/cart/customization.ts'
import type { AskCustomization, CustomizationQuestion } from '#domain/cart/customization-question.ts'
import { useUnitPrice } from '#domain/cart/use-cart-offer.ts'
import { useChosenMachine } from '#domain/machine/chosen-machine.ts'
import { useKnownStatus } from '#domain/machine/known-status.ts'
import { useReturnFocus } from '#shared/ui/use-return-focus.ts'
import { ChooseSheet } from './ChooseSheet.tsx'
import { RepeatSheet } from './RepeatSheet.tsx'

interface Props {
  question: CustomizationQuestion
  onAsk: AskCustomization
  onClose: () => void
}

/** Asks for the customization of a recipe, or whether to repeat the last one. */
export function CoffeeSheet({ question, onAsk, onClose }: Props) {
  // Returns the focus to the first opener: the second sheet's opener was in the first sheet, which is gone.
  useReturnFocus()
  // A second tap can come before React has removed the sheet.
  const hasChosen = useRef(false)
  const { product, last, isRepeat } = question
  const canSell = useKnownStatus(useChosenMachine()?.id) !== 'offline'
  const price = useUnitPrice(product)
  const ingredient = customizable(product)
  if (!ingredient) return null
  const choose = (count: number) => {
    if (hasChosen.current) return
    hasChosen.current = true
    onClose()
    addCustomized(question, count)
  }
  // The machine may allow less than at the last choice.
  const sheet = {
    product,
    ingredient,
    price,
    canSell,
    last: Math.min(last ?? 0, ingredient.max_count),
    onChoose: choose,
    onClose,
  }
  return isRepeat ? (
    <RepeatSheet {...sheet} onChooseAgain={() => onAsk({ ...question, isRepeat: false })} />
  ) : (
    <ChooseSheet {...sheet} />
  )
}
