import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toMinor } from '#shared/money/money.ts'
import {
  add,
  type CartLine,
  countOf,
  decrease,
  hasRoom,
  increase,
  lineKey,
  marked,
  removeLine,
  renewed,
  totalOf,
  withoutBought,
} from './lines.ts'
import { toItems } from './to-items.ts'

const product = (id: string, mrp = 35): CartLine['product'] => ({
  id,
  name: id,
  mrp,
  category: { id: 'c', name: 'C' },
  offers: [],
  recipe_ingredients: [
    { ingredient_id: 'milk', name: 'Milk', quantity: 10, unit: 'ml', is_customizable: false, max_count: 0 },
    { ingredient_id: 'sugar', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 3 },
    { ingredient_id: 'cocoa', name: 'Cocoa', quantity: 2, unit: 'g', is_customizable: true, max_count: 3 },
  ],
  motor_id: 'm1',
  image_url: '/x.svg',
})
const cart = (...ids: string[]) => ids.reduce<CartLine[]>((lines, id) => add(lines, product(id), 'm1', 0), [])

describe('adding', () => {
  test('a new product starts at one', () => expect(cart('a')[0]?.cartQty).toBe(1))
  test('the same product with the same customization counts up', () =>
    expect(cart('a', 'a')).toMatchObject([{ cartQty: 2 }]))
  test('another customization is another line', () => expect(add(cart('a'), product('a'), 'm1', 2)).toHaveLength(2))
})

test('increase and decrease change by one, and the last one takes the line away', () => {
  const two = increase(cart('a'), 'a:0')
  expect(two[0]?.cartQty).toBe(2)
  expect(decrease(two, 'a:0')[0]?.cartQty).toBe(1)
  expect(decrease(decrease(two, 'a:0'), 'a:0')).toEqual([])
})

test('removing deletes the line, however many it holds', () =>
  expect(removeLine(increase(cart('a', 'b'), 'a:0'), 'a:0').map(lineKey)).toEqual(['b:0']))

test('there is room until the total has reached the limit', () => {
  expect(hasRoom(cart('a', 'b'), 3)).toBe(true)
  expect(hasRoom(cart('a', 'b', 'b'), 3)).toBe(false)
})

describe('what is sent', () => {
  test('holds a customization only above zero, and only of the first ingredient that can be customized', () => {
    expect(toItems(add([], product('a'), 'm7', 2))).toEqual([
      {
        product_id: 'a',
        price: 35,
        quantity: 1,
        motor_id: 'm7',
        custom_ingredients: [{ ingredient_id: 'sugar', quantity: 5, selected_count: 2 }],
      },
    ])
    expect(toItems(add([], product('a'), 'm7', 0))[0]?.custom_ingredients).toEqual([])
  })
  test('leaves out what is sold out', () =>
    expect(toItems([...cart('a').map((line) => ({ ...line, outOfStockItem: true })), ...cart('b')])).toHaveLength(1))
})

describe('a quote', () => {
  const quote = (quantity: number, removedQty: number) => ({
    cart_id: 'c',
    items: [
      {
        product_id: 'a',
        motor_id: 'm1',
        price: 35,
        quantity,
        removedQty,
        outOfStockItem: quantity === 0,
        custom_ingredients: [],
      },
    ],
    total_amount: 35,
    discount_amount: 0,
    net_payable_amount: 35,
  })
  test('leaves what can be sold and says how many went; the mark is gone once the line is changed', () => {
    const lines = marked(cart('a', 'a'), quote(1, 1))
    expect(lines).toMatchObject([{ cartQty: 1, removedQty: 1, outOfStockItem: false }])
    expect(totalOf(lines)).toBe(toMinor(35))
    expect(toItems(lines)).toMatchObject([{ quantity: 1 }])
    expect(increase(lines, 'a:0')).toMatchObject([{ removedQty: 0 }])
  })
  test('marks what is sold out, which costs nothing and keeps its count', () => {
    const lines = marked(cart('a', 'a'), quote(0, 2))
    expect(lines).toMatchObject([{ cartQty: 2, outOfStockItem: true }])
    expect(totalOf(lines)).toBe(0)
  })
  test('that changes nothing keeps the very lines', () => {
    const lines = cart('a')
    expect(marked(lines, quote(1, 0))).toBe(lines)
  })
})

test('what was bought is taken out, what was added meanwhile stays', () => {
  expect(withoutBought(cart('a', 'a', 'a', 'b'), cart('a', 'a'))).toMatchObject([
    { id: 'a', cartQty: 1 },
    { id: 'b', cartQty: 1 },
  ])
  expect(withoutBought(cart('a'), cart('a', 'a'))).toEqual([])
})

test('a changed price is taken over; what the machine no longer has stays as it was', () => {
  const lines = renewed(cart('a', 'b'), new Map([['a', product('a', 99)]]))
  expect(lines.map((line) => line.product.mrp)).toEqual([99, 35])
})

test('totals are exact whatever the prices', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 9 }))), (rows) => {
      const lines = rows.map(
        ([paise, cartQty], index) =>
          ({ ...cart(`p${index}`)[0], product: product(`p${index}`, paise / 100), cartQty }) as CartLine,
      )
      return (
        totalOf(lines) === rows.reduce((sum, [paise, count]) => sum + paise * count, 0) &&
        countOf(lines) === rows.reduce((sum, [, count]) => sum + count, 0)
      )
    }),
  )
})
