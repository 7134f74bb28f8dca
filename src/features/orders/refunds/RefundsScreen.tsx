import { useListRefunds } from '#generated/hooks/refunds.ts'
import { neverFresh } from '#shared/api/query-client.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { AnyOf } from '#shared/ui/list/Choices.tsx'
import styles from '#shared/ui/list/Filters.module.css'
import { choicesOf, keywordOf, useFilters } from '#shared/ui/list/filters.ts'
import { GrowingList, NothingMatches, pageSize } from '#shared/ui/list/GrowingList.tsx'
import { KeywordField } from '#shared/ui/list/KeywordField.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { OrderViews } from '../history/OrderViews.tsx'
import { RefundRow } from './RefundRow.tsx'
import { filterOf, type Refund, statuses } from './refund-status.ts'

const list = texts.lists.refunds
const row = (refund: Refund) => <RefundRow refund={refund} />

export function RefundsScreen() {
  const { query, change } = useFilters()
  const keyword = keywordOf(query)
  const chosen = choicesOf(query, 'status', statuses)
  const isFiltered = keyword !== '' || chosen.length > 0
  const refunds = useListRefunds(
    {
      pageOff: false,
      isList: false,
      limit: pageSize,
      keyword,
      sort: 'created_at',
      order: 'DESC',
      ...(chosen.length > 0 && { status: chosen }),
    },
    { staleTime: neverFresh },
  )
  return (
    <Screen wide title={texts.refunds.title}>
      <OrderViews shown="refunds" />
      <GrowingList
        list={refunds}
        texts={list}
        look="cards"
        filters={
          <div className={styles.filters}>
            <KeywordField
              label={texts.refunds.search}
              keyword={keyword}
              onChange={(next) => change({ keyword: next })}
            />
            <AnyOf
              label={texts.refunds.statusFilter}
              choices={statuses.map((value) => ({ value, label: texts.refunds.statuses[value] }))}
              chosen={chosen}
              onChoose={(next) => change({ status: filterOf(next) })}
            />
          </div>
        }
        isFiltered={isFiltered}
        row={row}
        empty={
          isFiltered ? (
            <NothingMatches to={paths.refunds} />
          ) : (
            <EmptyState
              drawing="refund"
              title={texts.refunds.none}
              hint={texts.refunds.noneHint}
              action={{ label: texts.refunds.toOrders, to: paths.orderHistory }}
            />
          )
        }
      />
    </Screen>
  )
}
