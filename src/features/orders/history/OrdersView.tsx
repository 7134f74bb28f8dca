import type { Order } from '#domain/order/order-state.ts'
import { useSession } from '#domain/session/session.ts'
import { useListOrders } from '#generated/hooks/orders.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { GrowingList, pageSize } from '#shared/ui/list/GrowingList.tsx'
import { HistoryRow } from './HistoryRow.tsx'
import { KeptBelow } from './KeptOrders.tsx'

const list = texts.lists.orders

/** All of the customer's orders at all machines, newest first. Pages load while scrolling. */
export function OrdersView() {
  const { userId = '' } = useSession()
  const history = useListOrders(
    { userId, machineId: '-1', limit: pageSize, order: 'desc', pageOff: false, isList: false },
    { enabled: userId !== '' },
  )
  return (
    <GrowingList
      list={history}
      texts={list}
      look="cards"
      shows={isVisible}
      row={row}
      failed={<KeptBelow />}
      empty={
        <EmptyState
          drawing="orders"
          title={texts.orders.noOrders}
          hint={texts.orders.noOrdersHint}
          action={{ label: texts.orders.toProducts, to: paths.products }}
        />
      }
    />
  )
}

const isVisible = ({ is_deleted }: Order) => !is_deleted

const row = (order: Order) => <HistoryRow order={order} canRepeat />
