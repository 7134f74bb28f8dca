import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anything, type Diet } from '#domain/machine/diet.ts'
import { show } from '#shared/ui/render.sample.tsx'
import DietSheet from './DietSheet.tsx'

test.each<[offered: boolean, diet: Diet]>([
  [false, anything],
  [true, { ...anything, isVegetarian: true }],
  [true, { ...anything, without: ['lactose'] }],
  [true, { ...anything, only: ['cola'] }],
])('clearing is offered (%s) only if something is filtered: %o', (isOffered, diet) => {
  show(<DietSheet items={[]} diet={diet} onChoose={() => {}} onClose={() => {}} />)
  expect(screen.queryByRole('button', { name: 'Clear filters' }) !== null).toBe(isOffered)
  expect(screen.queryByRole('button', { name: 'No matches' }) !== null, 'counts only what it filters').toBe(isOffered)
})
