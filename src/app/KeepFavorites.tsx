import { useEffect } from 'react'
import { changeFavorites } from '#domain/machine/favorites.ts'
import { useOffered } from '#domain/session/features.ts'
import { useSession } from '#domain/session/session.ts'
import { useListFavorites } from '#generated/hooks/favorites.ts'
import { saveFavorite } from '#generated/operations/favorites.ts'
import { read } from '#shared/storage/storage.ts'

/** Saves a guest's favorites to the account that has signed in. */
async function adopt(userId: string) {
  const stored = read('favorites')
  if (!stored || stored.owner === userId) return
  const targets = [
    ...stored.products.map((targetId) => ({ kind: 'product' as const, targetId })),
    ...stored.machines.map(({ id: targetId }) => ({ kind: 'machine' as const, targetId })),
  ]
  // Oldest first, so that the latest stays first. Targets that the server no longer has are skipped.
  for (const params of targets.reverse()) await saveFavorite.call({ params, body: {} }).catch(() => undefined)
}

/** Stores the account's favorites on this phone. */
export function KeepFavorites() {
  const { userId = '' } = useSession()
  const isKept = useOffered('favorites')
  const { data, refetch } = useListFavorites({}, { enabled: isKept })
  const rows = data?.data
  useEffect(() => {
    if (!rows) return
    const isForeign = read('favorites')?.owner !== userId
    void (isForeign ? adopt(userId).then(() => refetch()) : undefined)
    changeFavorites((stored) => {
      const products = rows.filter(({ kind }) => kind === 'product').map(({ target_id }) => target_id)
      const machines = rows.flatMap(({ machine }) => machine ?? [])
      if (!isForeign) return { owner: userId, products, machines }
      return {
        owner: userId,
        products: [...new Set([...stored.products, ...products])],
        machines: [...stored.machines, ...machines].filter(
          ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
        ),
      }
    })
  }, [rows, userId, refetch])
  return null
}
