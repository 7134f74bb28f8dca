/** A key stands for one payment across all customers: nobody can cancel or void another customer's payment. */
import { expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { releaseAttempt } from './release.ts'

const world = createWorld('ordinary--keys', { fixedTime: '2026-01-05T09:00:00Z', tokenLife: 600 })
const [order] = [...world.state.orders.values()].filter(({ userId }) => userId === 'usr-regular')
if (!order) throw new Error('The seeds have no order')
world.state.idempotency.set('key-of-an-order-0001', { body: {}, orderId: order.id })

test.each([
  ['the order to its customer', 'usr-regular', 'key-of-an-order-0001', undefined],
  ['an error to another customer', 'usr-low', 'key-of-an-order-0001', 'AUTH_4030'],
  ['that no order was created with an unused key', 'usr-low', 'key-of-no-order-0001', 'ORDER_4040'],
  ['the same for that key to the next customer', 'usr-regular', 'key-of-no-order-0001', 'ORDER_4040'],
])('a key lookup returns %s', (_, userId, key, code) => {
  const ask = () => releaseAttempt(world, userId, key)
  if (code) expect(ask).toThrowError(expect.objectContaining({ code }))
  else expect(ask()).toBe(order)
})
