/** What a signed-in customer's wallets hold, in minor units. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#domain/session/session.ts'
import { getCompanyWalletBalance, getLocationWallet, getWalletBalance } from '#generated/operations/wallets.ts'
import { type Minor, toMinor } from '#shared/money/money.ts'
import { write } from '#shared/storage/storage.ts'

export type Balance = Minor | 'loading' | 'failed'

const shown = (query: { data?: { data: { balance: number } } | undefined; isError: boolean }): Balance => {
  if (query.data) return toMinor(query.data.data.balance)
  return query.isError ? 'failed' : 'loading'
}

/** Guests have no wallet: nothing is asked for them. */
export function useWalletBalance(isWanted: boolean): Balance {
  const { kind, userId } = useSession()
  const query = useQuery({
    ...getWalletBalance.options({ userId: userId ?? '' }),
    enabled: isWanted && kind === 'registered',
    staleTime: 0,
  })
  return shown(query)
}

/** The company wallet is found through the customer's location (specification §7). */
export function useCompanyWalletBalance(isWanted: boolean): Balance {
  const { kind, userId = '', warehouseId } = useSession()
  const wallet = useQuery({
    ...getLocationWallet.options({ warehouseId, userId }),
    enabled: isWanted && kind === 'registered',
  })
  const found = wallet.data?.data
  useEffect(() => {
    if (!found) return
    write('pwa_client_location_id', found.clientLocation.id)
    write('pwa_wallet_id', found.wallet.id)
  }, [found])
  const balance = useQuery({
    ...getCompanyWalletBalance.options({ warehouseId, locationId: found?.clientLocation.id ?? '', userId }),
    enabled: found !== undefined,
    staleTime: 0,
  })
  return wallet.isError ? 'failed' : shown(balance)
}
