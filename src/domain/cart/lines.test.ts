import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toMinor } from '#shared/money/money.ts'
import { lineOf } from './line.sample.ts'
import {
  add,
  type CartLine,
  countOf,
  decrease,
  hasRoom,
  increase,
  lineKey,
  merged,
  removeLine,
  renewed,
  restore,
  totalOf,
  wantedOf,
  withoutBought,
} from './lines.ts'

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

test('increase and decrease change by one; decreasing the last one removes the line', () => {
  const two = increase(cart('a'), 'a:35:0')
  expect(two[0]?.cartQty).toBe(2)
  expect(decrease(two, 'a:35:0')[0]?.cartQty).toBe(1)
  expect(decrease(decrease(two, 'a:35:0'), 'a:35:0')).toEqual([])
  expect(decrease(cart('a', 'b', 'b'), 'b:35:0')).toMatchObject([{ id: 'a' }, { id: 'b', cartQty: 1 }])
})

test('removing deletes the line, whatever its quantity', () =>
  expect(removeLine(increase(cart('a', 'b'), 'a:35:0'), 'a:35:0').map(lineKey)).toEqual(['b:35:0']))

test('a restored line returns to its position, or is merged with the line that replaced it', () => {
  const [line] = cart('b')
  expect(restore(cart('a', 'c'), line as CartLine, 1).map(lineKey)).toEqual(['a:35:0', 'b:35:0', 'c:35:0'])
  expect(restore(cart('b', 'c'), line as CartLine, 1)).toMatchObject([{ id: 'b', cartQty: 2 }, { id: 'c' }])
})

test('items of the same product from several motors are one line', () =>
  expect(merged([...cart('a', 'b'), ...cart('a', 'a')])).toMatchObject([{ id: 'a', cartQty: 3 }, { id: 'b' }]))

test('a line prefers the slot it was last added from', () =>
  expect(add(cart('a'), product('a'), 'm2', 0)).toMatchObject([{ cartQty: 2, motor_id: 'm2' }]))

test('there is room until the total reaches the limit', () => {
  expect(hasRoom(cart('a', 'b'), 3)).toBe(true)
  expect(hasRoom(cart('a', 'b', 'b'), 3)).toBe(false)
  expect(hasRoom(cart('a'), 3, 3)).toBe(false)
})

test('bought items are removed; items added in the meantime stay', () => {
  expect(withoutBought(cart('a', 'a', 'a', 'b'), cart('a', 'a'))).toMatchObject([
    { id: 'a', cartQty: 1 },
    { id: 'b', cartQty: 1 },
  ])
  expect(withoutBought(cart('a'), cart('a', 'a'))).toEqual([])
  expect(withoutBought(cart('b', 'b', 'a'), cart('c', 'a'))).toMatchObject([{ id: 'b', cartQty: 2 }])
})

test('what was bought leaves the cart even if its price has changed since, and another price of it stays', () => {
  const dear = add([], product('a', 60), 'm2', 0)
  expect(withoutBought(dear, cart('a'))).toEqual([])
  expect(withoutBought([...cart('a'), ...dear], cart('a'))).toEqual(dear)
  // Of a stored payment's line, only id, count and quantity are certain.
  expect(withoutBought(cart('a'), [{ id: 'a', selectedSugar: 0, cartQty: 1 }])).toEqual([])
})

test('another price is another line', () => {
  const lines = add(add(cart('a'), product('a', 60), 'm2', 0), product('a', 60), 'm2', 0)
  expect(lines.map(({ cartQty, product: { mrp } }) => [cartQty, mrp])).toEqual([
    [1, 35],
    [2, 60],
  ])
  expect(merged(lines)).toEqual(lines)
  expect(totalOf(lines)).toBe(toMinor(155))
})

test('a line whose price has changed does not split, and notes its old price until the customer changes it', () => {
  const two = add(cart('a'), product('a', 40), 'm2', 0)
  const lines = renewed(two, () => product('a', 40))
  expect(lines).toMatchObject([{ cartQty: 2, product: { mrp: 40 }, oldPrice: 35 }])
  expect(renewed(lines, () => product('a', 40))).toMatchObject([{ oldPrice: 35 }])
  expect(increase(lines, 'a:40:0')[0]).not.toHaveProperty('oldPrice')
})

test('a changed price is applied; products the machine no longer has stay unchanged', () => {
  const lines = renewed(cart('a', 'b'), ({ id }) => (id === 'a' ? product('a', 99) : undefined))
  expect(lines.map((line) => line.product.mrp)).toEqual([99, 35])
})

test('a count chosen for an ingredient that can no longer be customized is not applied to another', () => {
  const cups = add(add([], product('a'), 'm1', 3), product('a'), 'm1', 1)
  const renewedWith = (change: (each: CartLine['product']['recipe_ingredients'][number]) => object) => {
    const now = product('a')
    const recipe_ingredients = now.recipe_ingredients.map((each) => ({ ...each, ...change(each) }))
    return renewed(cups, () => ({ ...now, recipe_ingredients }))
  }
  expect(renewedWith(({ name }) => ({ is_customizable: name === 'Milk' }))).toMatchObject([
    { selectedSugar: 0, cartQty: 2 },
  ])
  expect(renewedWith(() => ({ max_count: 2 })).map((line) => line.selectedSugar)).toEqual([2, 1])
})

test('a line says the choice that the machine can’t make any more, until the customer changes the line', () => {
  const cup = add([], product('a'), 'm1', 3)
  const lessSweet = product('a')
  const recipe_ingredients = lessSweet.recipe_ingredients.map((each) => ({ ...each, max_count: 1 }))
  const lines = renewed(cup, () => ({ ...lessSweet, recipe_ingredients }))
  expect(lines[0]).toMatchObject({ selectedSugar: 1, oldChoice: expect.stringMatching(/^3 /) })
  expect(renewed(lines, () => ({ ...lessSweet, recipe_ingredients }))[0]).toHaveProperty('oldChoice')
  expect(increase(lines, 'a:35:1')[0]).not.toHaveProperty('oldChoice')
  expect(renewed(cup, () => product('a'))[0]).not.toHaveProperty('oldChoice')
})

test('totals are exact for any prices', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 9 }))), (rows) => {
      const lines = rows.map(
        ([paise, cartQty], index) =>
          ({ ...cart(`p${index}`)[0], product: product(`p${index}`, paise / 100), cartQty }) as CartLine,
      )
      return (
        totalOf(lines) === toMinor(rows.reduce((sum, [paise, count]) => sum + paise * count, 0) / 100) &&
        countOf(lines) === rows.reduce((sum, [, count]) => sum + count, 0)
      )
    }),
  )
})

test('what is wanted stays the same when stock, price or customization change, and follows the quantity', () => {
  const lines = [lineOf('a', 3), lineOf('b', 1)]
  const renewed = [lineOf('a', 1, { removedQty: 2, selectedSugar: 1 }), lineOf('b', 1, { outOfStockItem: true })]
  expect(wantedOf(renewed)).toBe(wantedOf(lines))
  expect(wantedOf([lineOf('a', 2), lineOf('b', 1)])).not.toBe(wantedOf(lines))
})
