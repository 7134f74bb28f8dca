import { expect, test } from 'vitest'
import { placeOf } from '../../seeds/place.ts'
import { createWorld } from '../world.ts'
import { refundable } from './life-cycle.ts'

test('a refund is rounded half up on the refunded share: half of 199 yen is 100', () => {
  const world = createWorld('yen', { tokenLife: 600, place: placeOf({ locale: 'ja-JP', currency: 'JPY' }) })
  const order = [...world.state.orders.values()].find(({ items }) => items[0]?.failures === 1 && items[0].taken === 1)
  if (!order?.items[0]) throw new Error('The seeds have no order with one of two units')
  const {
    refund: _,
    items: [item],
    ...unrefunded
  } = order
  if (!item) throw new Error('The order has no item')
  expect(refundable(world, { ...unrefunded, items: [{ ...item, net: 199_000 }] })).toBe(100_000)
})
