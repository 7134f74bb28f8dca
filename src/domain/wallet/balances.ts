/** Wallet balances of signed-in customers. Guests have no wallet, so nothing is requested. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Customer, useSession } from '#domain/session/session.ts'
import { useGetCompanyWalletBalance, useGetLocationWallet, useGetWalletBalance } from '#generated/hooks/wallets.ts'
import { getCompanyWalletBalance, getLocationWallet, getWalletBalance } from '#generated/operations/wallets.ts'
import { provesGone } from '#shared/api/proofs.ts'
import { forAMinute, forMinutes, neverFresh } from '#shared/api/query-client.ts'
import { type Minor, toMinor } from '#shared/money/money.ts'
import { writeOwned } from '#shared/storage/owned.ts'

export type Balance = { amount: Minor; currency: string } | 'loading' | 'failed'
/** `none`: the customer's location has no company wallet. */
export type CompanyBalance = Balance | 'none'

interface BalanceQuery {
  data?: { data: { balance: number; currency: string } } | undefined
  isError: boolean
  isFetching: boolean
}

/** A query that has had data keeps its error while it is requested again. */
const failedUnless = (isFetching: boolean): Balance => (isFetching ? 'loading' : 'failed')

function loadedOrFailed({ data, isError, isFetching }: BalanceQuery): Balance {
  // One that couldn't be read again may have been spent meanwhile.
  if (isError) return failedUnless(isFetching)
  return data ? { amount: toMinor(data.data.balance), currency: data.data.currency } : 'loading'
}

function useOwner() {
  const session = useSession()
  return session.kind === 'registered' ? session : undefined
}

type Freshness = { staleTime: number | (typeof forAMinute)['staleTime'] }

/** Requested each time that a screen shows it. */
const always = { staleTime: neverFresh }

export function useWalletBalance(isWanted: boolean, freshness: Freshness = always): Balance {
  const owner = useOwner()
  const enabled = isWanted && owner !== undefined
  return loadedOrFailed(useGetWalletBalance({ userId: owner?.userId ?? '' }, { ...freshness, enabled }))
}

/** The customer's company wallet, found through their location (§7). */
export function useLocationWallet(isWanted: boolean) {
  const owner = useOwner()
  const of = { userId: owner?.userId ?? '', warehouseId: owner?.warehouseId ?? '' }
  const { data, error, isFetching, refetch } = useGetLocationWallet(of, {
    ...forMinutes,
    enabled: isWanted && owner !== undefined,
  })
  const found = data?.data
  const { userId } = of
  useEffect(() => {
    if (!found) return
    writeOwned('pwa_client_location_id', userId, found.clientLocation.id)
    writeOwned('pwa_wallet_id', userId, found.wallet.id)
  }, [found, userId])
  return {
    of: { ...of, locationId: found?.clientLocation.id ?? '' },
    isFound: found !== undefined,
    error,
    isFetching,
    refetch,
  }
}

export function useCompanyWalletBalance(isWanted: boolean, freshness: Freshness = always): CompanyBalance {
  const { of, isFound, error, isFetching } = useLocationWallet(isWanted)
  const balance = useGetCompanyWalletBalance(of, { ...freshness, enabled: isWanted && isFound })
  if (provesGone(error)) return isFetching ? 'loading' : 'none'
  return error && !isFound ? failedUnless(isFetching) : loadedOrFailed(balance)
}

/** Requests a registered customer's balance before the payment. Throws the transport's errors. */
export const requestWalletBalance = (client: QueryClient, { userId }: Customer) =>
  client.query({ ...getWalletBalance.options({ userId }), ...forAMinute })

/** Looks up where the customer works. Throws the transport's errors. */
const requestLocationWallet = (client: QueryClient, { userId, warehouseId }: Customer) =>
  client.query({ ...getLocationWallet.options({ userId, warehouseId }), ...forMinutes })

/** The company's balance, after that look-up. */
export async function requestCompanyBalance(client: QueryClient, customer: Customer) {
  const { data } = await requestLocationWallet(client, customer)
  const { userId, warehouseId } = customer
  const balance = getCompanyWalletBalance.options({ userId, warehouseId, locationId: data.clientLocation.id })
  await client.query({ ...balance, ...forAMinute })
}

/** Requests the balances again after a failure. */
export function useBalanceRetry(): () => Promise<unknown> {
  const client = useQueryClient()
  const balances = [getWalletBalance, getLocationWallet, getCompanyWalletBalance]
  return () => Promise.all(balances.map(({ key }) => client.invalidateQueries({ queryKey: key() })))
}
