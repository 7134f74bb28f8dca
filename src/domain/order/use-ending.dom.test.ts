/** Where the customer stands, and what they can do about their order there. */
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { read, write } from '#shared/storage/storage.ts'
import { sampleAttempt, sampleOrder } from './order.sample.ts'
import { useEnding } from './use-ending.ts'

const { machine } = sampleOrder()
/** What the server says from now on. */
let says: () => unknown

const shopAt = (id: string) => {
  write('machineId', id)
  write('recentMachines', [{ ...machine, id, name: 'Shop’s own' } as never])
}

async function follow(visited?: string | null) {
  const { result, ...rest } = renderQuerying((place) => useEnding('ord-1', place), visited)
  await waitFor(() => expect(result.current.ending).not.toBeNull())
  return { now: () => result.current, stage: () => result.current.ending?.stage, ...rest }
}

beforeEach(() => {
  says = () => sampleOrder()
  serve(() => says())
  signInAs('gst-1', true)
})

test.each([
  ['where nobody knows where the customer is', undefined, null, 'ready', '', '/products'],
  ['where no link names a machine', null, 'VM-1001', 'ready', 'Shop’s own', '/products'],
  [
    'at the opened machine, however its number is typed',
    ' vm-1001',
    'VM-2',
    'ready',
    ' vm-1001',
    '/machine/%20vm-1001',
  ],
  ['not while they shop at another one', undefined, 'VM-2', 'elsewhere', 'Shop’s own', '/products'],
  ['not while they have opened another one', 'VM-3', 'VM-1001', 'elsewhere', 'VM-3', '/machine/VM-3'],
  ['at the opened machine where they also shop', 'VM-1001', 'VM-1001', 'ready', 'Shop’s own', '/products'],
])('an order can be dispensed %s', async (_, visited, shop, stage, placeName, shopPath) => {
  if (shop) shopAt(shop)
  const { now } = await follow(visited)
  expect(now()).toMatchObject({ ending: { stage }, placeName, shopPath })
  expect(read('visitedMachine')).toBe(visited ?? null)
})

test('the machine that was opened last is remembered in this tab', async () => {
  const { rerender, unmount } = await follow('VM-3')
  rerender('VM-4')
  unmount()
  expect((await follow()).now()).toMatchObject({ placeName: 'VM-4', ending: { stage: 'elsewhere' } })
})

test('nothing can be dispensed in a machine that the server knows to be offline', async () => {
  says = () => sampleOrder({ machine: { ...machine, online_status: 'offline' } })
  expect((await follow()).stage()).toBe('machine-offline')
})

test('a machine that has just refused is offline until the customer asks again or there is news', async () => {
  const { now, stage } = await follow()
  act(() => now().onMachineOffline())
  expect(stage()).toBe('machine-offline')
  act(() => now().checkAgain())
  expect(stage()).toBe('ready')
  act(() => now().onMachineOffline())
  says = () => sampleOrder({ order_number: 'A-1002' })
  await waitFor(() => expect(stage()).toBe('ready'), { timeout: 3_000 })
})

test('what can be done is known only once there is an answer', () => {
  says = () => new Promise(() => undefined)
  expect(renderQuerying(() => useEnding('ord-1')).result.current).toMatchObject({ ending: null, order: undefined })
})

test.each([
  ['missing', () => refusal(404)],
  ['unread', () => refusal(500, 'SERVER_5000')],
])('an order that did not come is %s', async (stage, answer) => {
  says = answer
  shopAt('VM-2')
  expect((await follow()).now()).toMatchObject({ orderId: 'ord-1', ending: { stage }, isCutOff: stage === 'unread' })
})

test.each([true, false])('only a payment of this phone can be continued, once it is online: %s', async (isOwn) => {
  says = () => sampleOrder({ status: 'Pending', is_active: false, refundable_amount: 0 })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOwn)
  if (isOwn) write('checkoutAttempt', { ...sampleAttempt, orderId: 'ord-1' })
  const { ending } = (await follow()).now()
  expect([ending?.actions.includes('continue-paying'), ending?.isPhoneOffline]).toEqual([isOwn, !isOwn])
})
