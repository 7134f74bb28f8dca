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
  expect(quotedLines(split, two).get('a:35:0')).toMatchObject({ quantity: 2, amount: toMinor(70) })
  expect(withQuote(two, split, asked)).toBe(two)
})

test('a line with too little stock keeps both counts, until it is changed', () => {
  const lines = withQuote(two, quote({ quantity: 1, removedQty: 1 }), asked)
  expect(lines).toMatchObject([{ cartQty: 1, removedQty: 1, outOfStockItem: false }])
  // The next quote asks only for what is left, so it removes nothing.
  expect(withQuote(lines, quote({}), toItems(lines))).toBe(lines)
  expect(increase(lines, 'a:35:0')).toMatchObject([{ removedQty: 0 }])
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

const at = (mrp: number, cartQty: number) => lineOf('a', cartQty, { product: { ...lineOf('a', 1).product, mrp } })

test('one product at two prices is two lines, each with its own quantity and amount', () => {
  const lines = [at(40, 1), at(60, 2)]
  const items = [{ price: 40 }, { price: 60, motor_id: 'm2', quantity: 1, removedQty: 1 }]
  expect([...quotedLines(quote(...items), lines)]).toMatchObject([
    ['a:40:0', { quantity: 1, amount: toMinor(40) }],
    ['a:60:0', { quantity: 1, amount: toMinor(60) }],
  ])
  expect(withQuote(lines, quote(...items), toItems(lines))).toMatchObject([
    { cartQty: 1, removedQty: 0 },
    { cartQty: 1, removedQty: 1 },
  ])
})

test('a line stays in stock if the server quotes it at a price that was not asked for', () => {
  const dearer = quote({ price: 36, quantity: 2 })
  expect(quotedLines(dearer, two).get('a:35:0')).toMatchObject({ quantity: 2, amount: toMinor(72) })
  expect(withQuote(two, dearer, asked)).toBe(two)
})

test('a line’s discount is that of all its items, if the server’s shares add up', () => {
  const items = [
    { discount_amount: 4, net_amount: 31 },
    { motor_id: 'm2', discount_amount: 3, net_amount: 32 },
  ]
  const priced = { ...quote(...items), total_amount: 70, discount_amount: 7, net_payable_amount: 63 }
  expect(quotedLines(priced, two).get('a:35:0')).toMatchObject({ discount: toMinor(7) })
  for (const wrong of [{ discount_amount: 8 }, { net_payable_amount: 63.01 }])
    expect(quotedLines({ ...priced, ...wrong }, two).get('a:35:0')).not.toHaveProperty('discount')
  expect(quotedLines(quote({}), two).get('a:35:0')).not.toHaveProperty('discount')
})
