import { read, write } from '#shared/storage/storage.ts'
import { withTap } from './merge-avoided.ts'

/**
 * The customer's choice on the screen, which has shown `shown`. Only the names that differ change: an app of another
 * version may have stored names that this one doesn't show.
 */
export function changeAvoided(shown: readonly string[], chosen: readonly string[]) {
  const marked = chosen.filter((name) => !shown.includes(name))
  const unmarked = shown.filter((name) => !chosen.includes(name))
  const kept = read('avoidKept')
  // First: another tab that hears of the mark alone could take it for one that the account has lost.
  if (kept) write('avoidKept', withTap(kept, marked, unmarked))
  const before = read('avoid') ?? []
  write('avoid', [...new Set([...before.filter((name) => !unmarked.includes(name)), ...marked])])
}
