import { useQueryClient } from '@tanstack/react-query'
import { useOffered } from '#domain/session/features.ts'
import { currentSession } from '#domain/session/session.ts'
import { deleteFavorite, saveFavorite } from '#generated/operations/favorites.ts'
import { makeStale } from '#shared/api/stale.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { changeFavorites, type Favorites, useFavorites, withMachine, withProduct } from './favorites.ts'

type Target = { kind: 'product'; id: string } | { kind: 'machine'; machine: KnownMachine }

const change = (target: Target, isWanted: boolean) => (favorites: Favorites) =>
  target.kind === 'product'
    ? withProduct(favorites, target.id, isWanted)
    : withMachine(favorites, target.machine, isWanted)

/** Calls are sent one after the other, so the last tap wins. */
let last: Promise<unknown> = Promise.resolve()

/** Whether the target is a favorite, and a toggle that updates at once and reverts if the server call fails. */
export function useFavorite(target: Target, onFailure: () => void) {
  const { products, machines } = useFavorites()
  const client = useQueryClient()
  const isKept = useOffered('favorites')
  const targetId = target.kind === 'product' ? target.id : target.machine.id
  const isFavorite = products.includes(targetId) || machines.some(({ id }) => id === targetId)

  async function send(isWanted: boolean, userId: string | undefined) {
    if (currentSession().userId !== userId) return
    const params = { kind: target.kind, targetId }
    try {
      await (isWanted ? saveFavorite.call({ params, body: {} }) : deleteFavorite.call({ params }))
      makeStale(client, saveFavorite)
    } catch {
      if (changeFavorites(userId, change(target, !isWanted))) onFailure()
    }
  }

  return {
    isFavorite,
    toggle: () => {
      const isWanted = !isFavorite
      const { userId } = currentSession()
      changeFavorites(userId, change(target, isWanted))
      if (isKept) last = last.then(() => send(isWanted, userId))
    },
  }
}
