import { useMemo } from 'react'
import { useSession } from '#domain/session/session.ts'
import { useListOrders } from '#generated/hooks/orders.ts'
import { paths } from '#shared/paths.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { Screen } from '#shared/ui/Screen.tsx'
import { HistoryEnd } from './HistoryEnd.tsx'
import { HistoryList, HistorySkeleton } from './HistoryList.tsx'
import { ordersOf } from './history.ts'

/** Specification §9. */
const pageSize = 10

/** Every order of the customer, of any machine, the newest first; pages come as the list is read. */
export function OrderHistoryScreen() {
  const { userId = '' } = useSession()
  const history = useListOrders(
    { userId, machineId: '-1', limit: pageSize, order: 'desc', pageOff: false, isList: false },
    { enabled: userId !== '' },
  )
  const pages = history.data?.pages
  const orders = useMemo(() => pages && ordersOf(pages), [pages])
  const isCutOff = !orders && (history.isError || history.fetchStatus === 'paused')
  return (
    <Screen title={texts.historyTitle} back={paths.root}>
      {isCutOff ? (
        <ErrorState
          title={texts.ordersFailed}
          hint={texts.ordersFailedHint}
          error={history.error}
          onRetry={() => void history.refetch()}
        />
      ) : !orders ? (
        <HistorySkeleton />
      ) : orders.length === 0 && !history.hasNextPage ? (
        <EmptyState
          title={texts.noOrders}
          hint={texts.noOrdersHint}
          action={{ label: texts.toProducts, to: paths.products }}
        />
      ) : (
        <>
          <HistoryList orders={orders} />
          <HistoryEnd
            count={orders.length}
            pages={pages?.length ?? 0}
            hasMore={history.hasNextPage}
            isLoading={history.isFetchingNextPage}
            hasFailed={history.isFetchNextPageError}
            onMore={() => void history.fetchNextPage()}
          />
        </>
      )}
    </Screen>
  )
}
