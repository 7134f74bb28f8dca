import { useSession } from '#domain/session/session.ts'
import { useWalletBalance } from '#domain/wallet/balances.ts'
import { useListWalletTransactions } from '#generated/hooks/wallets.ts'
import { paths } from '#shared/paths.ts'
import { walletTexts as texts } from '#shared/texts/wallet.ts'
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
    { enabled: userId !== '', staleTime: 0 },
  )
  return (
    <Screen title={texts.title} wide>
      <WalletView
        label={texts.balance}
        balance={balance}
        list={transactions}
        filters={filters}
        path={paths.walletTransactions}
      />
    </Screen>
  )
}
