import { beforeEach, expect, test, vi } from 'vitest'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { readOwned } from '#shared/storage/owned.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { firstIds } from './bought-before.ts'
import { rememberBought } from './remember-bought.ts'

const signIn = (sub: string) => write('accessToken', tokenOf({ sub, is_guest_user: false }))
const buy = (...bought: [string, number][]) =>
  rememberBought(
    'usr-1',
    bought.map(([id, count]) => ({ id, count })),
  )
const countsOf = (owner: string) => readOwned('usualCounts', owner)?.counts ?? null
const remembered = (owner = 'usr-1') => [readOwned('boughtBefore', owner)?.ids ?? null, countsOf(owner)]

beforeEach(() => {
  clearExcept([])
  signIn('usr-1')
})

test('what one customer bought is neither shown to the next nor stored after they have signed in', () => {
  buy(['latte', 1])
  signIn('usr-2')
  expect(remembered('usr-2')).toEqual([null, null])
  rememberBought('usr-2', [{ id: 'chips', count: 0 }])
  buy(['mocha', 2])
  expect(remembered('usr-2')).toEqual([['chips'], { chips: 0 }])
  expect(remembered()).toEqual([null, null])
})

test('bought products are stored once each, latest first, with their last customization (§2.19)', () => {
  buy(['latte', 1], ['chips', 0])
  // Of two cups of one recipe, the first is the latest.
  buy(['mocha', 2], ['latte', 3], ['latte', 0])
  expect(remembered()).toEqual([['mocha', 'latte', 'chips'], { mocha: 2, latte: 3, chips: 0 }])
})

test('a count is of one ingredient, and the latest replaces the counts of others', () => {
  const latte = (count: number, ingredientId?: string) =>
    rememberBought('usr-1', [{ id: 'latte', count, ingredientId }])
  latte(2, 'sugar')
  buy(['chips', 0])
  expect(countsOf('usr-1')).toEqual({ 'latte sugar': 2, chips: 0 })
  latte(1, 'milk')
  expect(countsOf('usr-1')).toEqual({ 'latte milk': 1, chips: 0 })
  latte(0)
  expect(countsOf('usr-1')).toEqual({ latte: 0, chips: 0 })
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
  [{ products: ['a', 'b'] }, { ids: ['b', 'c'] }, ['a', 'b', 'c']],
  [{ products: ['a'] }, null, ['a']],
  [null, { ids: ['c'] }, ['c']],
  [null, null, []],
])('favorites come first, then bought products, each once: %j, %j (§2.19, §2.23)', (favorites, bought, ids) =>
  expect(firstIds(favorites, bought)).toEqual(ids),
)

test('a disabled feature stores no product, only that there was a purchase, and its records are not used (§2.26)', () => {
  const turnOff = (name: 'avoiding' | 'buyAgain' | 'favorites') =>
    vi.spyOn(config.features, name, 'get').mockReturnValue(false)
  const off = [turnOff('buyAgain'), turnOff('favorites')]
  buy()
  expect(remembered()).toEqual([null, null])
  buy(['chips', 0])
  expect([remembered(), firstIds({ products: ['a'] }, { ids: ['b'] })]).toEqual([[[], null], []])
  clearExcept([])
  signIn('usr-1')
  off.push(turnOff('avoiding'))
  buy(['chips', 0])
  expect(remembered()).toEqual([null, null])
  for (const each of off) each.mockRestore()
})
