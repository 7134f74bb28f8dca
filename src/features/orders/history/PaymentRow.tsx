import { VisuallyHidden } from '@mantine/core'
import { moneyState } from '#domain/order/order-state.ts'
import { entryOf, nameOfMethod } from '#domain/payment/payment-methods.ts'
import type { components } from '#generated/types.ts'
import { formatDayOfMonth } from '#shared/dates/dates.ts'
import { priceOf } from '#shared/money/price.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Facts } from '#shared/ui/Facts.tsx'
import { ListRow } from '#shared/ui/list/ListRow.tsx'
import { ServerWords } from '#shared/ui/ServerWords.tsx'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { OrderStatus } from './OrderStatus.tsx'

interface Props {
  payment: components['schemas']['OrderTransaction']
}

/** A payment in a list: how, when and where it was paid, and its order's status only if it wasn't. */
export function PaymentRow({ payment }: Props) {
  const { order_id, order_number, summary, amount, currency, payment_method, created_at, machine_name } = payment
  const Mark = entryOf(payment_method)?.mark
  const method = nameOfMethod(payment_method)
  const money = moneyState(payment)
  return (
    <ListRow
      to={paths.orderHistoryDetails(order_id)}
      lead={Mark && <Mark />}
      title={summary || texts.orders.orderNumber({ number: order_number })}
      isServers
      amount={priceOf(amount, currency)}
      isCharged={money !== 'canceled'}
    >
      <span>
        {/* Its mark says it to the eye. */}
        {Mark && <VisuallyHidden>{method}</VisuallyHidden>}
        <small>
          <Facts facts={[!Mark && method, formatDayOfMonth(created_at)]} />
        </small>
        <small>
          <ServerWords>{machine_name}</ServerWords>
        </small>
      </span>
      {money !== 'paid' && (
        <span>
          <OrderStatus order={{ ...payment, is_active: true }} />
        </span>
      )}
    </ListRow>
  )
}
