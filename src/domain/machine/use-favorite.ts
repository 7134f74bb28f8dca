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

/** The unfinished calls for a customer's target, and whether the server is known to have it as a favorite. */
const unfinished = new Map<string, { count: number; isSaved: boolean }>()

/** Whether the target is a favorite, and a toggle that updates at once and reverts if the last tap's server call fails. */
export function useFavorite(target: Target, onFailure: () => void) {
  const { products, machines } = useFavorites()
  const client = useQueryClient()
  const isKept = useOffered('favorites')
  const targetId = target.kind === 'product' ? target.id : target.machine.id
  const isFavorite = products.includes(targetId) || machines.some(({ id }) => id === targetId)

  /** Returns whether the server has accepted it. */
  async function send(isWanted: boolean, userId: string | undefined): Promise<boolean> {
    if (currentSession().userId !== userId) return false
    const params = { kind: target.kind, targetId }
    try {
      await (isWanted ? saveFavorite.call({ params, body: {} }) : deleteFavorite.call({ params }))
      makeStale(client, saveFavorite)
      return true
    } catch {
      return false
    }
  }

  /** `wasFavorite`: before the tap. */
  async function save(wasFavorite: boolean, userId: string | undefined) {
    const key = `${userId} ${target.kind} ${targetId}`
    const calls = unfinished.get(key) ?? { count: 0, isSaved: wasFavorite }
    unfinished.set(key, calls)
    calls.count += 1
    const sent = last.then(() => send(!wasFavorite, userId))
    last = sent
    const isSent = await sent
    calls.count -= 1
    if (isSent) calls.isSaved = !wasFavorite
    // A later tap has the last word.
    if (calls.count > 0) return
    unfinished.delete(key)
    if (!isSent && changeFavorites(userId, change(target, calls.isSaved))) onFailure()
  }

  return {
    isFavorite,
    toggle: () => {
      const { userId } = currentSession()
      changeFavorites(userId, change(target, !isFavorite))
      if (isKept) void save(isFavorite, userId)
    },
  }
}
