/** Money back: as much as was said, once, kept and booked. */
import type { Schema } from '../contract.ts'
import { dataOf, rowsOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { createOrder } from './order-calls.ts'
import { expectCode, expectEqual, expectStatus, minor, type Probe } from './probe.ts'

const ask = (scope: Scope, order_id: unknown, mode: string, token = scope.token()) =>
  scope.exchange('createRefund', { token, body: { order_id, mode } })

async function refund(scope: Scope, order: Schema, mode: 'source' | 'wallet') {
  const token = scope.token()
  const path = { userId: scope.facts.userId }
  const balance = async () => minor(dataOf(await scope.exchange('getWalletBalance', { token, path })).balance)
  const before = await balance()
  const sent = await ask(scope, order.id, mode)
  if (!expectStatus(scope, 'happy', sent, [200], 'the order says that it can be refunded')) return
  const made = dataOf(sent)
  expectEqual(
    scope,
    'money:refund',
    sent,
    '/data/amount',
    minor(made.amount),
    minor(order.refundable_amount),
    'what the order said, in minor units',
  )
  const kind = minor(made.amount) === minor(order.net_payable_amount) ? 'full' : 'partial'
  expectEqual(scope, 'refund-kind', sent, '/data/kind', made.kind, kind, 'what the amount says')
  expectEqual(scope, 'created-can-be-read', sent, '/data/order_id', made.order_id, order.id, 'the order that was sent')
  const twice = await ask(scope, order.id, mode)
  expectStatus(scope, 'refunded-once', twice, [409], 'it has been refunded')
  expectCode(scope, 'refunded-once', twice, 'REFUND_4091', 'it has been refunded')
  const list = await scope.exchange('listRefunds', { token, query: { pageOff: true } })
  const row = rowsOf(list).find(({ id }) => id === made.id)
  expectEqual(scope, 'created-can-be-read', list, '/data/amount', row?.amount, made.amount, 'the refund that was made')
  const read = await scope.exchange('getOrder', { token, path: { ...path, machineId: '-1', orderId: order.id } })
  expectEqual(
    scope,
    'created-can-be-read',
    read,
    '/data/refund/amount',
    (dataOf(read).refund as Schema | undefined)?.amount,
    made.amount,
    'the refund that was made',
  )
  if (mode === 'wallet')
    expectEqual(
      scope,
      'money:refund',
      sent,
      '/data/mode',
      (await balance()) - before,
      minor(made.amount),
      'the wallet rises by the amount, in minor units',
    )
}

export const refunds: Probe = {
  name: 'refunds',
  writes: true,
  run: async (scope) => {
    if (!scope.customer) return
    const { userId } = scope.facts
    const sent = await scope.exchange('listOrders', {
      token: scope.token(),
      path: { userId, machineId: '-1' },
      query: { pageOff: true },
    })
    const open = rowsOf(sent).filter(
      (order) => minor(order.refundable_amount) > 0 && ['Failed', 'Partially-Dispensed'].includes(String(order.status)),
    )
    const partly = open.find(({ status }) => status === 'Partially-Dispensed')
    const failed = open.find((order) => order.id !== partly?.id)
    if (partly) await refund(scope, partly, 'wallet')
    if (failed) await refund(scope, failed, 'source')
    const nothing = rowsOf(sent).find(({ status, refund: known }) => status === 'Dispensed' && known === undefined)
    const refused = nothing && (await ask(scope, nothing.id, 'source'))
    if (refused) {
      expectStatus(scope, 'refund-refused', refused, [409], 'everything came out')
      expectCode(scope, 'refund-refused', refused, 'REFUND_4090', 'everything came out')
    }
    const unknown = await ask(scope, 'no-such-order', 'source')
    expectStatus(scope, 'unknown-refused', unknown, [404], 'there is no such order')
  },
}

/** A guest has no wallet to be refunded into, and nobody gets another's money back. */
export const guestRefund: Probe = {
  name: 'a guest’s refund',
  writes: true,
  run: async (scope) => {
    const { guest, facts } = scope
    if (!guest || !scope.customer) return
    const asGuest: Scope = { ...scope, token: () => guest.token, facts: { ...facts, userId: guest.userId } }
    const made = await createOrder(asGuest)
    if (made.status !== 200) return
    const orderId = dataOf(made).order_id
    const own = await ask(scope, orderId, 'wallet', guest.token)
    expectStatus(scope, 'guest-refused', own, [403], 'a guest has no wallet')
    expectStatus(
      scope,
      'foreign-refused',
      await ask(scope, orderId, 'source'),
      [403, 404],
      'the order is another user’s',
    )
    const foreign = await scope.exchange('getOrder', {
      token: scope.token(),
      path: { userId: facts.userId, machineId: '-1', orderId },
    })
    expectStatus(scope, 'foreign-refused', foreign, [403, 404], 'the order is another user’s')
  },
}
