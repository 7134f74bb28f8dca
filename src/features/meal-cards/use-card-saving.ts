/**
 * Saves a meal card once. When the answer is lost, only the list shows whether the server has saved it, so the list is
 * read before anything is said, and again before the card is sent a second time.
 */
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSession } from '#domain/session/session.ts'
import { listMealCards, saveCard } from '#generated/operations/payments.ts'
import type { components } from '#generated/types.ts'
import { isRefused } from '#shared/api/proofs.ts'
import { makeStale } from '#shared/api/stale.ts'
import { isSameCard } from './card-form.ts'

type NewCard = components['schemas']['SavedCard']

/** The answer was lost, and the list can't be read either. */
export class SavingUnknown extends Error {
  override readonly cause: Error
  constructor(cause: Error) {
    super(cause.message)
    this.cause = cause
  }
}

export function useCardSaving(onSuccess: () => void) {
  const client = useQueryClient()
  const { userId: customer = null } = useSession()
  const { queryKey } = listMealCards.options({})
  const { mutationKey, meta = {} } = saveCard.options()
  /** The ids of the cards before the first answer was lost. */
  const before = useRef<Set<string>>(null)

  async function isSaved(card: NewCard, known: Set<string>): Promise<boolean> {
    try {
      // A request from before the card was sent says nothing.
      await client.cancelQueries({ queryKey })
      const list = await listMealCards.call({}, { customer })
      client.setQueryData(queryKey, list)
      return list.data.some((each) => !known.has(each.source_id) && isSameCard(each, card))
    } catch (error) {
      throw new SavingUnknown(error as Error)
    }
  }

  async function save(card: NewCard): Promise<void> {
    if (before.current && (await isSaved(card, before.current))) return
    const known = new Set(client.getQueryData(queryKey)?.data.map((each) => each.source_id))
    try {
      await saveCard.call({ body: card })
    } catch (error) {
      if (isRefused(error)) throw error
      before.current ??= known
      if (!(await isSaved(card, before.current))) throw error
    }
  }

  const { mutate, error } = useMutation({ mutationKey, meta, mutationFn: save, onSuccess })
  // Also the card of a form that was closed: until then, no other card is sent.
  const isPending = useIsMutating({ mutationKey }) > 0
  return {
    error,
    isPending,
    save: (card: NewCard) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(card)
    },
    /** Call when the form closes: the list shows what has been saved late. */
    leave: () => {
      if (before.current) makeStale(client, saveCard)
    },
  }
}
