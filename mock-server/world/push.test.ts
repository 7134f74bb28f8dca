import { expect, test, vi } from 'vitest'
import type { OrderRecord } from '../seeds/records.ts'
import { refill } from './machines.ts'
import { refundOrder } from './orders/refund.ts'
import { settle } from './orders/settle.ts'
import { registerDevice } from './push.ts'
import { createWorld, type World } from './world.ts'

const oneMinute = 60_000

/** A world with two customers' devices, and `usr-regular`'s order of two units, of which `failures` will jam. */
function worldWithOrder(failures: number) {
  const push = vi.fn<NonNullable<World['push']>>(async () => 'sent')
  const world = createWorld('default', { fixedTime: '2026-01-05T09:00:00Z', tokenLife: 600, push })
  const { orders } = world.state
  const past = [...orders.values()].find(({ userId }) => userId === 'usr-regular')
  const [item] = past?.items ?? []
  if (!past || !item) throw new Error('The customer has no order')
  const order: OrderRecord = {
    ...past,
    id: 'ord-1',
    items: [{ ...item, quantity: 2, net: item.price * 2, taken: 0, failures }],
    total: item.price * 2,
    net: item.price * 2,
    paidAt: world.clock.now(),
    dispenseStartedAt: world.clock.now(),
    ended: false,
  }
  delete order.refund
  delete order.canceledAt
  orders.set(order.id, order)
  registerDevice(world, 'usr-regular', 'hers', 'her token')
  registerDevice(world, 'usr-low', 'his', 'his token')
  return { world, push, order }
}

const path = '/order-history-details/ord-1'

test.each([
  [0, 'Your order is ready', { isBrief: true }],
  [1, 'Not everything came out', {}],
  [2, 'Your order didn’t come out', {}],
])('when an order with %i jammed units ends, only its customer gets one message', (failures, title, brief) => {
  const { world, push } = worldWithOrder(failures)
  settle(world)
  expect(push).not.toHaveBeenCalled()
  world.clock.advance(oneMinute)
  settle(world)
  settle(world)
  expect(push.mock.calls).toEqual([['her token', { title, body: expect.any(String), path, ...brief }]])
})

test('a refund to the wallet sends one message', () => {
  const { world, push, order } = worldWithOrder(2)
  world.clock.advance(oneMinute)
  settle(world)
  push.mockClear()
  const { amount } = refundOrder(world, order, 'wallet')
  expect(push.mock.calls).toEqual([
    ['her token', { title: `Refund of ₹${amount}`, body: 'It’s in your wallet.', path }],
  ])
})

test('each stage of a refund to a card sends one message', () => {
  const { world, push, order } = worldWithOrder(2)
  order.method = 'Card'
  world.clock.advance(oneMinute)
  settle(world)
  push.mockClear()
  refundOrder(world, order, 'source')
  for (const seconds of [10, 15, 60, 60]) {
    world.clock.advance(seconds * 1000)
    settle(world)
  }
  const bodies = push.mock.calls.map(([, { body }]) => body)
  expect(bodies).toEqual(['It goes back to your original payment method.', 'Your bank has it now.', 'It has arrived.'])
})

test('a favorite that is back in stock sends one message, which opens its machine (§2.23)', () => {
  const { world, push } = worldWithOrder(0)
  const favorite = { kind: 'product' as const, targetId: 'prd-peanut-chikki', createdAt: 0, notify: ['VM-1001'] }
  world.state.favorites.set('usr-regular', [favorite])
  settle(world)
  expect(push).not.toHaveBeenCalled()
  refill(world, 'VM-1001', 'B5', 2)
  settle(world)
  settle(world)
  const message = { title: 'Jaggery peanut chikki is back', body: 'Lobby snacks', path: '/machine/VM-1001' }
  expect(push.mock.calls).toEqual([['her token', message]])
})

test('orders end even if sending push messages fails', () => {
  const { world, order } = worldWithOrder(0)
  delete world.push
  world.clock.advance(oneMinute)
  settle(world)
  expect(order.ended).toBe(true)
})
