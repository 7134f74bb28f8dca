import { paths } from '../paths.ts'
import { texts } from '../texts/catalog.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** Switches between orders, payments and refunds. */
export const OrderViews = ({ shown }: { shown: 'orders' | 'payments' | 'refunds' }) => (
  <ViewSwitch
    label={texts.orders.views}
    views={[
      { label: texts.orders.ordersView, to: paths.orderHistory, isShown: shown === 'orders' },
      { label: texts.orders.paymentsView, to: paths.orderPayments, isShown: shown === 'payments' },
      { label: texts.orders.refundsView, to: paths.refunds, isShown: shown === 'refunds' },
    ]}
  />
)
