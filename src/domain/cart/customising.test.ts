// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { write } from '#shared/storage/storage.ts'
import { showingToast } from '#shared/ui/toast.tsx'
import { cartLines, emptyCart } from './cart-store.ts'
import {
  addOne,
  chooseAnew,
  oneMoreOf,
  stopCustomising,
  takeCustomised,
  takeOne,
  useCustomising,
} from './customising.ts'
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
const asked = renderHook(() => useCustomising()).result
const counts = () => cartLines().map(({ selectedSugar, cartQty }) => `${selectedSugar}: ${cartQty}`)
const line = (index: number) => cartLines()[index] as CartLine

/** Adds a cup, choosing anew where it is asked whether as last time. */
const choose = (id: string, count: number) =>
  act(() => {
    addOne(product(id), 'm1')
    chooseAnew()
    takeCustomised(count)
  })

afterEach(() => {
  act(stopCustomising)
  emptyCart()
})

test('what cannot be customized is added unasked', () => {
  act(() => addOne(product('soup', []), 'm1'))
  expect(asked.current).toBeNull()
  expect(counts()).toEqual(['0: 1'])
})

test('the first cup asks how, the next one whether as last time', () => {
  act(() => addOne(product('a'), 'm1'))
  expect(asked.current).toMatchObject({ last: null, isRepeat: false })
  act(() => takeCustomised(2))
  expect(counts()).toEqual(['2: 1'])
  act(() => addOne(product('a'), 'm1'))
  expect(asked.current).toMatchObject({ last: 2, isRepeat: true })
  act(() => takeCustomised(2))
  expect(asked.current).toBeNull()
  expect(counts()).toEqual(['2: 2'])
})

test('another choice begins at 1; the card then goes by the last choice, not by the youngest line', () => {
  choose('b', 2)
  choose('b', 0)
  expect(counts()).toEqual(['2: 1', '0: 1'])
  choose('b', 2)
  act(() => addOne(product('b'), 'm1'))
  expect(asked.current?.last).toBe(2)
  act(() => takeOne('b'))
  expect(counts()).toEqual(['2: 1', '0: 1'])
})

test('a line asks only where the recipe stands in the cart in two ways, and then about itself', () => {
  choose('c', 1)
  act(() => oneMoreOf(line(0)))
  expect(asked.current).toBeNull()
  expect(counts()).toEqual(['1: 2'])
  choose('c', 3)
  act(() => oneMoreOf(line(0)))
  expect(asked.current).toMatchObject({ last: 1, isRepeat: true })
  expect(counts()).toEqual(['1: 2', '3: 1'])
})

test('nothing is asked about a cup that would be one too many', () => {
  vi.useFakeTimers()
  write('maxOrderQuantity', 1)
  choose('d', 1)
  act(() => addOne(product('d'), 'm1'))
  expect(asked.current).toBeNull()
  vi.advanceTimersByTime(300)
  expect(showingToast()?.text).toBe('Only 1 products can be dispensed at a time')
  vi.useRealTimers()
})
