import { expect, test } from 'vitest'
import { allergenOf, avoidable, conflictOf } from './avoid.ts'

test('a product conflicts with the allergens it names, and is unclear if data is missing or unknown', () => {
  const reasons = (allergens: string[] | undefined, is_veg?: boolean) =>
    conflictOf({ ...(allergens && { allergens }), ...(is_veg !== undefined && { is_veg }) }, avoidable)
  expect(reasons(['Peanuts', 'milk'], true)).toEqual({ reasons: ['nuts', 'peanuts', 'lactose'], isUnclear: false })
  expect(reasons(['egg', 'gluten'], false)).toEqual({ reasons: ['egg', 'gluten', 'nonVegetarian'], isUnclear: false })
  expect(reasons(['sesame'], true)).toBeNull()
  expect(reasons(['soya'], true)).toEqual({ reasons: ['soy'], isUnclear: false })
  expect(reasons([], true)).toBeNull()
  expect(reasons(['Haselnuss'], true)).toEqual({ reasons: [], isUnclear: true })
  for (const filler of ['Lecithin', 'Flour', 'Protein powder', 'Tree', 'Seeds', ''])
    expect(reasons([filler, 'sesame'], true), filler).toEqual({ reasons: [], isUnclear: true })
  expect(reasons(['Mustard, cheese'], true)).toEqual({ reasons: [], isUnclear: true })
  expect(reasons(['Tree nuts and milk', 'Sesame seeds'], true)).toEqual({
    reasons: ['nuts', 'lactose'],
    isUnclear: false,
  })
  expect(reasons(undefined, true)).toEqual({ reasons: [], isUnclear: true })
  expect(reasons([])).toEqual({ reasons: [], isUnclear: true })
  expect(conflictOf({}, [])).toBeNull()
})

test('only a label that names one allergen of the list is that allergen', () =>
  expect(['milk', 'Eggs', 'nuts', 'peanuts', 'soy', 'almonds', 'milk and soy'].map(allergenOf)).toEqual([
    ...(['lactose', 'egg', 'nuts', 'peanuts', 'soy'] as const),
    undefined,
    undefined,
  ]))
