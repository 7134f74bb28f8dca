import { expect, test } from 'vitest'
import { sampleOrder } from './order.sample.ts'
import { ordersIn } from './seen-orders.ts'

test('loading one more page does not count as a check of the others (§2.27)', () => {
  const [first, second] = ['a', 'b'].map((id) => ({ data: [sampleOrder({ id })] }))
  if (!first || !second) throw new Error('Two pages')
  const timesAt = (dataUpdatedAt: number, pages: (typeof first)[], fetchMeta: object | null = null) =>
    ordersIn({ data: { pages }, dataUpdatedAt, fetchMeta }).map(({ checkedAt }) => Date.parse(checkedAt))
  expect(timesAt(1, [first])).toEqual([1])
  expect(timesAt(2, [first, second], { fetchMore: { direction: 'forward' } })).toEqual([1, 2])
  expect(timesAt(3, [first, second])).toEqual([3, 3])
})
