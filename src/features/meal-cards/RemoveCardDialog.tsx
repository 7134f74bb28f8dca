import { useDeleteMealCard } from '#generated/hooks/payments.ts'
import type { components } from '#generated/types.ts'
import { mealCardTexts as texts } from '#shared/texts/meal-cards.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { shownDigits } from './card-form.ts'

interface Props {
  card: components['schemas']['MealCard']
  onClose: () => void
}

export function RemoveCardDialog({ card, onClose }: Props) {
  const { mutate, isPending } = useDeleteMealCard({
    onSuccess: () => {
      toast.success(texts.removed)
      onClose()
    },
    onError: () => toast.error(texts.somethingWrong),
  })
  return (
    <Dialog title={texts.removeTitle} onClose={onClose}>
      <p>{texts.removeText({ name: card.name, digits: shownDigits(card.card_no) })}</p>
      <Action disabled={isPending} onClick={() => mutate({ params: { sourceId: card.source_id } })}>
        {isPending ? texts.removing : texts.removeYes}
      </Action>
      <Action rank="quiet" onClick={onClose}>
        {texts.removeNo}
      </Action>
    </Dialog>
  )
}
