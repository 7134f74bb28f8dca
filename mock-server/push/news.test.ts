import { expect, test, vi } from 'vitest'
import { refundOrder } from '../orders/refund.ts'
import { settle } from '../orders/settle.ts'
import { createWorld } from '../world/create-world.ts'
import type { OrderRecord } from '../world/state.ts'
import { registerPhone } from './phones.ts'
import type { SendPush } from './send-push.ts'

const oneMinute = 60_000

/** Asha's phone and somebody else's, and an order of two that Asha has just started; `failures` of it will stay inside. */
function atTheMachine(failures: number) {
  const push = vi.fn<SendPush>(async () => 'sent')
  const world = createWorld('default', { seed: 1, fixedTime: '2026-01-05T09:00:00Z', tokenLife: 600, push })
  const { orders } = world.state
  const past = [...orders.values()].find(({ userId }) => userId === 'usr-asha')
  const [item] = past?.items ?? []
  if (!past || !item) throw new Error('Asha has no order')
  const order: OrderRecord = {
    ...past,
    id: 'ord-1',
    items: [{ ...item, quantity: 2, taken: 0, failures }],
    total: item.price * 2,
    net: item.price * 2,
    paidAt: world.clock.now(),
    dispenseStartedAt: world.clock.now(),
    ended: false,
  }
  delete order.refund
  delete order.cancelledAt
  orders.set(order.id, order)
  registerPhone(world, 'usr-asha', 'hers', 'her token')
  registerPhone(world, 'usr-dev', 'his', 'his token')
  return { world, push, order }
}

const path = '/order-history-details/ord-1'

test.each([
  [0, 'Your order is ready'],
  [1, 'Part of your order stayed inside'],
  [2, 'Your order did not come out'],
])('an order of which %i stay inside is told once, to whose it is', (failures, title) => {
  const { world, push } = atTheMachine(failures)
  settle(world)
  expect(push).not.toHaveBeenCalled()
  world.clock.advance(oneMinute)
  settle(world)
  settle(world)
  expect(push.mock.calls).toEqual([['her token', { title, body: expect.any(String), path }]])
})

test('a refund is told', () => {
  const { world, push, order } = atTheMachine(2)
  world.clock.advance(oneMinute)
  settle(world)
  push.mockClear()
  const { amount } = refundOrder(world, order, 'wallet')
  expect(push.mock.calls).toEqual([
    ['her token', { title: `Refund of ₹${amount}`, body: 'It is in your wallet.', path }],
  ])
})

test('where push messages can’t be sent, orders end all the same', () => {
  const { world, order } = atTheMachine(0)
  delete world.push
  world.clock.advance(oneMinute)
  settle(world)
  expect(order.ended).toBe(true)
})
