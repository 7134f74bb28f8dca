import { useEffect } from 'react'
import { changeFavorites, type Favorites } from '#domain/machine/favorites.ts'
import { useOffered } from '#domain/session/features.ts'
import { currentSession, useSession } from '#domain/session/session.ts'
import { useListFavorites } from '#generated/hooks/favorites.ts'
import { listFavorites, saveFavorite } from '#generated/operations/favorites.ts'
import type { components } from '#generated/types.ts'
import { isRefusedForGood } from '#shared/api/proofs.ts'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { readOwned } from '#shared/storage/owned.ts'

type Schemas = components['schemas']
type Saved = Pick<Favorites, 'products' | 'machines'>

/** The phone's favorites come first. */
const merged = (phone: Saved, account: Saved): Saved => {
  const machines = new Map<string, KnownMachine>()
  for (const machine of [...phone.machines, ...account.machines])
    if (!machines.has(machine.id)) machines.set(machine.id, machine)
  return { products: [...new Set([...phone.products, ...account.products])], machines: [...machines.values()] }
}

/** The customer may have removed it meanwhile. */
function isStillFavorite(userId: string, targetId: string): boolean {
  const { products = [], machines = [] } = readOwned('favorites', userId) ?? {}
  return products.includes(targetId) || machines.some(({ id }) => id === targetId)
}

/** Saves the phone's favorites that the account lacks. Returns whether none is left to save. */
async function saveMissing(userId: string, phone: Saved, account: Saved): Promise<boolean> {
  const savedIds = new Set([...account.products, ...account.machines.map(({ id }) => id)])
  const targets = [
    ...phone.products.map((targetId) => ({ kind: 'product' as const, targetId })),
    ...phone.machines.map(({ id: targetId }) => ({ kind: 'machine' as const, targetId })),
  ].filter(({ targetId }) => !savedIds.has(targetId))
  let isComplete = true
  // Oldest first, so that the latest stays first.
  for (const params of targets.reverse()) {
    if (currentSession().userId !== userId) return false
    if (!isStillFavorite(userId, params.targetId)) continue
    await saveFavorite.call({ params, body: {} }).catch((error: unknown) => {
      if (!isRefusedForGood(error)) isComplete = false
    })
  }
  return isComplete
}

/** The hook may be mounted again before all are saved. */
let isSaving = false

/**
 * Gives a guest's favorites to the account that has signed in. They count as saved once all are, so that the next visit
 * tries again instead of replacing them.
 */
async function adopt(userId: string, phone: Saved, account: Saved): Promise<boolean> {
  changeFavorites(userId, () => merged(phone, account))
  if (isSaving) return false
  isSaving = true
  const isComplete = await saveMissing(userId, phone, account).finally(() => {
    isSaving = false
  })
  return isComplete && changeFavorites(userId, (stored) => ({ ...stored, isSaved: true }))
}

type Rows = Schemas['Favorite'][]

const savedOf = (rows: Rows): Saved => ({
  products: rows.filter(({ kind }) => kind === 'product').map(({ target_id }) => target_id),
  machines: rows.flatMap(({ machine }) => machine ?? []),
})

const take = (userId: string, rows: Rows) => changeFavorites(userId, () => ({ ...savedOf(rows), isSaved: true }))

const idsOf = ({ products, machines }: Saved) => [...products, ...machines.map(({ id }) => id)].sort().join(' ')

/**
 * A list that differs from the phone's may be older than the last tap, in this tab or another. So it is read again, and
 * replaces the phone's only if nothing is tapped meanwhile.
 */
async function takeLatest(userId: string) {
  const before = readOwned('favorites', userId)
  const { data } = await listFavorites.call({}, { customer: userId })
  if (readOwned('favorites', userId) === before) take(userId, data)
}

/** Keeps the account's favorites on this phone, if `isWanted` and the server stores them. */
export function useAccountFavorites(isWanted = true) {
  const { userId = '' } = useSession()
  const isKept = useOffered('favorites') && isWanted
  const { data, refetch } = useListFavorites({}, { enabled: isKept })
  const rows = data?.data
  useEffect(() => {
    if (!rows) return
    const account = savedOf(rows)
    const stored = readOwned('favorites', userId)
    if (stored && !stored.isSaved)
      void adopt(userId, stored, account).then((isComplete) => (isComplete ? refetch() : null))
    else if (!stored || idsOf(stored) === idsOf(account)) take(userId, rows)
    // Tried again at the next visit.
    else takeLatest(userId).catch(() => undefined)
  }, [rows, userId, refetch])
}
