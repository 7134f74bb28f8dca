/** A key stands for one payment across all customers: nobody frees, or takes for never made, what somebody else paid. */
import { expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { releaseAttempt } from './release.ts'

const world = createWorld('ordinary--keys', { seed: 1, fixedTime: '2026-01-05T09:00:00Z', tokenLife: 600 })
const [order] = [...world.state.orders.values()].filter(({ userId }) => userId === 'usr-asha')
if (!order) throw new Error('The seeds hold no order')
world.state.idempotency.set('key-of-an-order-0001', { body: {}, orderId: order.id })

test.each([
  ['the maker, the order', 'usr-asha', 'key-of-an-order-0001', undefined],
  ['anybody else, a refusal', 'usr-dev', 'key-of-an-order-0001', 'AUTH_4030'],
  ['anybody, that none was made', 'usr-dev', 'key-of-no-order-0001', 'ORDER_4040'],
  ['the same to the next who asks', 'usr-asha', 'key-of-no-order-0001', 'ORDER_4040'],
])('asked for a key it answers %s', (_, userId, key, code) => {
  const ask = () => releaseAttempt(world, userId, key)
  if (code) expect(ask).toThrowError(expect.objectContaining({ code }))
  else expect(ask()).toBe(order)
})
