/** What a screen that follows an order tells its customer while the order moves, stops or can't be read. */
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listOrders } from '#generated/operations/orders.ts'
import { refusal, renderQuerying, serve, signInAs, tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { onNotice } from '../notices.ts'
import { startAttempt } from './attempt.ts'
import { readAttempt } from './attempt-store.ts'
import { isOver } from './finished.ts'
import { sampleCheckout, sampleItem, sampleOrder } from './order.sample.ts'
import type { Order } from './order-state.ts'
import { useFollowedOrder } from './use-followed-order.ts'

const notices: string[] = []
onNotice(({ kind }) => notices.push(kind))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const lost = () => Promise.reject(new TypeError('lost'))
const moving = (changes: Partial<Order> = {}) => sampleOrder({ status: 'In-Progress', ...changes })
const attempt = { ...startAttempt(sampleCheckout(), 'key-0000000000000001', new Date(0)), orderId: 'ord-1' }

/** What the server says from now on. */
let says: () => unknown = () => moving()
let asked: string[] = []
const follow = (orderId: string | undefined = 'ord-1') => {
  const { result, ...rest } = renderQuerying((id) => useFollowedOrder(id, isOver), orderId)
  return { now: () => result.current, ...rest }
}
const followed = async () => {
  const following = follow()
  await pass(0)
  return following
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  notices.length = 0
  says = () => moving()
  asked = serve(() => says())
  signInAs('gst-1', true)
})
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  vi.useRealTimers()
  clearExcept([])
})

describe('an order is asked about', () => {
  test('every second while there is news, and less and less often without', async () => {
    await followed()
    await pass(10_000)
    expect(asked).toHaveLength(11)
    await pass(60_000)
    expect(asked.length).toBeLessThan(40)
    says = () => moving({ items: [sampleItem({ dispensed_quantity: 1 })] })
    await pass(5_000)
    const before = asked.length
    await pass(5_000)
    expect(asked.length - before).toBeGreaterThanOrEqual(4)
  })

  test('no more once it is over', async () => {
    says = () => sampleOrder({ status: 'Dispensed', is_active: false })
    const { now } = await followed()
    await pass(60_000)
    expect(asked).toEqual(['/v1/users/gst-1/vending-machine/-1/orders/ord-1'])
    expect(now()).toMatchObject({ isOverdue: false, isMissing: false, isCutOff: false, error: null })
  })

  test('only where there is an order, and somebody whose it may be', async () => {
    const { now } = follow('')
    clearExcept([])
    follow()
    await pass(5_000)
    expect(asked).toEqual([])
    expect(now()).toMatchObject({ order: undefined, isMissing: false, isCutOff: false })
  })

  test('by the session that pays for it, even where nobody is signed in', async () => {
    clearExcept([])
    write('checkoutAttempt', attempt)
    const session = { userId: 'gst-1', accessToken: tokenOf('gst-1', true), refreshToken: 'r'.repeat(16) }
    write('attemptSession', { ...session, isSignedOut: true })
    const { now } = await followed()
    expect(now().order?.id).toBe('ord-1')
    expect(asked).toEqual(['/v1/users/gst-1/vending-machine/VM-1001/orders/ord-1'])
  })

  test('anew for the next customer, who sees nothing of the one before', async () => {
    const { now } = await followed()
    says = () => refusal(404)
    act(() => signInAs('usr-2'))
    expect(now().order).toBeUndefined()
    await pass(1_000)
    expect(now()).toMatchObject({ order: undefined, isMissing: true })
  })
})

describe('where there is no answer to show', () => {
  test.each([400, 403, 404, 422])('an order that the server refuses with %i is missing', async (status) => {
    says = () => refusal(status)
    const { now } = await followed()
    expect(now()).toMatchObject({ isMissing: true, isCutOff: false, error: { status } })
    await pass(60_000)
    expect(asked).toHaveLength(1)
    expect(notices).toEqual([])
  })

  test.each([
    ['a proxy that knows no such page', () => new Response('<html>', { status: 404 })],
    ['a failing server', () => refusal(500, 'SERVER_5000')],
    ['a lost connection', lost],
  ])('%s says nothing about the order: the customer is told once, and the app asks on', async (_, answer) => {
    says = answer
    const { now, rerender } = await followed()
    expect(now()).toMatchObject({ order: undefined, isMissing: false, isCutOff: true, error: expect.any(Error) })
    await pass(5_000)
    expect(asked.length).toBeGreaterThan(4)
    expect(notices).toEqual(['order-unreadable'])
    rerender('ord-2')
    await pass(1_000)
    expect(notices).toHaveLength(2)
    says = () => moving({ id: 'ord-2' })
    await pass(5_000)
    expect(now()).toMatchObject({ order: { id: 'ord-2' }, isCutOff: false, error: null })
  })

  test('an order that was read stays on show while the connection is lost', async () => {
    const { now } = await followed()
    says = lost
    await pass(2_000)
    expect(now()).toMatchObject({ order: { id: 'ord-1' }, isCutOff: true })
    expect(notices).toEqual([])
    act(() => now().checkAgain())
    expect(now().isCutOff).toBe(true)
    says = () => moving()
    await pass(5_000)
    expect(now()).toMatchObject({ isCutOff: false, error: null })
  })

  test('the error stays while the app asks again by itself, and goes when the customer asks', async () => {
    says = () => refusal(500, 'SERVER_5000')
    const { now } = await followed()
    says = () => new Promise(() => undefined)
    await pass(1_000)
    expect(asked).toHaveLength(2)
    expect(now()).toMatchObject({ isCutOff: true, error: { status: 500 } })
    act(() => now().checkAgain())
    expect(now()).toMatchObject({ isCutOff: false, error: null })
  })

  test('a phone without a connection is cut off from the start', async () => {
    onlineManager.setOnline(false)
    const { now } = await followed()
    expect(now()).toMatchObject({ order: undefined, isCutOff: true, error: null })
    expect(asked).toEqual([])
  })
})

describe('the customer hears that it takes long', () => {
  test('after 45 seconds without news, until there is some', async () => {
    const { now } = await followed()
    await pass(44_900)
    expect(now().isOverdue).toBe(false)
    await pass(200)
    expect(now().isOverdue).toBe(true)
    says = () => moving({ items: [sampleItem({ dispensed_quantity: 1 })] })
    await pass(5_000)
    expect(now().isOverdue).toBe(false)
    await pass(40_000)
    expect(now().isOverdue).toBe(false)
    await pass(5_000)
    expect(now().isOverdue).toBe(true)
  })

  test('45 seconds after they asked themselves, which asks at once', async () => {
    const { now } = await followed()
    await pass(46_000)
    const before = asked.length
    act(() => now().checkAgain())
    await pass(0)
    expect(asked).toHaveLength(before + 1)
    expect(now().isOverdue).toBe(false)
  })
})

describe('a machine that dispenses has fallen silent', () => {
  const cup = { name: 'Bean bar', id: 'VM-2', place: moving().machine.place, machine_type: 'Coffee' } as const
  const cupOut = moving({ machine: cup, items: [sampleItem({ dispensed_quantity: 1 })] })

  test.each([
    ['ten seconds without news', moving(), 9_000, 10_100],
    ['45 seconds in which nobody takes the cup', cupOut, 43_000, 51_000],
  ])('after %s', async (_, order, before, after) => {
    says = () => order
    const { now } = await followed()
    await pass(before)
    expect(now().isSilent).toBe(false)
    await pass(after - before)
    expect(now().isSilent).toBe(true)
    says = () => ({ ...order, items: [sampleItem({ dispensed_quantity: 2 })] })
    await pass(5_000)
    expect(now().isSilent).toBe(false)
  })

  test.each([
    ['a lost connection', lost],
    ['an order that waits for its customer', () => sampleOrder()],
  ])('never because of %s', async (_, answer) => {
    const { now } = await followed()
    says = answer
    await pass(30_000)
    expect(now().isSilent).toBe(false)
  })
})

test('an order that turns out to be paid settles the payment of this phone', async () => {
  write('checkoutAttempt', attempt)
  await import('#shared/lease.ts')
  await followed()
  await pass(1_000)
  expect(readAttempt()?.settled).toBe(true)
})

test('lists of orders are old as soon as an order has moved, and not before', async () => {
  says = () => sampleOrder()
  const { client } = await followed()
  const lists = ['listOrders', { userId: 'gst-1' }]
  expect(lists[0]).toBe(listOrders.key()[0])
  const isOld = () => client.getQueryState(lists)?.isInvalidated
  const step = async (order: Order) => {
    client.setQueryData(lists, {})
    says = () => order
    await pass(5_000)
    return isOld()
  }
  expect(await step(sampleOrder())).toBe(false)
  expect(await step(sampleOrder({ items: [sampleItem({ slot_label: 'B2' })] }))).toBe(false)
  expect(await step(moving())).toBe(true)
  expect(await step(moving({ is_active: false }))).toBe(true)
})
