import { config } from '#shared/config.ts'
import { readOwned, writeOwned } from '#shared/storage/owned.ts'

const mostKept = 40

interface Bought {
  id: string
  /** The number of portions of the customized ingredient. */
  count: number
  /** The customized ingredient. Not known from an order without any. */
  ingredientId?: string | undefined
}

/** Usual counts are stored by product and ingredient, because a recipe may replace one ingredient with another. */
export const usualKey = (id: string, ingredientId?: string) => (ingredientId ? `${id} ${ingredientId}` : id)

const isOf = (id: string, key: string) => `${key} `.startsWith(`${id} `)

/**
 * Stores what the owner bought at any machine, latest first, so that it shows without a request (bought-before.ts).
 * Without that feature, stores only that they bought: what is said before the first purchase (AvoidDialog.tsx) is not
 * said again.
 */
export function rememberBought(owner: string, all: readonly Bought[]) {
  const bought = all.filter(({ id }) => id)
  const { avoiding, buyAgain } = config.features
  if (bought.length === 0) return
  if (!buyAgain) {
    if (avoiding && !readOwned('boughtBefore', owner)) writeOwned('boughtBefore', owner, { ids: [] })
    return
  }
  const latest = new Map(bought.map((each) => [each.id, each] as const).reverse())
  const ids = [...new Set([...bought.map(({ id }) => id), ...(readOwned('boughtBefore', owner)?.ids ?? [])])].slice(
    0,
    mostKept,
  )
  const before = Object.entries(readOwned('usualCounts', owner)?.counts ?? {})
  const counts = ids.flatMap((id) => {
    const now = latest.get(id)
    return now ? [[usualKey(id, now.ingredientId), now.count] as const] : before.filter(([key]) => isOf(id, key))
  })
  writeOwned('boughtBefore', owner, { ids })
  writeOwned('usualCounts', owner, { counts: Object.fromEntries(counts) })
}
