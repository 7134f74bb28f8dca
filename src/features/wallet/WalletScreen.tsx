import { useSession } from '#domain/session/session.ts'
import { useWalletBalance } from '#domain/wallet/balances.ts'
import { useListWalletTransactions } from '#generated/hooks/wallets.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { useFilters } from '#shared/ui/list/filters.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { transactionQuery } from './transaction-query.ts'
import { WalletView } from './WalletView.tsx'

export function WalletScreen() {
  const { userId = '' } = useSession()
  const filters = useFilters()
  const balance = useWalletBalance(true)
  const transactions = useListWalletTransactions(
    { userId, ...transactionQuery(filters.query) },
    { enabled: userId !== '', staleTime: neverFresh },
  )
  return (
    <Screen title={texts.wallet.title} wide>
      <WalletView
        label={texts.wallet.balance}
        balance={balance}
        list={transactions}
        filters={filters}
        path={paths.walletTransactions}
      />
    </Screen>
  )
}
