/** Money back for what was not dispensed, once. */
import { refundable } from './dispensing.ts'
import { book } from './ledger.ts'
import { type Call, type Operation, operation, signedIn } from './operation.ts'
import { ordersOf, refundAnswer } from './order-answer.ts'
import { listed, notFound, ok, type Paging, refuse } from './reply.ts'
import * as shapes from './shapes.ts'
import type { Order, Refund, World } from './world.ts'

/** The ledger a refund goes into; undefined where it goes back to a card. */
function ledgerFor(world: World, order: Order, mode: Refund['mode']): string | undefined {
  if (mode === 'wallet' || order.method === 'Wallet') return order.userId
  return order.method === 'CompanyWallet' ? world.customers.get(order.userId)?.locationId : undefined
}

function refund({ world, body, caller }: Call<{ order_id: string; mode: Refund['mode'] }>) {
  const { userId, isGuest } = signedIn({ caller })
  const order = world.orders.get(body.order_id)
  if (order?.userId !== userId) return notFound('order')
  if (isGuest && body.mode === 'wallet' && !world.has('guest-refunded-into-wallet'))
    refuse(403, 'AUTH_4030', 'A refund into the wallet needs an account of your own.')
  const earlier = order.refund
  if (earlier && !world.has('refunded-twice')) refuse(409, 'REFUND_4091', 'This order has been refunded already.')
  const amount = earlier?.amount ?? (world.has('dispensed-order-refunded') ? order.net : refundable(world, order))
  if (amount === 0) refuse(409, 'REFUND_4090', 'There is nothing to refund for this order.')
  const ledger = ledgerFor(world, order, body.mode)
  const description = `Refund of order ${order.number}`
  if (ledger && !world.has('refund-not-booked'))
    book(world, ledger, {
      type: 'credit',
      amount: amount + Number(world.has('refund-credited-a-cent-more')),
      description,
      orderId: order.id,
    })
  const made: Refund = {
    id: world.nextId('ref'),
    mode: body.mode,
    amount,
    isFull: amount === order.net || world.has('refund-always-full'),
    at: world.now(),
    ...(ledger && { processedAt: world.now() }),
  }
  if (!world.has('refund-not-kept')) order.refund = made
  order.isReleased = true
  return ok(refundAnswer(world, order, made))
}

interface RefundsQuery extends Paging {
  keyword?: string
  order?: 'ASC' | 'DESC'
  status?: string[]
}

function list({ world, query, caller }: Call<unknown, RefundsQuery>) {
  const keyword = (query.keyword ?? '').toLowerCase()
  const rows = ordersOf(world, signedIn({ caller }).userId)
    .flatMap((order) => (order.refund ? [refundAnswer(world, order, order.refund)] : []))
    .filter(({ status }) => world.has('refund-status-filter-ignored') || (query.status?.includes(status) ?? true))
    .filter(({ order_number, machine_name }) => `${order_number} ${machine_name}`.toLowerCase().includes(keyword))
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
  return listed(query.order === 'ASC' ? rows.reverse() : rows, query)
}

export const refundOperations: Operation[] = [
  operation<unknown, RefundsQuery>('listRefunds', 'GET /v1/refunds', { query: shapes.refundQuery }, list),
  operation<{ order_id: string; mode: Refund['mode'] }>(
    'createRefund',
    'POST /v1/refunds',
    { body: shapes.refundRequest },
    refund,
  ),
]
