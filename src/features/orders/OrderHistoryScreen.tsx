import { useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { ViewSwitch } from '#shared/ui/ViewSwitch.tsx'
import { OrdersView } from './OrdersView.tsx'
import { PaymentsView } from './PaymentsView.tsx'

/** The customer's orders and the payments for them. */
export function OrderHistoryScreen() {
  const [query] = useSearchParams()
  const isPayments = query.get('view') === 'payments'
  return (
    <Screen title={texts.orders.historyTitle} back={paths.root}>
      <ViewSwitch
        label={texts.orders.views}
        views={[
          { label: texts.orders.ordersView, to: paths.orderHistory, isShown: !isPayments },
          { label: texts.orders.paymentsView, to: paths.orderPayments, isShown: isPayments },
          { label: texts.orders.refundsView, to: paths.refunds, isShown: false },
        ]}
      />
      {isPayments ? <PaymentsView /> : <OrdersView />}
    </Screen>
  )
}
