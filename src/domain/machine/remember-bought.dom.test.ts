import { beforeEach, expect, test } from 'vitest'
import { clearExcept, read } from '#shared/storage/storage.ts'
import { firstIds } from './bought-before.ts'
import { rememberBought } from './remember-bought.ts'

const remembered = () => [read('boughtBefore'), read('usualCounts')]

beforeEach(() => clearExcept([]))

test('what was bought is remembered once, the latest first, as it was customized last (§2.19)', () => {
  rememberBought([
    { id: 'latte', count: 1 },
    { id: 'chips', count: 0 },
  ])
  // Of two cups of one recipe the first counts, being the latest.
  rememberBought([
    { id: 'mocha', count: 2 },
    { id: 'latte', count: 3 },
    { id: 'latte', count: 0 },
  ])
  expect(remembered()).toEqual([['mocha', 'latte', 'chips'], { mocha: 2, latte: 3, chips: 0 }])
})

test('a new customer sees no trace of it: an order without products leaves nothing', () => {
  rememberBought([])
  expect(remembered()).toEqual([null, null])
})

test('the forty latest are remembered', () => {
  const ids = Array.from({ length: 41 }, (_, index) => `p${index}`)
  for (const id of ids) rememberBought([{ id, count: 1 }])
  const kept = ids.slice(1).reverse()
  expect(remembered()).toEqual([kept, Object.fromEntries(kept.map((id) => [id, 1]))])
})

test.each([
  ['favorites, then what was bought, each once', { products: ['a', 'b'] }, ['b', 'c'], ['a', 'b', 'c']],
  ['favorites alone', { products: ['a'] }, null, ['a']],
  ['what was bought alone', null, ['c'], ['c']],
  ['nothing for a new customer', null, null, []],
])('first come %s (§2.19, §2.23)', (_, favorites, bought, ids) => expect(firstIds(favorites, bought)).toEqual(ids))
