import { useSearchParams } from 'react-router-dom'
import { texts } from '#shared/texts/catalog.ts'
import { Screen } from '#shared/ui/Screen.tsx'
import { OrdersView } from './OrdersView.tsx'
import { OrderViews } from './OrderViews.tsx'
import { PaymentsView } from './PaymentsView.tsx'

/** The customer's orders and the payments for them. */
export function OrderHistoryScreen() {
  const [query] = useSearchParams()
  const isPayments = query.get('view') === 'payments'
  return (
    <Screen wide title={texts.orders.historyTitle}>
      <OrderViews shown={isPayments ? 'payments' : 'orders'} />
      {isPayments ? <PaymentsView /> : <OrdersView />}
    </Screen>
  )
}
