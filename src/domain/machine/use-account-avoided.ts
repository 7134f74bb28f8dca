import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOffered } from '#domain/session/features.ts'
import { currentSession, useSession } from '#domain/session/session.ts'
import { useGetProfile } from '#generated/hooks/customers.ts'
import { getProfile, updateProfile } from '#generated/operations/customers.ts'
import { withLock } from '#shared/locks.ts'
import { read, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { mergeAvoided } from './merge-avoided.ts'

const isEqual = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.length === others.length && some.every((name) => others.includes(name))

/** Whether the account may have a list that this phone has never seen. */
export function useLacksAccountList(): boolean {
  const { userId, kind } = useSession()
  const kept = useStored('avoidKept')
  return useOffered('avoiding') && kind === 'registered' && kept?.account !== userId
}

const mergedWith = (account: string, inAccount: readonly string[]) =>
  mergeAvoided(account, read('avoid') ?? [], inAccount, read('avoidKept'))

/** Whether phone and account have each other's changes, if this is the account's list. */
function isSettled(account: string, inAccount: readonly string[]): boolean {
  const { phone, names, kept } = mergedWith(account, inAccount)
  const last = read('avoidKept')
  return (
    isEqual(phone, read('avoid') ?? []) &&
    isEqual(names, inAccount) &&
    last?.account === account &&
    isEqual(kept.names, last.names) &&
    isEqual(kept.others, last.others) &&
    isEqual(kept.removed, last.removed)
  )
}

/** Returns what the account should have. The phone comes first: the merge of a half-written pair then loses no mark. */
function take(account: string, inAccount: readonly string[]): string[] {
  const { phone, names, kept } = mergedWith(account, inAccount)
  if (!isEqual(phone, read('avoid') ?? [])) write('avoid', phone)
  write('avoidKept', kept)
  return names
}

const isSignedIn = (account: string) => currentSession().userId === account

/**
 * What has been loaded before only says whether there may be something to do: what another tab has saved since then would
 * look like a change on another phone. So one tab at a time asks and saves. A save is done once the account shows it,
 * because a server may accept a list and not keep it: until then, the marks count as new at the next change or visit.
 */
const settle = (account: string, client: QueryClient) =>
  withLock(`avoid ${account}`, async () => {
    if (!isSignedIn(account)) return
    const { queryKey } = getProfile.options({})
    const loaded = client.getQueryData(queryKey)?.data.avoid
    if (!loaded) return
    // The first list that this phone sees only adds marks.
    if (read('avoidKept')?.account !== account) take(account, loaded)
    if (isSettled(account, loaded)) return
    /** Undefined if another customer has signed in meanwhile, or the server doesn't store it. */
    async function ask() {
      const answer = await getProfile.call({}, { customer: account })
      if (!isSignedIn(account)) return undefined
      client.setQueryData(queryKey, answer)
      return answer.data.avoid
    }
    const inAccount = await ask()
    if (!inAccount) return
    const names = take(account, inAccount)
    if (isEqual(names, inAccount)) return
    await updateProfile.call({ body: { avoid: names } }, { customer: account })
    const saved = await ask()
    if (saved) take(account, saved)
  })

/** Keeps what the customer avoids the same on this phone and in the account, if the server stores it. */
export function useAccountAvoided(isWanted: boolean) {
  const { userId } = useSession()
  const isLacking = useLacksAccountList()
  const isRegistered = useSession().kind === 'registered'
  const isKept = useOffered('avoiding') && isRegistered && (isWanted || isLacking)
  const { data } = useGetProfile({}, { enabled: isKept })
  const onPhone = useStored('avoid')
  const client = useQueryClient()
  const inAccount = data?.data.avoid
  const owner = data?.data.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on the phone is settled, too.
  useEffect(() => {
    if (!isKept || !inAccount || !owner || owner !== userId) return
    // Tried again at the next change or visit.
    settle(owner, client).catch(() => undefined)
  }, [isKept, inAccount, owner, userId, onPhone, client])
}

/**
 * Whether the account's list is still to come. Takes it as soon as it is here: the background, which does so on other
 * screens, starts later. False once it can't be loaded.
 */
export function useAwaitsAccountList(): boolean {
  const { userId } = useSession()
  const isLacking = useLacksAccountList()
  useAccountAvoided(false)
  const { data, isPending, errorUpdateCount } = useGetProfile({}, { enabled: isLacking })
  // A failed query is pending again while it is repeated.
  const isAsked = isPending && errorUpdateCount === 0
  const isToBeTaken = data?.data.avoid !== undefined && data.data.id === userId
  return isLacking && (isAsked || isToBeTaken)
}
