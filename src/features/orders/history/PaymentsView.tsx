import { nameOfMethod } from '#domain/payment/payment-methods.ts'
import { useListOrderTransactions } from '#generated/hooks/transactions.ts'
import type { components } from '#generated/types.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import styles from '#shared/ui/list/Filters.module.css'
import { keywordOf, useFilters } from '#shared/ui/list/filters.ts'
import { GrowingList, NothingMatches, pageSize } from '#shared/ui/list/GrowingList.tsx'
import { KeywordField } from '#shared/ui/list/KeywordField.tsx'
import { OrderRow } from './OrderRow.tsx'

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
    <>
      <div className={styles.filters}>
        <KeywordField
          label={texts.orders.searchPayments}
          keyword={keyword}
          onChange={(next) => change({ keyword: next })}
        />
      </div>
      <GrowingList
        list={payments}
        texts={list}
        look="cards"
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
    </>
  )
}

const row = (payment: components['schemas']['OrderTransaction']) => (
  <OrderRow
    order={{ id: payment.order_id, status: payment.status, is_active: true, created_at: payment.created_at }}
    title={payment.summary || texts.orders.orderNumber({ number: payment.order_number })}
    amount={payment.amount}
    machine={payment.machine_name}
    picture={payment.image_url}
    others={0}
    note={nameOfMethod(payment.payment_method)}
  />
)
