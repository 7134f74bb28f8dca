import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Attempt, startAttempt } from './attempt.ts'
import { sampleCheckout, sampleOrder } from './order.sample.ts'
import type { Order } from './order-state.ts'
import { settle } from './settle.ts'

const made: Attempt = { ...startAttempt(sampleCheckout(), 'k'.repeat(16), new Date(0)), orderId: 'ord-1' }
const order = (status: string, changes: Partial<Order> = {}) =>
  sampleOrder({ status: status as Order['status'], is_active: ['Paid', 'In-Progress'].includes(status), ...changes })

describe('settle', () => {
  it.each(['Paid', 'In-Progress', 'Dispensed', 'Partially-Dispensed', 'Failed'])(
    'takes the bought lines out of the cart once the order is %s',
    (status) => {
      expect(settle(made, order(status))).toEqual({ attempt: { ...made, settled: true }, bought: made.lines })
    },
  )

  it.each([
    ['dispensed', 'Dispensed', { refundable_amount: 0 }],
    ['refunded', 'Partially-Dispensed', { refund: { id: 'ref-1' } as never }],
  ])('is forgotten once nothing is left to collect or get back: %s', (_, status, changes) => {
    expect(settle(made, order(status, changes))).toEqual({ attempt: null, bought: made.lines })
    expect(settle({ ...made, settled: true }, order(status, changes))).toEqual({ attempt: null, bought: [] })
  })

  it('stays while money is owed', () => {
    const paid = { ...made, settled: true }
    expect(settle(paid, order('Failed')).attempt).toBe(paid)
  })

  it('keeps the cart and gives up the key when the order is cancelled', () => {
    expect(settle(made, order('Cancelled'))).toEqual({ attempt: null, bought: [] })
  })

  it.each(['Pending', 'On-Hold'])('changes nothing while the order is %s', (status) => {
    expect(settle(made, order(status))).toEqual({ attempt: made, bought: [] })
  })

  it('takes no notice of other orders', () => {
    expect(settle(made, { ...order('Paid'), id: 'ord-2' })).toEqual({ attempt: made, bought: [] })
    const { orderId: _, ...unanswered } = made
    expect(settle(unanswered, order('Cancelled'))).toEqual({ attempt: unanswered, bought: [] })
  })

  it('is idempotent, and over any run of answers takes the lines out at most once', () => {
    const status = fc.constantFrom('Pending', 'Paid', 'In-Progress', 'Dispensed', 'Failed', 'Cancelled', 'On-Hold')
    const answer = fc.record({ id: fc.constantFrom('ord-1', 'ord-2'), status })
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        let attempt: Attempt | null = made
        let takenOut = 0
        for (const { id, status } of answers) {
          const first = settle(attempt, { ...order(status), id })
          expect(settle(first.attempt, { ...order(status), id })).toEqual({ attempt: first.attempt, bought: [] })
          if (first.attempt) expect(first.attempt.idempotencyKey).toBe(made.idempotencyKey)
          attempt = first.attempt
          takenOut += first.bought.length
        }
        expect(takenOut).toBeLessThanOrEqual(made.lines.length)
      }),
    )
  })
})
