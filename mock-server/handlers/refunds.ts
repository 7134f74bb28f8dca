import { ordersOf } from '../world/orders/order-answer.ts'
import { refundAnswer, refundOrder } from '../world/orders/refund.ts'
import { refuse } from '../world/refusal.ts'
import { foundIn, type Handlers } from './handler.ts'

export default {
  createRefund: ({ world, body, headers, caller: { userId, isGuest } }) => {
    const order = world.state.orders.get(body.order_id)
    if (order?.userId !== userId) refuse(404, 'FOUND_4040', 'We could not find that order.')
    if (isGuest && body.mode === 'wallet')
      refuse(403, 'AUTH_4030', 'A refund into the wallet needs an account of your own.')
    return { data: refundOrder(world, order, body.mode, { key: headers['idempotency-key'], itemId: body.item_id }) }
  },

  listRefunds: ({ world, params, caller }) => {
    const rows = ordersOf(world, caller.userId)
      .flatMap((order) => refundAnswer(world, order) ?? [])
      .filter(({ status }) => params.status?.includes(status) ?? true)
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
    return foundIn(rows, params, ({ order_number, machine_name }) => `${order_number} ${machine_name}`)
  },
} satisfies Handlers
