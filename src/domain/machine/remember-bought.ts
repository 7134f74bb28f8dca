import { config } from '#shared/config.ts'
import { read, write } from '#shared/storage/storage.ts'

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

/** Stores the products bought at any machine, latest first, so they show without a request (bought-before.ts). */
export function rememberBought(all: readonly Bought[]) {
  const bought = all.filter(({ id }) => id)
  if (bought.length === 0 || !config.features.buyAgain) return
  const latest = new Map(bought.map((each) => [each.id, each] as const).reverse())
  const ids = [...new Set([...bought.map(({ id }) => id), ...(read('boughtBefore') ?? [])])].slice(0, mostKept)
  const before = Object.entries(read('usualCounts') ?? {})
  const counts = ids.flatMap((id) => {
    const now = latest.get(id)
    return now ? [[usualKey(id, now.ingredientId), now.count] as const] : before.filter(([key]) => isOf(id, key))
  })
  write('boughtBefore', ids)
  write('usualCounts', Object.fromEntries(counts))
}
