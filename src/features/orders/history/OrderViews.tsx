import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ViewSwitch } from '#shared/ui/ViewSwitch.tsx'

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
