import { afterEach, expect, test, vi } from 'vitest'
import { write } from '#shared/storage/storage.ts'
import { onNotice } from '../notices.ts'
import { addCustomized, addOrAsk, decrement, increaseOrAsk } from './add-or-ask.ts'
import { addToCart, cartLines, emptyCart } from './cart-store.ts'
import type { CustomizationQuestion } from './customization-question.ts'
import type { CartLine } from './lines.ts'

const sugar = { ingredient_id: 's', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 3 }
const product = (id: string, recipe_ingredients: CartLine['product']['recipe_ingredients'] = [sugar]) => ({
  id,
  name: id,
  mrp: 60,
  category: { id: 'c', name: 'C' },
  offers: [],
  recipe_ingredients,
  motor_id: 'm1',
  image_url: '/x.svg',
})
const ask = vi.fn<(question: CustomizationQuestion) => void>()
const asked = () => ask.mock.lastCall?.[0]
const counts = () => cartLines().map(({ selectedSugar, cartQty }) => `${selectedSugar}: ${cartQty}`)
const line = (index: number) => cartLines()[index] as CartLine

/** Adds a cup and answers the question about it. */
function choose(id: string, count: number) {
  addOrAsk(product(id), 'm1', ask)
  addCustomized(asked() as CustomizationQuestion, count)
}

afterEach(() => {
  ask.mockReset()
  emptyCart()
})

test('a product that cannot be customized is added without a question', () => {
  addOrAsk(product('soup', []), 'm1', ask)
  expect(ask).not.toHaveBeenCalled()
  expect(counts()).toEqual(['0: 1'])
})

test('the first cup asks how to make it, the next one whether to make it the same way', () => {
  choose('a', 2)
  expect(asked()).toMatchObject({ last: null, isRepeat: false })
  choose('a', 2)
  expect(asked()).toMatchObject({ last: 2, isRepeat: true })
  expect(counts()).toEqual(['2: 2'])
})

test('a new choice starts a new line; the card then repeats the last choice, not the newest line', () => {
  choose('b', 2)
  choose('b', 0)
  expect(counts()).toEqual(['2: 1', '0: 1'])
  choose('b', 2)
  addOrAsk(product('b'), 'm1', ask)
  expect(asked()?.last).toBe(2)
  decrement(product('b'))
  expect(counts()).toEqual(['2: 1', '0: 1'])
})

test('a line asks only if the cart has another customization of its recipe, and suggests its own', () => {
  choose('c', 1)
  ask.mockReset()
  increaseOrAsk(line(0), ask)
  expect(ask).not.toHaveBeenCalled()
  expect(counts()).toEqual(['1: 2'])
  choose('c', 3)
  ask.mockReset()
  increaseOrAsk(line(0), ask)
  expect(asked()).toMatchObject({ last: 1, isRepeat: true })
  expect(counts()).toEqual(['1: 2', '3: 1'])
})

test('after a reload, the newest line counts as the last choice', () => {
  for (const count of [1, 3, 2]) addToCart(product('e'), 'm1', count)
  addOrAsk(product('e'), 'm1', ask)
  expect(asked()).toMatchObject({ last: 2, isRepeat: true })
  for (const id of ['e', 'not in the cart']) decrement(product(id))
  expect(counts()).toEqual(['1: 1', '3: 1'])
})

test('a full cart reports its limit instead of asking', () => {
  const notice = vi.fn()
  onNotice(notice)
  write('maxOrderQuantity', 1)
  choose('d', 1)
  ask.mockReset()
  addOrAsk(product('d'), 'm1', ask)
  expect(ask).not.toHaveBeenCalled()
  expect(notice).toHaveBeenCalledWith({ kind: 'cart-full', limit: 1 })
})
