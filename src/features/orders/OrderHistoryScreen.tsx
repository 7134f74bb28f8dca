import { useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { orderTexts as texts } from '#shared/texts/orders.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { ViewSwitch } from '#shared/ui/ViewSwitch.tsx'
import { OrdersView } from './OrdersView.tsx'
import { PaymentsView } from './PaymentsView.tsx'

/** The customer's orders and the payments for them. */
export function OrderHistoryScreen() {
  const [query] = useSearchParams()
  const isPayments = query.get('view') === 'payments'
  return (
    <Screen title={texts.historyTitle} back={paths.root}>
      <ViewSwitch
        label={texts.views}
        views={[
          { label: texts.ordersView, to: paths.orderHistory, isShown: !isPayments },
          { label: texts.paymentsView, to: paths.orderPayments, isShown: isPayments },
          { label: texts.refundsView, to: paths.refunds, isShown: false },
        ]}
      />
      {isPayments ? <PaymentsView /> : <OrdersView />}
    </Screen>
  )
}
