import type { OrderRecord } from '../seeds/records.ts'
import { completedAt, itemOf, statusOf } from '../world/orders/life-cycle.ts'
import { orderResponse, ordersOf } from '../world/orders/order-response.ts'
import { receiptLink } from '../world/orders/payment.ts'
import {
  endPaymentAttempt,
  paymentAttempt,
  releaseAttempt,
  releaseOrder,
  returnedPayment,
} from '../world/orders/release.ts'
import { refuse } from '../world/refusal.ts'
import { createOrder } from './create-order.ts'
import { type Call, type Handlers, pageOf } from './handler.ts'

/** The order in the path. It must belong to the caller and to the machine; -1 means any machine. */
function orderOf({ world, params, caller }: Pick<Call<'getOrder'>, 'world' | 'params' | 'caller'>): OrderRecord {
  const order = world.state.orders.get(params.orderId)
  const isFound = order?.userId === caller.userId && ['-1', order.machineId].includes(params.machineId)
  return isFound ? order : refuse(404, 'FOUND_4040', 'We couldn’t find that order.')
}

export default {
  listOrders: ({ world, params, caller }) => {
    const rows = ordersOf(world, caller.userId)
      .filter((order) => params.machineId === '-1' || order.machineId === params.machineId)
      .filter((order) => params.status?.includes(statusOf(world, order)) ?? true)
      .map((order) => orderResponse(world, order))
    return pageOf(params.order === 'asc' ? rows.reverse() : rows, params)
  },

  createOrder: (call) => ({ data: createOrder(call) }),

  getOrder: (call) => ({ data: orderResponse(call.world, orderOf(call)) }),

  dispenseOrder: (call) => {
    const { world } = call
    const order = orderOf(call)
    const status = statusOf(world, order)
    if (status === 'Paid' && !order.refund) {
      const isOnline = world.state.machines.get(order.machineId)?.machine.online_status === 'online'
      if (!isOnline) refuse(409, 'ORDER_4092', 'The machine is offline at the moment. Your order is kept.')
      order.dispenseStartedAt = world.clock.now()
    } else if (status !== 'In-Progress') refuse(409, 'ORDER_4091', 'This order isn’t waiting to be dispensed.')
    return { data: orderResponse(world, order) }
  },

  unblockOrder: (call) => {
    const key = call.headers['idempotency-key']
    const isByKey = key !== undefined && call.params.orderId === '-1'
    const order = isByKey
      ? releaseAttempt(call.world, call.caller.userId, key)
      : releaseOrder(call.world, orderOf(call))
    return { data: orderResponse(call.world, order) }
  },

  getPaymentAttempt: ({ world, headers }) => ({ data: paymentAttempt(world, headers['idempotency-key'] ?? '') }),

  endPaymentAttempt: ({ world, headers }) => ({ data: endPaymentAttempt(world, headers['idempotency-key'] ?? '') }),

  getReturnedPayment: ({ world, headers }) => ({ data: returnedPayment(world, headers['payment-token'] ?? '') }),

  rateOrder: (call) => {
    const order = orderOf(call)
    const { rating, item_id: itemId } = call.body
    const rated = itemId === undefined ? order : itemOf(order, itemId)
    if (completedAt(call.world, order) === undefined)
      refuse(409, 'ORDER_4096', 'This order can be rated once it has been dispensed.')
    rated.rating = rating
    return { data: orderResponse(call.world, order) }
  },

  getReceipt: (call) => {
    const order = orderOf(call)
    if (order.paidAt === undefined) refuse(409, 'ORDER_4093', 'This order hasn’t been paid.')
    return { data: { link: receiptLink(order, call.origin) } }
  },
} satisfies Handlers
