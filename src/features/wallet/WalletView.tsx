import type { ComponentProps } from 'react'
import type { Balance } from '#domain/wallet/balances.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import type { useFilters } from '#shared/ui/list/filters.ts'
import { GrowingList, NothingMatches } from '#shared/ui/list/GrowingList.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import type { Transaction } from './movement.ts'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TransactionRow } from './TransactionRow.tsx'
import { isFiltered } from './transaction-query.ts'
import styles from './Wallet.module.css'
import { WalletSwitch } from './WalletSwitch.tsx'

interface Props {
  label: string
  balance: Balance
  list: ComponentProps<typeof GrowingList<Transaction>>['list']
  filters: ReturnType<typeof useFilters>
  /** This screen's path without filters. */
  path: string
  isCompany?: boolean
  endsAtRepeats?: boolean
}

const list = texts.lists.transactions
const row = (transaction: Transaction) => <TransactionRow transaction={transaction} />

/** A wallet's balance and transactions. */
export function WalletView({ label, balance, filters, path, isCompany = false, ...more }: Props) {
  const isNarrowed = isFiltered(filters.query)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <WalletSwitch isCompany={isCompany} />
        <BalanceCard label={label} balance={balance} />
        <p className={styles.comesIn}>{isCompany ? texts.wallet.companyComesIn : texts.wallet.comesIn}</p>
      </div>
      <div className={styles.column}>
        <GrowingList
          {...more}
          texts={list}
          look="lines"
          filters={<TransactionFilters {...filters} />}
          isFiltered={isNarrowed}
          row={row}
          empty={
            isNarrowed ? (
              <NothingMatches to={path} />
            ) : (
              <EmptyState
                drawing="wallet"
                title={texts.wallet.none}
                hint={texts.wallet.noneHint}
                action={{ label: texts.wallet.toProducts, to: paths.products }}
              />
            )
          }
        />
      </div>
    </div>
  )
}
