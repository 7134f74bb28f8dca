import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { createOrder } from '#generated/operations/orders.ts'
import { ApiError, TimeoutError } from '#shared/api/errors.ts'
import { remove } from '#shared/storage/storage.ts'
import { keepAttempt, readAttempt } from './attempt-store.ts'
import { sampleCheckout } from './order.sample.ts'
import type { Order } from './order-state.ts'
import { continuePaying, pay } from './pay.ts'
import { settle } from './settle.ts'

type Fault = 'none' | 'request lost' | 'answer lost' | 'refused' | 'broken'
const name = { operationId: 'createOrder', requestId: 'req-00000001' }
const failure = (status: number) => new ApiError(name, { status, code: 'E', message: 'No.', body: undefined })

/** A server that keeps its word about keys, behind a line and a shop that both fail. */
function shop(faults: Iterator<Fault>) {
  const orders = new Map<string, { id: string; body: string; status: Order['status'] }>()
  const call = async ({ params, body }: Parameters<typeof createOrder.call>[0]) => {
    const fault = faults.next().value ?? 'none'
    if (fault === 'request lost') throw new TimeoutError('', name)
    const key = params['Idempotency-Key']
    const known = orders.get(key)
    if (known && known.body !== JSON.stringify(body)) throw failure(409)
    if (!known && fault === 'refused') throw failure(400)
    if (!known && fault === 'broken') throw failure(500)
    const order = known ?? { id: `ord-${orders.size}`, body: JSON.stringify(body), status: 'Pending' as const }
    orders.set(key, order)
    if (fault === 'answer lost') throw new TimeoutError('', name)
    return {
      code: '200' as const,
      data: {
        order_id: order.id,
        payment_method: 'Card' as const,
        payment: { kind: 'redirect' as const, url: 'https://pay.example.com' },
      },
    }
  }
  return { orders, call }
}

const clean = () => {
  remove('checkoutAttempt')
  remove('orderId')
}
afterEach(clean)

const step = fc.oneof(
  fc.constantFrom('tap', 'continue'),
  fc.constantFrom<Order['status']>('Cancelled', 'Paid').map((status) => ({ status })),
)
const fault = fc.constantFrom<Fault>('none', 'request lost', 'answer lost', 'refused', 'broken')

it('never has two payments open at once, whatever is lost on the way', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, _options: object, work: (lock: object) => unknown) => work({}) },
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.array(fault, { maxLength: 24 }), async (steps, faults) => {
      clean()
      const { orders, call } = shop(faults.values())
      vi.spyOn(createOrder, 'call').mockImplementation(call as never)
      for (const next of steps) {
        if (next === 'tap') await pay(sampleCheckout()).catch(() => {})
        else if (next === 'continue') await continuePaying('gst-1').catch(() => {})
        else for (const order of orders.values()) if (order.status === 'Pending') order.status = next.status
        const before = readAttempt()
        for (const order of orders.values()) keepAttempt(settle(readAttempt(), order).attempt)

        const open = [...orders.values()].filter((order) => order.status === 'Pending')
        expect(open.length).toBeLessThanOrEqual(1)
        const isMade = before !== null && orders.has(before.idempotencyKey)
        if (isMade && !before.settled && !readAttempt())
          expect(orders.get(before.idempotencyKey)?.status).toBe('Cancelled')
      }
    }),
    { numRuns: 300 },
  )
})
