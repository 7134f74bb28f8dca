import { useCompanyWalletBalance, useLocationWallet } from '#domain/wallet/balances.ts'
import { useListCompanyWalletTransactions } from '#generated/hooks/wallets.ts'
import { provesGone } from '#shared/api/proofs.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { useFilters } from '#shared/ui/list/filters.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { transactionQuery } from './transaction-query.ts'
import { WalletSwitch } from './WalletSwitch.tsx'
import { WalletView } from './WalletView.tsx'

/** The company wallet, for customers whose location has one. */
export function CompanyWalletScreen() {
  const { error, isFound, refetch } = useLocationWallet(true)
  const isNone = provesGone(error)
  // Whoever has it keeps seeing it, also if it can't be looked up again.
  const hasFailed = error !== null && !isFound
  return (
    <Screen title={texts.wallet.companyTitle} wide>
      {(isNone || hasFailed) && <WalletSwitch isCompany />}
      {isNone ? (
        <EmptyState
          drawing="company"
          title={texts.wallet.noCompany}
          hint={texts.wallet.noCompanyHint}
          action={{ label: texts.wallet.toWallet, to: paths.walletTransactions }}
        />
      ) : hasFailed ? (
        <ErrorState title={texts.wallet.companyFailed} error={error} onRetry={() => refetch()} />
      ) : (
        <CompanyWallet />
      )}
    </Screen>
  )
}

function CompanyWallet() {
  const { of, isFound } = useLocationWallet(true)
  const { warehouseId, locationId } = of
  const filters = useFilters()
  const balance = useCompanyWalletBalance(true)
  const transactions = useListCompanyWalletTransactions(
    { warehouseId, locationId, ...transactionQuery(filters.query) },
    { enabled: isFound, staleTime: neverFresh },
  )
  return (
    <WalletView
      label={texts.wallet.companyBalance}
      balance={balance === 'none' ? 'failed' : balance}
      list={transactions}
      filters={filters}
      path={paths.companyWalletTransactions}
      isCompany
      endsAtRepeats
    />
  )
}
