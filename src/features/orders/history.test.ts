import { expect, test } from 'vitest'
import { sampleOrder } from '#domain/order/order.sample.ts'
import { byMonth, ordersOf } from './history.ts'

const order = (id: string, created_at = '2026-11-02T09:00:00Z') => sampleOrder({ id, created_at })
const ids = (orders: { id: string }[]) => orders.map(({ id }) => id)

test('pages are appended, and what has moved to the next page is shown once', () =>
  expect(ids(ordersOf([{ data: [order('c'), order('b')] }, { data: [order('b'), order('a')] }]))).toEqual([
    'c',
    'b',
    'a',
  ]))

test('what is deleted is not shown', () =>
  expect(ids(ordersOf([{ data: [order('b'), sampleOrder({ id: 'a', is_deleted: true })] }]))).toEqual(['b']))

test('orders are told apart by month, in their own order', () => {
  const months = byMonth([
    order('d', '2026-11-20T12:00:00Z'),
    order('c', '2026-11-02T12:00:00Z'),
    order('b', '2026-10-20T12:00:00Z'),
    order('a', '2025-10-20T12:00:00Z'),
  ])
  expect(months.map(({ title, orders }) => [title, ids(orders)])).toEqual([
    ['November 2026', ['d', 'c']],
    ['October 2026', ['b']],
    ['October 2025', ['a']],
  ])
})

test('a date that can’t be read costs nobody the list', () =>
  expect(byMonth([order('a', 'yesterday')])).toMatchObject([{ title: '' }]))
