/** Following an order while it changes, stops or can't be read. */
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listOrders } from '#generated/operations/orders.ts'
import { listRefunds } from '#generated/operations/refunds.ts'
import { getWalletBalance } from '#generated/operations/wallets.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { refusal, renderQuerying, serve, signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { makeStale } from '#shared/api/stale.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { onNotice } from '../notices.ts'
import { readAttempt } from './attempt-store.ts'
import { isOver } from './finished.ts'
import { sampleAttempt, sampleItem, sampleOrder } from './order.sample.ts'
import type { Order } from './order-state.ts'
import { recordFollowed, useFollowedOrder } from './use-followed-order.ts'

const notices: string[] = []
onNotice(({ kind }) => notices.push(kind))
const pass = async (ms: number) => void (await act(() => vi.advanceTimersByTimeAsync(ms)))
const lost = () => Promise.reject(new TypeError('lost'))
const moving = (changes: Partial<Order> = {}) => sampleOrder({ status: 'In-Progress', ...changes })
const progress = (dispensed_quantity: number) => ({ items: [sampleItem({ dispensed_quantity })] })

/** The server's current response. */
let respond: () => unknown
let asked: string[]
async function follow(orderId = 'ord-1') {
  const { result, ...rest } = renderQuerying((id) => useFollowedOrder(id, isOver), orderId)
  await pass(10)
  return { now: () => result.current, ...rest }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
  notices.length = 0
  respond = () => moving()
  asked = serve(() => respond())
  signInAs('gst-1', true)
})
afterEach(() => void vi.useRealTimers())

test('an order is polled every second after a change, and less and less often without one', async () => {
  await follow()
  await pass(10_000)
  expect(asked).toHaveLength(11)
  await pass(60_000)
  expect(asked.length).toBeLessThan(40)
  respond = () => moving(progress(1))
  await pass(5_000)
  asked.length = 0
  await pass(5_000)
  expect(asked.length).toBeGreaterThanOrEqual(4)
})

test('an order that one screen has just read is handed to the next, and asked for again a second later', async () => {
  respond = () => sampleOrder()
  const { client, unmount } = await follow()
  unmount()
  const next = (id: string) => renderQuerying(() => useFollowedOrder(id, isOver), undefined, client)
  const { result } = next('ord-1')
  await pass(10)
  expect(result.current.order).toMatchObject({ id: 'ord-1' })
  expect(asked).toHaveLength(1)
  await pass(1_000)
  next('ord-1')
  await pass(10)
  expect(asked).toHaveLength(2)
})

test('an order that a change has made stale is read again, although its screen left before the response', async () => {
  respond = () => sampleOrder()
  const { client, unmount } = await follow()
  let answer: (() => void) | undefined
  respond = () => new Promise((done) => (answer = () => done(moving())))
  makeStale(client, { invalidates: ['getOrder'] })
  await pass(10)
  expect(answer).toBeDefined()
  unmount()
  respond = () => moving()
  const { result } = renderQuerying(() => useFollowedOrder('ord-1', isOver), undefined, client)
  await pass(10)
  expect(result.current.order).toMatchObject({ status: 'In-Progress' })
})

test('the order that a change returned is shown by the next screen without another request', async () => {
  respond = () => sampleOrder()
  const { client, unmount } = await follow()
  makeStale(client, { invalidates: ['getOrder'] })
  recordFollowed(client, moving({ user_id: 'gst-1' }))
  unmount()
  const { result } = renderQuerying(() => useFollowedOrder('ord-1', isOver), undefined, client)
  expect(result.current.order).toMatchObject({ status: 'In-Progress' })
  respond = () => moving({ ...progress(1), user_id: 'gst-1' })
  await pass(1_000)
  expect(result.current.order?.items[0]).toMatchObject({ dispensed_quantity: 1 })
})

test('an order that waits for its customer is asked for six times a minute', async () => {
  respond = () => sampleOrder()
  await follow()
  await pass(60_000)
  expect(asked).toHaveLength(1 + 6)
})

test('a finished order is not polled', async () => {
  respond = () => sampleOrder({ status: 'Dispensed', is_active: false })
  const { now } = await follow()
  await pass(60_000)
  expect(asked).toEqual(['/v1/users/gst-1/vending-machine/-1/orders/ord-1'])
  expect(now()).toMatchObject({ isOverdue: false, isMissing: false, isCutOff: false, error: null })
})

test.each([
  ['without an order id', 'gst-1', ''],
  ['without a session', '', 'ord-1'],
])('nothing is requested %s', async (_, userId, orderId) => {
  if (!userId) clearExcept([])
  const { now } = await follow(orderId)
  expect(asked).toEqual([])
  expect(now()).toMatchObject({ order: undefined, isMissing: false, isCutOff: false })
})

test('this phone’s payment is read with the session that started it, and settled once it is paid', async () => {
  clearExcept([])
  write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-1' })
  const session = {
    userId: 'gst-1',
    accessToken: tokenOf({ sub: 'gst-1', is_guest_user: true }),
    refreshToken: 'r'.repeat(16),
  }
  write('attemptSession', { ...session, isSignedOut: true })
  await follow()
  expect(asked).toEqual(['/v1/users/gst-1/vending-machine/VM-1001/orders/ord-1'])
  await pass(500)
  expect(readAttempt()?.settled).toBe(true)
})

test('the next customer does not see the previous customer’s order', async () => {
  const { now } = await follow()
  act(() => signInAs('usr-2'))
  expect(now().order).toBeUndefined()
})

test.each([400, 403, 404, 422])('an order that the server refuses with %i is missing', async (status) => {
  respond = () => refusal(status)
  const { now } = await follow()
  await pass(60_000)
  expect(now()).toMatchObject({ isMissing: true, isCutOff: false, error: { status } })
  expect([asked.length, notices]).toEqual([1, []])
})

test.each([
  ['a proxy’s 404', () => new Response('<html>', { status: 404 })],
  ['a server error', () => refusal(500, 'SERVER_5000')],
  ['a lost connection', lost],
])('after %s, the customer sees one notice and polling continues', async (_, response) => {
  respond = response
  const { now, rerender } = await follow()
  await pass(4_500)
  expect(now()).toMatchObject({ order: undefined, isMissing: false, isCutOff: true, error: expect.any(Error) })
  expect([asked.length, notices]).toEqual([5, ['order-unreadable']])
  rerender('ord-2')
  await pass(1_000)
  expect(notices).toHaveLength(2)
  respond = () => moving({ id: 'ord-2' })
  await pass(5_000)
  expect(now()).toMatchObject({ order: { id: 'ord-2' }, isCutOff: false, error: null })
})

test('an error stays during automatic polling and clears when the customer checks again', async () => {
  respond = () => refusal(500, 'SERVER_5000')
  const { now } = await follow()
  respond = () => new Promise(() => undefined)
  await pass(1_500)
  expect(now()).toMatchObject({ isCutOff: true, error: { status: 500 } })
  act(() => void now().checkAgain())
  expect(now()).toMatchObject({ isCutOff: false, error: null })
})

test('an order is overdue after 45 seconds without a change, counted again after the customer checks', async () => {
  const { now } = await follow()
  const isOverdueAfter = (ms: number) => pass(ms).then(() => now().isOverdue)
  expect([await isOverdueAfter(44_800), await isOverdueAfter(300)]).toEqual([false, true])
  respond = () => moving(progress(1))
  expect([await isOverdueAfter(44_000), await isOverdueAfter(6_000)]).toEqual([false, true])
  asked.length = 0
  act(() => void now().checkAgain())
  expect([await isOverdueAfter(10), asked.length]).toEqual([false, 1])
})

const { place } = moving().machine
const bar = { id: 'VM-2', name: 'Bean bar', place, machine_type: 'Coffee' } as const
test.each([
  ['ten seconds without a change', moving(), 9_000, 10_100],
  ['45 seconds in which nobody takes the cup', moving({ machine: bar, ...progress(1) }), 43_000, 51_000],
])('a dispensing machine is silent after %s', async (_, order, before, after) => {
  respond = () => order
  const { now } = await follow()
  const isSilentAfter = (ms: number) => pass(ms).then(() => now().isSilent)
  expect([await isSilentAfter(before), await isSilentAfter(after - before)]).toEqual([false, true])
  respond = () => ({ ...order, ...progress(2) })
  expect(await isSilentAfter(6_000)).toBe(false)
})

test.each([-5, 1])('polling, silence and delay ignore that the phone’s clock moves by %i hours', async (hours) => {
  const { now } = await follow()
  await pass(2_000)
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  asked.length = 0
  await pass(5_000)
  expect(now()).toMatchObject({ isSilent: false, isOverdue: false })
  expect(asked.length).toBeGreaterThanOrEqual(4)
  await pass(4_000)
  expect(now().isSilent).toBe(true)
  await pass(36_000)
  expect(now().isOverdue).toBe(true)
})

test.each([
  ['the connection is lost', lost, true],
  ['the order waits for the customer', () => sampleOrder(), false],
])('the order stays visible and its machine is not silent while %s', async (_, response, isCutOff) => {
  const { now } = await follow()
  respond = response
  await pass(30_000)
  expect(now()).toMatchObject({ order: { id: 'ord-1' }, isSilent: false, isCutOff })
  expect(notices).toEqual([])
})

test('lists of orders are invalidated only when the order’s status changes', async () => {
  const steps = [sampleOrder(), sampleOrder(progress(1)), moving(), moving({ is_active: false })]
  respond = () => steps[0]
  const { client } = await follow()
  const isOld: unknown[] = []
  for (const order of steps) {
    client.setQueryData(listOrders.key(), { data: [] } as never)
    respond = () => order
    await pass(10_000)
    isOld.push(client.getQueryState(listOrders.key())?.isInvalidated)
  }
  expect(isOld).toEqual([false, false, true, true])
})

const refunded = { id: 'ref-1', kind: 'full', mode: 'wallet', status: 'Processed', amount: 70 } as const
test.each<[string, Partial<Order>, boolean]>([
  ['as the list shows it leaves the list alone', { refund: refunded }, false],
  ['with another status makes the list stale', { refund: refunded, status: 'Partially-Dispensed' }, true],
  ['with a newer refund makes the list stale', { refund: { ...refunded, status: 'Initiated' } }, true],
  ['that the list lacks makes the list stale', { refund: refunded, id: 'ord-2' }, true],
])('an order that is opened %s', async (_, listed, isOld) => {
  const order = { status: 'Failed', is_active: false, refund: refunded } as const
  respond = () => sampleOrder(order)
  const client = createQueryClient()
  const pages = [[], [sampleOrder({ ...order, ...listed })]].map((data) => ({ code: '200', data }))
  client.setQueryData(listOrders.key(), { pages } as never)
  renderQuerying(() => useFollowedOrder('ord-1', isOver), undefined, client)
  await pass(10)
  expect(client.getQueryState(listOrders.key())?.isInvalidated).toBe(isOld)
})

test('what shows the refund of an order is asked again once the order says that it has changed', async () => {
  const refund = { id: 'ref-1', kind: 'full', mode: 'wallet', status: 'Initiated', amount: 70 } as const
  const ended = (status: 'Initiated' | 'Processed') => sampleOrder({ status: 'Failed', refund: { ...refund, status } })
  respond = () => ended('Initiated')
  const { client } = await follow()
  const cached = [listRefunds.key(), getWalletBalance.key()]
  const areStale = () => cached.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  for (const queryKey of cached) client.setQueryData(queryKey, {})
  await pass(60_000)
  expect(areStale()).toEqual([false, false])
  respond = () => ended('Processed')
  await pass(30_000)
  expect(areStale()).toEqual([true, true])
  asked.length = 0
  await pass(10_000)
  expect(asked, 'the order itself is not asked again').toEqual([])
})
