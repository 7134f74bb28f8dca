import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import * as session from '#domain/session/session.ts'
import {
  createOrder,
  endPaymentAttempt,
  getOrder,
  getPaymentAttempt,
  unblockOrder,
} from '#generated/operations/orders.ts'
import { ApiError, SessionChangedError, TimeoutError } from '#shared/api/errors.ts'
import { remove } from '#shared/storage/storage.ts'
import { readAttempt } from './attempt-store.ts'
import { sampleCheckout, sampleOrder } from './order.sample.ts'
import type { Order } from './order-state.ts'
import { continuePaying, giveUp, pay } from './pay.ts'
import { settleByOrder } from './settle-stored.ts'

type Fault = 'none' | 'request lost' | 'response lost' | 'refused' | 'repeated by the browser' | 'broken' | 'proxy'
const name = { operationId: 'createOrder', requestId: 'req-00000001' } as const
const failure = (status: number, code = 'CART_1000', body: unknown = { code, message: 'No.' }) =>
  new ApiError(name, { status, code, message: 'No.', body })

/** Who is signed in, and whether the session that started the open payment can still be used. */
const phone = { user: 'gst-1', holdsPayerSession: true }

/** Whose token a call carries. Throws if the app has none for it. */
function callerOf(userId: string, init?: { session?: 'attempt' }) {
  if (init?.session !== 'attempt') return phone.user
  if (userId === phone.user || phone.holdsPayerSession) return userId
  throw new SessionChangedError('', name)
}

/** A server that handles idempotency keys correctly, behind a connection and a proxy that fail. */
function shop(faults: Iterator<Fault>) {
  const orders = new Map<string, { id: string; user: string; status: Order['status'] } | null>()
  const charged: string[] = []
  /** Throws the next fault, before or after the work. */
  const withFault = async <T>(work: () => T): Promise<T> => {
    const fault = faults.next().value ?? 'none'
    if (fault === 'request lost') throw new TimeoutError('', name)
    if (fault === 'proxy') throw failure(404, 'HTTP_404', '<html>')
    if (fault === 'broken') throw failure(500)
    if (fault === 'refused') throw failure(400)
    const response = work()
    // The browser repeats the call by itself; the app sees only the response to the second one.
    if (fault === 'repeated by the browser') throw failure(400, 'PAY_1001')
    if (fault === 'response lost') throw new TimeoutError('', name)
    return response
  }
  const make = ({ params, body }: Parameters<typeof createOrder.call>[0], init?: { session?: 'attempt' }) =>
    withFault(() => {
      callerOf(params.userId, init)
      const key = params['Idempotency-Key']
      const existing = orders.get(key)
      if (existing === null) throw failure(409, 'ORDER_4095')
      const status = body.payment_method === 'Wallet' ? 'Paid' : 'Pending'
      const order = existing ?? { id: `ord-${orders.size}`, user: body.user_id, status }
      if (!existing && status === 'Paid') charged.push(order.id)
      orders.set(key, order)
      const payment = status === 'Paid' ? { kind: 'none' } : { kind: 'redirect', url: 'https://pay.example.com' }
      return { code: '200', data: { order_id: order.id, payment_method: body.payment_method, payment } }
    })
  const response = ({ id, user, status }: { id: string; user: string; status: Order['status'] }) => ({
    code: '200',
    data: sampleOrder({ id, user_id: user, status }),
  })
  const release = ({ params }: Parameters<typeof unblockOrder.call>[0], init?: { session?: 'attempt' }) =>
    withFault(() => {
      const caller = callerOf(params.userId, init)
      const key = params['Idempotency-Key'] ?? ''
      const order = orders.get(key)
      if (!order) {
        orders.set(key, null)
        throw failure(404, 'ORDER_4040')
      }
      if (order.user !== caller) throw failure(403, 'AUTH_4030')
      if (order.status === 'Pending') order.status = 'Cancelled'
      return response(order)
    })
  const get = ({ userId, orderId }: { userId: string; orderId: string }, init?: { session?: 'attempt' }) =>
    withFault(() => {
      const caller = callerOf(userId, init)
      const order = [...orders.values()].find((each) => each?.id === orderId)
      if (order?.user !== caller) throw failure(404, 'FOUND_4040')
      return response(order)
    })
  const outcomeOf = (status?: Order['status']) =>
    status === 'Pending' ? 'open' : status === 'Cancelled' ? 'canceled' : status === 'Paid' ? 'paid' : 'none'
  const tell = (key: string) => {
    const order = orders.get(key)
    return { code: '200', data: { outcome: outcomeOf(order?.status), ...(order && { order_id: order.id }) } }
  }
  const ask = (params: { 'Idempotency-Key': string }) => withFault(() => tell(params['Idempotency-Key']))
  const end = ({ params }: { params: { 'Idempotency-Key': string } }) =>
    withFault(() => {
      const key = params['Idempotency-Key']
      const order = orders.get(key)
      if (!order) orders.set(key, null)
      else if (order.status === 'Pending') order.status = 'Cancelled'
      return tell(key)
    })
  return { orders, charged, make, release, get, ask, end }
}

const clean = () => {
  remove('checkoutAttempt')
  remove('orderId')
}
afterEach(clean)

const step = fc.oneof(
  fc.record({
    user: fc.constantFrom('gst-1', 'usr-regular'),
    method: fc.constantFrom('Card' as const, 'Wallet' as const),
  }),
  fc.constantFrom('continue' as const, 'give up' as const, 'look' as const),
  fc.constantFrom<Order['status']>('Cancelled', 'Paid').map((status) => ({ status })),
  fc.record({ user: fc.constantFrom('gst-1', 'usr-regular'), holdsPayerSession: fc.boolean() }),
)
const fault = fc.constantFrom<Fault>(
  'none',
  'none',
  'request lost',
  'response lost',
  'refused',
  'repeated by the browser',
  'broken',
  'proxy',
)

it('never has two payments open or charged for one attempt, whatever fails and whoever is signed in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.array(fault, { maxLength: 30 }), async (steps, faults) => {
      clean()
      vi.spyOn(session, 'currentSession').mockImplementation(() => ({ userId: phone.user }) as never)
      const { orders, make, release, get, ask, end } = shop(faults.values())
      vi.spyOn(getPaymentAttempt, 'call').mockImplementation(ask as never)
      vi.spyOn(endPaymentAttempt, 'call').mockImplementation(end as never)
      vi.spyOn(createOrder, 'call').mockImplementation(make as never)
      vi.spyOn(unblockOrder, 'call').mockImplementation(release as never)
      vi.spyOn(getOrder, 'call').mockImplementation(get as never)
      const made = () => [...orders.values()].filter((order) => order !== null)
      for (const next of steps) {
        const before = readAttempt()
        const paidBefore = made().filter(({ status }) => status === 'Paid').length
        if (next === 'continue') await continuePaying().catch(() => {})
        else if (next === 'give up') await giveUp().catch(() => {})
        else if (next === 'look') for (const order of made()) await settleByOrder(sampleOrder(order))
        else if ('status' in next)
          for (const order of made()) order.status = order.status === 'Pending' ? next.status : order.status
        else if ('holdsPayerSession' in next) Object.assign(phone, next)
        else {
          phone.user = next.user
          await pay(sampleCheckout({ userId: next.user, method: next.method })).catch(() => {})
          // An open attempt is never overwritten.
          if (before && !before.settled) expect(readAttempt()?.idempotencyKey).toBe(before.idempotencyKey)
          if (before && !before.settled)
            expect(made().filter(({ status }) => status === 'Paid').length).toBe(paidBefore)
        }
        const attempt = readAttempt()
        const unfinished = made().filter(({ status }) => status === 'Pending')
        expect(unfinished.length).toBeLessThanOrEqual(1)
        // The phone can always find the unpaid order.
        if (unfinished[0]) expect(orders.get(attempt?.idempotencyKey ?? '')).toBe(unfinished[0])
        // The phone removes an attempt only if its order is canceled or was never created.
        if (before && !before.settled && !attempt)
          expect(['Cancelled', undefined]).toContain(orders.get(before.idempotencyKey)?.status)
      }
    }),
    { numRuns: 300 },
  )
})
