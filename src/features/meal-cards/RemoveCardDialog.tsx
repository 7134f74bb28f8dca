import { useQueryClient } from '@tanstack/react-query'
import { deleteMealCard } from '#generated/descriptors/payments.ts'
import { useDeleteMealCard } from '#generated/hooks/payments.ts'
import type { components } from '#generated/types.ts'
import { provesGone } from '#shared/api/proofs.ts'
import { makeStale } from '#shared/api/stale.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from '#shared/ui/Action.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { DialogActions } from '#shared/ui/DialogActions.tsx'
import { toast } from '#shared/ui/toast.tsx'
import { useIsHere } from '#shared/ui/use-is-here.ts'
import { Words } from '#shared/ui/Words.tsx'
import { shownDigits } from './card-form.ts'

interface Props {
  card: components['schemas']['MealCard']
  onClose: () => void
}

export function RemoveCardDialog({ card, onClose }: Props) {
  const queries = useQueryClient()
  const isHere = useIsHere()
  function finish() {
    toast.success(texts.mealCards.removed)
    // The question may be about another card by now.
    if (isHere.current) onClose()
  }
  const { mutate, isPending } = useDeleteMealCard({
    onSuccess: finish,
    onError: (error) => {
      if (!provesGone(error)) return void toast.error(texts.mealCards.somethingWrong)
      makeStale(queries, deleteMealCard)
      finish()
    },
  })
  return (
    <Dialog title={texts.mealCards.removeTitle} onClose={onClose}>
      <p>
        <Words>{texts.mealCards.removeText({ card: card.name, digits: shownDigits(card.card_no) })}</Words>
      </p>
      <DialogActions>
        <Action rank="second" onClick={onClose}>
          {texts.mealCards.removeNo}
        </Action>
        <Action rank="danger" disabled={isPending} onClick={() => mutate({ params: { sourceId: card.source_id } })}>
          {isPending ? texts.mealCards.removing : texts.mealCards.removeYes}
        </Action>
      </DialogActions>
    </Dialog>
  )
}
