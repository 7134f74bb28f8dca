import { ordersOf } from '../world/orders/order-response.ts'
import { refundOrder, refundResponse } from '../world/orders/refund.ts'
import { refuse } from '../world/refusal.ts'
import { foundIn, type Handlers, registered } from './handler.ts'

export default {
  createRefund: (call) => {
    const { world, body, headers, caller } = call
    if (body.mode === 'wallet') registered(call)
    const order = world.state.orders.get(body.order_id)
    if (order?.userId !== caller.userId) refuse(404, 'FOUND_4040', 'We couldn’t find that order.')
    return { data: refundOrder(world, order, body.mode, { key: headers['idempotency-key'], itemId: body.item_id }) }
  },

  listRefunds: ({ world, params, caller }) => {
    const rows = ordersOf(world, caller.userId)
      .flatMap((order) => refundResponse(world, order) ?? [])
      .filter(({ status }) => params.status?.includes(status) ?? true)
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
    return foundIn(rows, params, ({ order_number, machine_name, summary = '' }) =>
      [order_number, machine_name, summary].join(' '),
    )
  },
} satisfies Handlers
