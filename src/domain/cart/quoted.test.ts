import { expect, test } from 'vitest'
import { toMinor } from '#shared/money/money.ts'
import { lineOf } from './line.sample.ts'
import { increase, totalOf } from './lines.ts'
import { quotedLines, withQuote } from './quoted.ts'
import { toItems } from './to-items.ts'

type Item = Partial<Parameters<typeof withQuote>[1]['items'][number]>
const quote = (...items: Item[]) => ({
  cart_id: 'c',
  items: items.map((item) => ({
    product_id: 'a',
    motor_id: 'm1',
    price: 35,
    quantity: 1,
    removedQty: 0,
    outOfStockItem: false,
    custom_ingredients: [],
    ...item,
  })),
  total_amount: 35,
  discount_amount: 0,
  net_payable_amount: 35,
})
const two = [lineOf('a', 2)]
const asked = toItems(two)

test('stock of another motor makes up for a missing one', () => {
  const split = quote({ quantity: 0, removedQty: 1, outOfStockItem: true }, { motor_id: 'm3', quantity: 2 })
  expect(quotedLines(split).get('a:0')).toMatchObject({ quantity: 2, amount: toMinor(70) })
  expect(withQuote(two, split, asked)).toBe(two)
})

test('a line with too little stock keeps both counts, until it is changed', () => {
  const lines = withQuote(two, quote({ quantity: 1, removedQty: 1 }), asked)
  expect(lines).toMatchObject([{ cartQty: 1, removedQty: 1, outOfStockItem: false }])
  // The next quote asks only for what is left, so it removes nothing.
  expect(withQuote(lines, quote({}), toItems(lines))).toBe(lines)
  expect(increase(lines, 'a:0')).toMatchObject([{ removedQty: 0 }])
})

test.each([
  ['says so', quote({ quantity: 0, outOfStockItem: true })],
  ['says so, despite its quantity', quote({ quantity: 2, outOfStockItem: true })],
  ['has quantity 0 without saying so', quote({ quantity: 0, outOfStockItem: false })],
  ['does not contain it', quote({ product_id: 'b' })],
])('a line is marked sold out and keeps its quantity if the quote %s', (_, response) => {
  const lines = withQuote(two, response, asked)
  expect(lines).toMatchObject([{ cartQty: 2, outOfStockItem: true }])
  expect(totalOf(lines)).toBe(0)
})

test('a line that was added or changed since the request waits for the next quote', () => {
  const lines = [lineOf('a', 3), lineOf('b', 1)]
  expect(withQuote(lines, quote({ quantity: 1, removedQty: 1 }), asked)).toBe(lines)
})

test('each line is compared with its own requested quantity', () => {
  const lines = [lineOf('a', 2), lineOf('b', 1)]
  const next = withQuote(lines, quote({ quantity: 1, removedQty: 1 }, { product_id: 'b' }), toItems(lines))
  expect(next).toMatchObject([
    { id: 'a', cartQty: 1, removedQty: 1 },
    { id: 'b', cartQty: 1, removedQty: 0 },
  ])
})
