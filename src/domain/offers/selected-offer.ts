/** The offer the customer has picked; kept for this visit only (specification §3). */
import { remove, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'

export function useSelectedOffer(): { id: string } | null {
  const id = useStored('hasProduct')
  return id === null ? null : { id }
}

export const selectOffer = (id: string) => write('hasProduct', id)
export const dropOffer = () => remove('hasProduct')
