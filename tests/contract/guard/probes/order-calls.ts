/** Calls about orders, each answer held against the rules of orders. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { dataOf, rowsOf } from '../target/facts.ts'
import { orderBody, type Scope } from '../target/scope.ts'
import { brokenRules } from './order-rules.ts'
import { expectEqual } from './probe.ts'

export function checkOrder(scope: Scope, sent: Sent, order: Schema, at = '/data') {
  for (const { pointer, expected, found } of brokenRules(order))
    scope.claim(false, { check: 'order-rules', pointer: at + pointer, expected, found }, sent)
}

/** Calls of one order. */
export function orderCalls(scope: Scope, orderId: string) {
  const token = scope.token()
  const parts = { token, path: { userId: scope.facts.userId, machineId: scope.facts.machineId, orderId } }
  const read = (id: string) => async () => {
    const sent = await scope.exchange(id, parts)
    if (sent.status === 200) {
      checkOrder(scope, sent, dataOf(sent))
      expectEqual(scope, 'agrees', sent, '/data/id', dataOf(sent).id, orderId, 'the order that was asked for')
    }
    return sent
  }
  return {
    get: read('getOrder'),
    dispense: read('dispenseOrder'),
    unblock: read('unblockOrder'),
    receipt: () => scope.exchange('getReceipt', parts),
  }
}

export async function createOrder(scope: Scope, more: Schema = {}, key = scope.key()): Promise<Sent> {
  const { userId, machineId } = scope.facts
  return scope.exchange('createOrder', {
    token: scope.token(),
    path: { userId, machineId },
    header: { 'Idempotency-Key': key },
    body: orderBody(scope, more),
  })
}

/** All orders of the customer, and the reply that held them. */
export const listed = async (scope: Scope): Promise<[Sent, Schema[]]> => {
  const { userId } = scope.facts
  const sent = await scope.exchange('listOrders', {
    token: scope.token(),
    path: { userId, machineId: '-1' },
    query: { pageOff: true },
  })
  return [sent, rowsOf(sent)]
}

/** What the list says of an order is what the order says of itself. */
export async function readBack(scope: Scope, order: Schema) {
  const [sent, rows] = await listed(scope)
  const row = rows.find(({ id }) => id === order.id)
  for (const name of ['status', 'net_payable_amount', 'payment_method'])
    expectEqual(
      scope,
      'created-can-be-read',
      sent,
      `/data/${name}`,
      row?.[name],
      order[name],
      'as the order itself says',
    )
  const history = await scope.exchange('listOrderTransactions', { token: scope.token(), query: { pageOff: true } })
  const entry = rowsOf(history).find(({ order_id }) => order_id === order.id)
  expectEqual(
    scope,
    'created-can-be-read',
    history,
    '/data/amount',
    entry?.amount,
    order.net_payable_amount,
    'as the order itself says',
  )
}
