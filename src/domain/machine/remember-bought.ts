import { update } from '#shared/storage/storage.ts'

const mostKept = 40

/** Ids of products, at any machine: kept with the latest first, so that they show without waiting (bought-before.ts). */
export function rememberBought(ids: readonly string[]) {
  if (ids.length > 0) update('boughtBefore', (before) => [...new Set([...ids, ...(before ?? [])])].slice(0, mostKept))
}
