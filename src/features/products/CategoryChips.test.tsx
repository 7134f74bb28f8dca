import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OneOf } from '#shared/ui/list/Choices.tsx'
import { show } from '#shared/ui/render.sample.tsx'
import CategoryChips from './CategoryChips.tsx'

test('categories and filters are one tab stop each, in which the arrow keys move', () => {
  const nothing = () => {}
  show(
    <>
      <CategoryChips categories={[{ id: 'water', name: 'Water' }]} chosen={null} onChoose={nothing} />
      <OneOf label="Type" choices={[{ value: 'in', label: 'In' }]} chosen="in" onChoose={nothing} />
    </>,
  )
  // The browser does the rest for radio buttons of the same name.
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).name)).toEqual([
    'category',
    'category',
    'Type',
  ])
})
