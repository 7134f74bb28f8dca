import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { remove, write } from '#shared/storage/storage.ts'
import { conflictText } from './avoid-words.ts'
import { useAvoided, useConflict } from './use-avoided.ts'

test('avoided allergens come in the app’s order without unknown ones, or none without the feature (§2.22)', () => {
  const now = () => renderHook(() => useAvoided()).result.current
  remove('avoid')
  expect(now()).toEqual([])
  write('avoid', ['gluten', 'shellfish', 'nuts'])
  expect(now()).toEqual(['nuts', 'gluten'])
  vi.spyOn(config.features, 'avoiding', 'get').mockReturnValue(false)
  expect(now()).toEqual([])
})

test.each([
  ['every reason', { allergens: ['peanut', 'milk'], is_veg: true }, 'Contains nuts and milk, which you avoid.'],
  ['the reasons, even if other data is unclear', { allergens: ['peanut', 'E 100'] }, 'Contains nuts, which you avoid.'],
  ['missing data', {}, 'We don’t have the full list of ingredients. It may contain something you avoid.'],
  ['nothing for a product without conflicts', { allergens: [] }, null],
])('the mark names %s (§2.22)', (_, product, text) => {
  write('avoid', ['nuts', 'lactose'])
  const { current: conflict } = renderHook(() => useConflict(product)).result
  expect(conflict && conflictText(conflict)).toBe(text)
})
