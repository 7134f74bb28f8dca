import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { useItemNews } from './use-item-news.ts'

const orderWith = (item: object) => {
  const order = sampleOrder({ status: 'In-Progress' })
  return { ...order, items: order.items.map((each) => ({ ...each, ...item })) }
}

test.each([
  ['comes out', true, { dispensed_quantity: 1, status: 'Dispensed' }, 1, /./],
  ['fails', true, { dispensed_quantity: 0, status: 'Failed' }, 0, /./],
  ['came out long before the order was opened', false, { dispensed_quantity: 1, status: 'Dispensed' }, 0, /^$/],
])('when an item %s (moving: %s)', (_, isMoving, change, vibrations, spoken) => {
  const buzz = vi.fn()
  vi.stubGlobal('navigator', { vibrate: buzz, userActivation: { hasBeenActive: true } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const before = orderWith({ dispensed_quantity: 0, status: 'Pending' })
  const { result, rerender } = renderHook(({ order }) => useItemNews(order, isMoving), {
    initialProps: { order: before },
  })
  rerender({ order: orderWith(change) as typeof before })
  expect(buzz).toHaveBeenCalledTimes(vibrations)
  expect(result.current.text).toMatch(spoken)
})
