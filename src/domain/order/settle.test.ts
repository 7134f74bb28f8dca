import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as analytics from '#shared/analytics/track.ts'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { readOwned, writeOwned } from '#shared/storage/owned.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { type Attempt, startAttempt } from './attempt.ts'
import { sampleCheckout, sampleOrder } from './order.sample.ts'
import type { Order } from './order-state.ts'
import { afterOrder, afterPayment } from './settle.ts'
import { applyOrder } from './settle-stored.ts'

const made: Attempt = {
  ...startAttempt(sampleCheckout(), 'k'.repeat(16), 'http://localhost', new Date(0)),
  orderId: 'ord-1',
}
const order = (status: string, changes: Partial<Order> = {}) =>
  sampleOrder({ status: status as Order['status'], is_active: ['Paid', 'In-Progress'].includes(status), ...changes })

describe('an attempt', () => {
  it.each(['Paid', 'In-Progress', 'Dispensed', 'Partially-Dispensed', 'Failed'])(
    'removes the bought lines from the cart once the order is %s',
    (status) => {
      expect(afterOrder(made, order(status))).toEqual({ attempt: { ...made, settled: true }, bought: made.lines })
    },
  )

  it.each([
    ['dispensed', 'Dispensed', { refundable_amount: 0 }],
    ['refunded', 'Partially-Dispensed', { refund: { id: 'ref-1' } as never }],
  ])('removes the attempt once nothing is left to collect or refund: %s', (_, status, changes) => {
    expect(afterOrder(made, order(status, changes))).toEqual({ attempt: null, bought: made.lines })
    expect(afterOrder({ ...made, settled: true }, order(status, changes))).toEqual({ attempt: null, bought: [] })
  })

  it('keeps the attempt while money can be refunded', () => {
    const paid = { ...made, settled: true }
    expect(afterOrder(paid, order('Failed')).attempt).toBe(paid)
  })

  it('keeps the cart and removes the attempt if the order is canceled', () => {
    expect(afterOrder(made, order('Cancelled'))).toEqual({ attempt: null, bought: [] })
  })

  it.each(['Pending', 'On-Hold'])('changes nothing while the order is %s', (status) => {
    expect(afterOrder(made, order(status))).toEqual({ attempt: made, bought: [] })
  })

  it('ignores other orders', () => {
    expect(afterOrder(made, { ...order('Paid'), id: 'ord-2' })).toEqual({ attempt: made, bought: [] })
    const { orderId: _, ...unanswered } = made
    expect(afterOrder(unanswered, order('Cancelled'))).toEqual({ attempt: unanswered, bought: [] })
  })

  it.each([
    ['another amount', { net_payable_amount: 35 }],
    ['another machine', { machine: { ...sampleOrder().machine, id: 'VM-2' } }],
    ['other items', { items: [] }],
  ])('is not settled by an answer with %s, even under its own id', (_, changes) => {
    for (const status of ['Paid', 'Cancelled', 'Dispensed'])
      expect(afterOrder(made, order(status, changes))).toEqual({ attempt: made, bought: [] })
  })

  it('by the key alone: paid and canceled settle, none only once the key is void', () => {
    const settled = { attempt: { ...made, settled: true }, bought: made.lines }
    const unchanged = { attempt: made, bought: [] }
    expect(afterPayment(made, { outcome: 'paid', order_id: 'ord-1' })).toEqual(settled)
    expect(afterPayment(made, { outcome: 'canceled', order_id: 'ord-1' })).toEqual({ attempt: null, bought: [] })
    for (const outcome of ['open', 'confirming', 'none'] as const)
      expect(afterPayment(made, { outcome })).toEqual(unchanged)
    expect(afterPayment(made, { outcome: 'none' }, true)).toEqual({ attempt: null, bought: [] })
    expect(afterPayment(made, { outcome: 'paid', order_id: 'ord-2' })).toEqual(unchanged)
    expect(afterPayment(made, { outcome: 'canceled', net_payable_amount: 1 })).toEqual(unchanged)
  })

  it('is idempotent, and removes the lines at most once over any sequence of orders', () => {
    const status = fc.constantFrom('Pending', 'Paid', 'In-Progress', 'Dispensed', 'Failed', 'Cancelled', 'On-Hold')
    const response = fc.record({ id: fc.constantFrom('ord-1', 'ord-2'), status })
    fc.assert(
      fc.property(fc.array(response), (responses) => {
        let attempt: Attempt | null = made
        let takenOut = 0
        for (const { id, status } of responses) {
          const first = afterOrder(attempt, { ...order(status), id })
          expect(afterOrder(first.attempt, { ...order(status), id })).toEqual({ attempt: first.attempt, bought: [] })
          if (first.attempt) expect(first.attempt.idempotencyKey).toBe(made.idempotencyKey)
          attempt = first.attempt
          takenOut += first.bought.length
        }
        expect(takenOut).toBeLessThanOrEqual(made.lines.length)
      }),
    )
  })
})

describe('applying an order to this phone’s records', () => {
  const signIn = (sub: string) => write('accessToken', tokenOf({ sub, is_guest_user: true }))
  beforeEach(() => signIn('gst-1'))
  afterEach(() => clearExcept([]))

  it('keeps all of them while the order is unpaid', () => {
    write('checkoutAttempt', made)
    writeOwned('orderId', 'gst-1', 'ord-1')
    applyOrder(order('Pending'))
    expect([read('checkoutAttempt'), read('orderId')]).toEqual([made, 'ord-1'])
  })

  const over = order('Dispensed', { refundable_amount: 0 })

  it.each([
    ['empties the cart and ends its offer once it is paid', order('Paid'), 'VM-1001', false, [0, 'cart-1', null, 1]],
    ['also removes the cart id once nothing is left to collect', over, 'VM-1001', false, [0, null, null, 1]],
    ['keeps the cart of another machine', order('Paid'), 'VM-2', false, [1, 'cart-1', 'off-1', 1]],
    ['keeps a cart that was filled after the payment', over, 'VM-1001', true, [1, 'cart-2', 'off-1', 0]],
    ['keeps the cart if it is canceled', order('Cancelled'), 'VM-1001', false, [1, 'cart-1', 'off-1', 0]],
  ] as const)('%s', async (_, response, machineId, settled, [lines, cartId, offer, paid]) => {
    const track = vi.spyOn(analytics, 'track').mockReturnValue()
    const cartList = made.lines.map((line) => ({ ...line, cartQty: 2, selectedSugar: 2 }))
    const records = {
      machineId,
      cartList,
      cartId: settled ? 'cart-2' : 'cart-1',
      hasProduct: 'off-1',
      orderId: 'ord-1',
    }
    for (const [key, value] of Object.entries(records)) write(key as 'cartId', value as never)
    write('checkoutAttempt', { ...made, lines: cartList, settled })
    applyOrder(response)
    expect([read('cartList')?.length ?? 0, read('cartId'), read('hasProduct')]).toEqual([lines, cartId, offer])
    expect(read('orderId')).toBeNull()
    // A paid order and its bought products are recorded only once.
    expect(track.mock.calls).toEqual(Array.from({ length: paid }, () => [{ name: 'order_paid' }]))
    await vi.dynamicImportSettled()
    expect(readOwned('usualCounts', 'gst-1')?.counts ?? null).toEqual(paid ? { 'prd-chips': 2 } : null)
  })

  it('does not count what another customer has paid as bought by the one who is signed in', async () => {
    write('checkoutAttempt', made)
    signIn('gst-2')
    applyOrder(order('Paid'))
    await vi.dynamicImportSettled()
    expect([read('checkoutAttempt')?.settled, readOwned('boughtBefore', 'gst-2')]).toEqual([true, null])
  })
})
