/** Merges what a phone and an account avoid. Pure. */

/** What an account had when this phone last saw it, and what the phone held that isn't this account's. */
export interface KeptAvoided {
  account: string
  names: string[]
  others: string[]
}

const without = (names: readonly string[], gone: readonly string[]) => names.filter((name) => !gone.includes(name))
const together = (...lists: (readonly string[])[]) => [...new Set(lists.flat())]

/**
 * What was added or removed on this phone since it last saw the account is added and removed there; what changed there
 * changes here. A guest's list goes to the account that they sign in to. What another account keeps stays marked on the
 * phone, because a mark must never vanish by itself, but isn't given to this one.
 */
export function mergeAvoided(
  account: string,
  onPhone: readonly string[],
  inAccount: readonly string[],
  last: KeptAvoided | null,
): { phone: string[]; kept: KeptAvoided } {
  const isSame = last?.account === account
  const before = isSame ? last.names : []
  const foreign = isSame ? last.others : last ? onPhone : []
  const added = without(onPhone, [...before, ...foreign])
  const removed = without(before, onPhone)
  const names = without(together(inAccount, added), removed)
  const others = without(
    foreign.filter((name) => onPhone.includes(name)),
    names,
  )
  return { phone: together(names, others), kept: { account, names, others } }
}
