import { useDeleteMealCard } from '#generated/hooks/payments.ts'
import type { components } from '#generated/types.ts'
import { texts } from '#shared/texts/catalog.ts'
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
      toast.success(texts.mealCards.removed)
      onClose()
    },
    onError: () => toast.error(texts.mealCards.somethingWrong),
  })
  return (
    <Dialog title={texts.mealCards.removeTitle} onClose={onClose}>
      <p>{texts.mealCards.removeText({ name: card.name, digits: shownDigits(card.card_no) })}</p>
      <Action disabled={isPending} onClick={() => mutate({ params: { sourceId: card.source_id } })}>
        {isPending ? texts.mealCards.removing : texts.mealCards.removeYes}
      </Action>
      <Action rank="quiet" onClick={onClose}>
        {texts.mealCards.removeNo}
      </Action>
    </Dialog>
  )
}
