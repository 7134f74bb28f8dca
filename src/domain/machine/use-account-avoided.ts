import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOffered } from '#domain/session/features.ts'
import { currentSession, useSession } from '#domain/session/session.ts'
import { useGetProfile } from '#generated/hooks/customers.ts'
import { getProfile, updateProfile } from '#generated/operations/customers.ts'
import { read, write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { type KeptAvoided, mergeAvoided } from './merge-avoided.ts'

const isEqual = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name))

/** Whether the account may have a list that this phone has never seen. */
export function useLacksAccountList(): boolean {
  const { userId, kind } = useSession()
  const kept = useStored('avoidKept')
  return useOffered('avoiding') && kind === 'registered' && kept?.account !== userId
}

/** The accounts that a save is under way for. It ends before the next one starts, so that the later list wins. */
const saving = new Set<string>()

/** Returns whether the account has the list now. A failure is tried again at the next change or visit. */
async function save({ account, names }: KeptAvoided): Promise<boolean> {
  saving.add(account)
  return updateProfile
    .call({ body: { avoid: names } }, { customer: account })
    .then(() => true)
    .catch(() => false)
    .finally(() => saving.delete(account))
}

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
  useEffect(() => {
    if (!isKept || !inAccount || !owner || owner !== userId || saving.has(owner)) return
    const { phone, kept } = mergeAvoided(owner, onPhone ?? [], inAccount, read('avoidKept'))
    if (!isEqual(phone, onPhone ?? [])) write('avoid', phone)
    if (isEqual(kept.names, inAccount)) return void write('avoidKept', kept)
    void save(kept).then((isSaved) => {
      if (!isSaved || currentSession().userId !== owner) return
      write('avoidKept', kept)
      client.setQueryData(
        getProfile.options({}).queryKey,
        (before) => before && { ...before, data: { ...before.data, avoid: kept.names } },
      )
    })
  }, [isKept, inAccount, owner, userId, onPhone, client])
}
