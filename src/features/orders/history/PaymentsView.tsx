import { useListOrderTransactions } from '#generated/hooks/transactions.ts'
import type { components } from '#generated/types.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import styles from '#shared/ui/list/Filters.module.css'
import { keywordOf, useFilters } from '#shared/ui/list/filters.ts'
import { GrowingList, NothingMatches, pageSize } from '#shared/ui/list/GrowingList.tsx'
import { KeywordField } from '#shared/ui/list/KeywordField.tsx'
import { PaymentRow } from './PaymentRow.tsx'

const list = texts.lists.payments

/** Payments, searchable by product, machine or order number. */
export function PaymentsView() {
  const { query, change } = useFilters()
  const keyword = keywordOf(query)
  const payments = useListOrderTransactions({
    pageOff: false,
    limit: pageSize,
    keyword,
    sort: 'created_at',
    order: 'DESC',
  })
  return (
    <GrowingList
      list={payments}
      texts={list}
      look="lines"
      filters={
        <div className={styles.filters}>
          <KeywordField
            label={texts.orders.searchPayments}
            keyword={keyword}
            onChange={(next) => change({ keyword: next })}
          />
        </div>
      }
      isFiltered={keyword !== ''}
      row={row}
      empty={
        keyword ? (
          <NothingMatches to={paths.orderPayments} />
        ) : (
          <EmptyState
            drawing="payment"
            title={texts.orders.noPayments}
            hint={texts.orders.noPaymentsHint}
            action={{ label: texts.orders.toProducts, to: paths.products }}
          />
        )
      }
    />
  )
}

const row = (payment: components['schemas']['OrderTransaction']) => <PaymentRow payment={payment} />
