/** Merges what a phone and an account avoid. Pure. */

/** What this phone knows of an account's list. */
export interface KeptAvoided {
  account: string
  /** What the account has shown, without what the customer has marked here since then. */
  names: string[]
  /** What the phone held that isn't this account's. */
  others: string[]
  /** What the customer has unmarked here, until the account has shown its list without it. */
  removed?: string[] | undefined
}

const without = (names: readonly string[], gone: readonly string[]) => names.filter((name) => !gone.includes(name))
const together = (...lists: (readonly string[])[]) => [...new Set(lists.flat())]

/** `names`: what the account should have. */
interface Merged {
  phone: string[]
  names: string[]
  kept: KeptAvoided
}

/**
 * What was marked or unmarked on this phone is so there; what changed there changes here. A guest's list goes to the
 * account that they sign in to. What another account keeps stays marked on the phone, but isn't given to this one.
 * A mark must never vanish by itself: the phone loses only what the account has shown before and shows no longer, and
 * the account only what was unmarked here. What the phone lacks for another reason comes back.
 */
export function mergeAvoided(
  account: string,
  onPhone: readonly string[],
  inAccount: readonly string[],
  last: KeptAvoided | null,
): Merged {
  const isSame = last?.account === account
  const before = isSame ? last.names : []
  const foreign = isSame ? last.others : last ? onPhone : []
  const unmarked = isSame ? without(last.removed ?? [], onPhone) : []
  const added = without(onPhone, [...before, ...foreign])
  const names = without(together(inAccount, added), unmarked)
  const others = without(
    foreign.filter((name) => onPhone.includes(name)),
    names,
  )
  const removed = unmarked.filter((name) => inAccount.includes(name))
  return {
    phone: together(names, others),
    names,
    kept: { account, names: [...inAccount], others, ...(removed.length > 0 && { removed }) },
  }
}

/** The customer's own tap. What is marked now counts as new, whatever the account has shown before. */
export function withTap(
  { names, others, removed = [], ...kept }: KeptAvoided,
  marked: readonly string[],
  unmarked: readonly string[],
): KeptAvoided {
  return {
    ...kept,
    names: without(names, marked),
    others: without(others, marked),
    removed: together(without(removed, marked), unmarked),
  }
}
