/** Orders: read, dispense, let go, receipt, and the history as rows. */
import { statusOf } from './dispensing.ts'
import { type Call, type Operation, operation, signedIn } from './operation.ts'
import { orderAnswer, orderRow, ordersOf } from './order-answer.ts'
import { createOrder, type OrderBody } from './ordering.ts'
import { listed, notFound, notYours, ok, type Paging, refuse } from './reply.ts'
import * as shapes from './shapes.ts'
import type { Order } from './world.ts'

/** The order of a path: the caller's, of that machine; -1 stands for any. */
function orderOf(call: Call, isAnybodys = false): Order {
  const { userId } = signedIn(call)
  if (userId !== call.params.userId) notYours()
  const order = call.world.orders.get(call.params.orderId ?? '')
  const isAnywhere = ['-1', order?.machineId].includes(call.params.machineId) || call.world.has('order-of-any-machine')
  const isOwn = order?.userId === userId || isAnybodys
  const isHere = order && isOwn && isAnywhere
  return isHere ? order : notFound('order')
}

interface OrdersQuery extends Paging {
  order?: 'asc' | 'desc'
  status?: string[]
}

function listOrders({ world, params, query, caller }: Call<unknown, OrdersQuery>) {
  const { userId } = signedIn({ caller })
  if (userId !== params.userId && !world.has('orders-of-others-shown')) notYours()
  const wanted = world.has('first-status-only') ? query.status?.slice(0, 1) : query.status
  const rows = ordersOf(world, params.userId ?? '')
    .filter(
      ({ machineId }) => ['-1', machineId].includes(params.machineId ?? '') || world.has('orders-of-every-machine'),
    )
    .filter((order) => world.has('order-status-filter-ignored') || (wanted?.includes(statusOf(world, order)) ?? true))
    .map((order) => orderAnswer(world, order))
  return listed(query.order === 'asc' ? rows.reverse() : rows, query)
}

function dispense(call: Call) {
  const { world } = call
  const order = orderOf(call)
  const status = statusOf(world, order)
  const mayStart =
    (status === 'Paid' && (!order.refund || world.has('dispensed-after-refund'))) ||
    (status === 'Pending' && world.has('unpaid-order-dispensed'))
  const mayAgain = status === 'Dispensed' && world.has('dispensed-again')
  if (mayStart || mayAgain) {
    if (!world.machines.get(order.machineId)?.isOnline && !world.has('dispensed-offline'))
      refuse(409, 'ORDER_4092', 'The machine is offline at the moment. Your order is kept.')
    order.startedAt = world.now()
    delete order.endedAt
    for (const item of order.items) item.dispensed = 0
  } else if (status !== 'In-Progress' || world.has('dispensing-again-refused'))
    refuse(409, 'ORDER_4091', 'This order is not waiting to be dispensed.')
  return ok(orderAnswer(world, order))
}

function receipt(call: Call) {
  const order = orderOf(call)
  if (order.paidAt === undefined && !call.world.has('receipt-of-unpaid-order'))
    refuse(409, 'ORDER_4093', 'This order has not been paid.')
  return ok({ link: `${call.origin}/receipts/${order.id}` })
}

interface RowsQuery extends Paging {
  keyword?: string
  order?: 'ASC' | 'DESC'
}

function history({ world, query, caller }: Call<unknown, RowsQuery>) {
  const keyword = world.has('history-keyword-ignored') ? '' : (query.keyword ?? '').toLowerCase()
  const rows = ordersOf(world, signedIn({ caller }).userId)
    .map((order) => orderRow(world, order))
    .filter((row) => `${row.order_number} ${row.machine_name} ${row.summary}`.toLowerCase().includes(keyword))
  return listed(query.order === 'ASC' && !world.has('history-order-ignored') ? rows.reverse() : rows, query)
}

const all = '/v1/users/{userId}/vending-machine/{machineId}/orders'
const one = `${all}/{orderId}`
export const orderOperations: Operation[] = [
  operation<unknown, OrdersQuery>('listOrders', `GET ${all}`, { query: shapes.orderQuery }, listOrders),
  operation<OrderBody>(
    'createOrder',
    `POST ${all}`,
    { headers: shapes.keyHeader, body: shapes.orderRequest },
    createOrder,
  ),
  operation('getOrder', `GET ${one}`, {}, (call) => ok(orderAnswer(call.world, orderOf(call)))),
  operation('dispenseOrder', `POST ${one}/dispense/v2`, {}, dispense),
  operation('unblockOrder', `PATCH ${one}/unblock`, {}, (call) => {
    const order = orderOf(call, call.world.has('unblock-for-anybody'))
    if (!call.world.has('unblocked-order-stays-active')) order.isReleased = true
    return ok(orderAnswer(call.world, order))
  }),
  operation('getReceipt', `GET ${one}/receipt`, {}, receipt),
  operation<unknown, RowsQuery>(
    'listOrderTransactions',
    'GET /v1/order-transactions',
    { query: shapes.historyQuery },
    history,
  ),
]
