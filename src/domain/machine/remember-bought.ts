import { config } from '#shared/config.ts'
import { read, write } from '#shared/storage/storage.ts'

const mostKept = 40

/** `count`: the number of portions of the customized ingredient. */
interface Bought {
  id: string
  count: number
}

/** Stores the products bought at any machine, latest first, so they show without a request (bought-before.ts). */
export function rememberBought(bought: readonly Bought[]) {
  if (bought.length === 0 || !config.features.buyAgain) return
  const counts = { ...read('usualCounts'), ...Object.fromEntries(bought.map(({ id, count }) => [id, count]).reverse()) }
  const ids = [...new Set([...bought.map(({ id }) => id), ...(read('boughtBefore') ?? [])])].slice(0, mostKept)
  write('boughtBefore', ids)
  write('usualCounts', Object.fromEntries(ids.flatMap((id) => (id in counts ? [[id, counts[id] ?? 0]] : []))))
}
