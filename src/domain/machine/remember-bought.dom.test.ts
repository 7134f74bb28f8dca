import { beforeEach, expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { clearExcept, read } from '#shared/storage/storage.ts'
import { firstIds } from './bought-before.ts'
import { rememberBought } from './remember-bought.ts'

const buy = (...bought: [string, number][]) => rememberBought(bought.map(([id, count]) => ({ id, count })))
const remembered = () => [read('boughtBefore'), read('usualCounts')]

beforeEach(() => clearExcept([]))

test('bought products are stored once each, latest first, with their last customization (§2.19)', () => {
  buy(['latte', 1], ['chips', 0])
  // Of two cups of one recipe, the first is the latest.
  buy(['mocha', 2], ['latte', 3], ['latte', 0])
  expect(remembered()).toEqual([['mocha', 'latte', 'chips'], { mocha: 2, latte: 3, chips: 0 }])
})

test('a count is of one ingredient, and the latest replaces the counts of others', () => {
  const latte = (count: number, ingredientId?: string) => rememberBought([{ id: 'latte', count, ingredientId }])
  latte(2, 'sugar')
  buy(['chips', 0])
  expect(read('usualCounts')).toEqual({ 'latte sugar': 2, chips: 0 })
  latte(1, 'milk')
  expect(read('usualCounts')).toEqual({ 'latte milk': 1, chips: 0 })
  latte(0)
  expect(read('usualCounts')).toEqual({ latte: 0, chips: 0 })
})

test('the latest forty are stored; buying nothing stores nothing', () => {
  buy()
  expect(remembered()).toEqual([null, null])
  const ids = Array.from({ length: 41 }, (_, index) => `p${index}`)
  for (const id of ids) buy([id, 1])
  const kept = ids.slice(1).reverse()
  expect(remembered()).toEqual([kept, Object.fromEntries(kept.map((id) => [id, 1]))])
})

test.each([
  [{ products: ['a', 'b'] }, ['b', 'c'], ['a', 'b', 'c']],
  [{ products: ['a'] }, null, ['a']],
  [null, ['c'], ['c']],
  [null, null, []],
])('favorites come first, then bought products, each once: %j, %j (§2.19, §2.23)', (favorites, bought, ids) =>
  expect(firstIds(favorites, bought)).toEqual(ids),
)

test('a disabled feature stores nothing, and its records are not used (§2.26)', () => {
  const off = ['buyAgain', 'favorites'].map((name) =>
    vi.spyOn(config.features, name as 'buyAgain', 'get').mockReturnValue(false),
  )
  buy(['chips', 0])
  expect([remembered(), firstIds({ products: ['a'] }, ['b'])]).toEqual([[null, null], []])
  for (const each of off) each.mockRestore()
})
