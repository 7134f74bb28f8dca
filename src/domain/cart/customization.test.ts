import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceOf, choicesOf, customizable, describeCustomization, selectedCount } from './customization.ts'
import { add, type CartLine, countOf, isMixed, lineKey, linesOf } from './lines.ts'
import { toItems } from './to-items.ts'

type Ingredient = CartLine['product']['recipe_ingredients'][number]

const ingredient = (name: string, is_customizable: boolean, max_count = 3): Ingredient => ({
  ingredient_id: `ing-${name}`,
  name,
  quantity: 5,
  unit: 'g',
  is_customizable,
  max_count,
})
const recipe = (id: string, ...recipe_ingredients: Ingredient[]): CartLine['product'] => ({
  id,
  name: id,
  mrp: 60,
  category: { id: 'c', name: 'C' },
  offers: [],
  recipe_ingredients,
  motor_id: 'm1',
  image_url: '/x.svg',
})
const latte = recipe('latte', ingredient('beans', false), ingredient('sugar', true), ingredient('cocoa', true))

describe('what can be chosen', () => {
  test('is the first customizable ingredient', () => expect(customizable(latte)?.name).toBe('sugar'))
  test('is nothing if no ingredient is customizable or its maximum is 0', () => {
    expect(customizable(recipe('tea', ingredient('water', false)))).toBeUndefined()
    expect(customizable(recipe('tea', ingredient('sugar', true, 0)))).toBeUndefined()
  })
  test('ranges from none to the maximum', () =>
    expect(choicesOf(ingredient('sugar', true, 2))).toEqual([
      { mode: 'withoutIngredient', count: 0 },
      { mode: 'withIngredient', count: 1 },
      { mode: 'withIngredient', count: 2 },
    ]))
})

test('a choice is described by its count, or as with and without if the maximum is one', () => {
  const words = (product: CartLine['product']) => [0, 1, 2].map((count) => describeCustomization(product, count))
  expect(words(latte)).toEqual(['No sugar', '1 sugar', '2 sugars'])
  expect(words(recipe('americano', ingredient('Milk', true, 1))).slice(0, 2)).toEqual(['No milk', 'With milk'])
  expect(words(recipe('tea'))).toEqual([null, null, null])
})

test('without the ingredient, the count is 0 whatever it was before', () => {
  expect(selectedCount({ mode: 'withoutIngredient', count: 2 })).toBe(0)
  expect(selectedCount({ mode: 'withIngredient', count: 2 })).toBe(2)
  expect(selectedCount(choiceOf(0))).toBe(0)
})

describe('increasing a recipe with another customization', () => {
  const three = add(add(add([], latte, 'm1', 2), latte, 'm1', 2), latte, 'm1', 2)
  const mixed = add(three, latte, 'm1', 0)
  test('starts a new line at 1 and keeps earlier cups', () =>
    expect(mixed).toMatchObject([
      { selectedSugar: 2, cartQty: 3 },
      { selectedSugar: 0, cartQty: 1 },
    ]))
  test('is the repeat-customization state', () => {
    expect(isMixed(three, latte)).toBe(false)
    expect(isMixed(mixed, latte)).toBe(true)
    expect(isMixed(mixed, { ...latte, id: 'mocha' })).toBe(false)
  })
})

test('for any choices in any order, each choice has one line and every cup is counted and sent as chosen', () => {
  const recipes = [latte, recipe('americano', ingredient('milk', true, 1), ingredient('sugar', true)), recipe('tea')]
  const cup = fc.constantFrom(...recipes).chain((product) => {
    const most = customizable(product)?.max_count ?? 0
    return fc.record({ product: fc.constant(product), count: fc.integer({ min: 0, max: most }) })
  })
  fc.assert(
    fc.property(fc.array(cup, { maxLength: 20 }), (cups) => {
      const lines = cups.reduce<CartLine[]>((cart, { product, count }) => add(cart, product, 'm1', count), [])
      expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
      expect(countOf(lines)).toBe(cups.length)
      for (const { id, mrp } of recipes) {
        const counts = new Set(cups.filter(({ product }) => product.id === id).map(({ count }) => count))
        expect(linesOf(lines, { id, mrp })).toHaveLength(counts.size)
        expect(isMixed(lines, { id, mrp })).toBe(counts.size > 1)
      }
      for (const [index, { custom_ingredients }] of toItems(lines).entries()) {
        const { selectedSugar, product } = lines[index] as CartLine
        const sent = custom_ingredients.map(({ ingredient_id, selected_count }) => [ingredient_id, selected_count])
        expect(sent).toEqual(selectedSugar > 0 ? [[customizable(product)?.ingredient_id, selectedSugar]] : [])
      }
    }),
  )
})
