import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { conflictText } from './avoid-words.ts'
import { useAvoided, useConflict } from './use-avoided.ts'

const now = () => renderHook(() => useAvoided()).result.current

beforeEach(() => clearExcept([]))

test('what the customer avoids comes in the app’s order; what an older version named is left out (§2.22)', () => {
  expect(now()).toEqual([])
  write('avoid', ['gluten', 'shellfish', 'nuts'])
  expect(now()).toEqual(['nuts', 'gluten'])
})

test('an installation without it marks nothing (§2.26)', () => {
  write('avoid', ['nuts'])
  vi.spyOn(config.features, 'avoiding', 'get').mockReturnValue(false)
  expect(now()).toEqual([])
})

test.each([
  ['every reason', { allergens: ['peanut', 'milk'], is_veg: true }, 'Has nuts and lactose, which you avoid.'],
  ['the reasons, not what is unclear besides', { allergens: ['peanut', 'E 100'] }, 'Has nuts, which you avoid.'],
  ['that too little is known', {}, 'We don’t know everything that is in this. It may have something that you avoid.'],
  ['nothing of a product that suits', { allergens: [] }, null],
])('the mark names %s (§2.22)', (_, product, text) => {
  write('avoid', ['nuts', 'lactose'])
  const { current: conflict } = renderHook(() => useConflict(product)).result
  expect(conflict && conflictText(conflict)).toBe(text)
})
