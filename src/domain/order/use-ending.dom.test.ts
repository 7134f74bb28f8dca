/** Where the customer stands, and what they can do about their order there. */
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { startAttempt } from './attempt.ts'
import { sampleCheckout, sampleOrder } from './order.sample.ts'
import { isSameMachine, useEnding } from './use-ending.ts'

const { machine } = sampleOrder()
/** What the server says from now on. */
let says: () => unknown = () => sampleOrder()

const shopAt = (id: string) => {
  write('machineId', id)
  write('recentMachines', [{ ...machine, id, name: 'Shop’s own' } as never])
}

async function follow(visited?: string | null) {
  const { result, ...rest } = renderQuerying((place) => useEnding('ord-1', place), visited)
  await waitFor(() => expect(result.current.ending).not.toBeNull())
  return { now: () => result.current, ...rest }
}

beforeEach(() => {
  says = () => sampleOrder()
  serve(() => says())
  signInAs('gst-1', true)
})
afterEach(() => {
  cleanup()
  clearExcept([])
})

test.each([
  ['VM-1001', ' vm-1001 ', true],
  [' vm-1001', 'VM-1001', true],
  ['VM-1001', 'VM-1002', false],
])('the numbers "%s" and "%s", typed by people, are the same machine: %s', (a, b, isSame) =>
  expect(isSameMachine(a, b)).toBe(isSame),
)

describe('an order can be dispensed', () => {
  test.each([
    ['where nobody knows where the customer is', undefined, null, 'ready', ''],
    ['at the machine where they shop', undefined, 'VM-1001', 'ready', 'Shop’s own'],
    ['at the machine that they have just opened', 'vm-1001', 'VM-2', 'ready', 'vm-1001'],
    ['not while they shop at another one', undefined, 'VM-2', 'elsewhere', 'Shop’s own'],
    ['not while they have opened another one', 'VM-3', 'VM-1001', 'elsewhere', 'VM-3'],
  ])('%s', async (_, visited, shop, stage, name) => {
    if (shop) shopAt(shop)
    const { now } = await follow(visited)
    expect(now().ending?.stage).toBe(stage)
    expect(now().placeName).toBe(name)
  })

  test('not in a machine that the server knows to be offline', async () => {
    says = () => sampleOrder({ machine: { ...machine, online_status: 'offline' } })
    expect((await follow()).now().ending?.stage).toBe('machine-offline')
    says = () => sampleOrder({ machine: { ...machine, online_status: 'online' } })
    expect((await follow()).now().ending?.stage).toBe('ready')
  })

  test('not in a machine that has just refused, until the customer asks again or there is news', async () => {
    const { now } = await follow()
    act(() => now().onMachineOffline())
    expect(now().ending?.stage).toBe('machine-offline')
    act(() => now().checkAgain())
    expect(now().ending?.stage).toBe('ready')
    act(() => now().onMachineOffline())
    says = () => sampleOrder({ order_number: 'A-1002' })
    await waitFor(() => expect(now().ending?.stage).toBe('ready'), { timeout: 3_000 })
  })
})

describe('the machine that was opened', () => {
  test('is remembered in this tab, and its products are shown next', async () => {
    shopAt('VM-1001')
    const { rerender, now, unmount } = await follow('VM-3')
    expect(now().shopPath).toContain('VM-3')
    rerender('VM-4')
    expect(read('visitedMachine')).toBe('VM-4')
    unmount()
    const later = (await follow()).now()
    expect([later.placeName, later.ending?.stage]).toEqual(['VM-4', 'elsewhere'])
  })

  test.each([undefined, null])('is nobody’s where no link names one: %s', async (visited) => {
    shopAt('VM-1001')
    const { now } = await follow(visited)
    expect(read('visitedMachine')).toBeNull()
    expect(now().shopPath).toBe('/products')
  })

  test('leads to the products on show where the customer shops there already', async () => {
    shopAt('VM-1001')
    expect((await follow('VM-1001')).now().shopPath).toBe('/products')
  })
})

test('what can be done is known only once there is an answer', async () => {
  says = () => new Promise(() => undefined)
  expect(renderQuerying(() => useEnding('ord-1')).result.current).toMatchObject({ ending: null, order: undefined })
})

test.each([
  ['missing', () => refusal(404)],
  ['unread', () => refusal(500, 'SERVER_5000')],
])('an order that did not come is %s', async (stage, answer) => {
  says = answer
  shopAt('VM-2')
  const { now } = await follow()
  expect(now()).toMatchObject({ orderId: 'ord-1', ending: { stage }, isCutOff: stage === 'unread' })
})

test('only a payment of this phone can be continued here', async () => {
  says = () => sampleOrder({ status: 'Pending', is_active: false, refundable_amount: 0 })
  expect((await follow()).now().ending?.actions).not.toContain('continue-paying')
  const attempt = startAttempt(sampleCheckout(), 'key-0000000000000001', new Date(0))
  write('checkoutAttempt', { ...attempt, orderId: 'ord-1' })
  expect((await follow()).now().ending?.actions).toContain('continue-paying')
})

test.each([true, false])('what has to be sent waits for the connection: %s', async (onLine) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  expect((await follow()).now().ending?.isPhoneOffline).toBe(!onLine)
})
