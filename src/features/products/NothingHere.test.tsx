import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import NothingHere from './NothingHere.tsx'

test.each([
  [' umbrella ', 'No matches for “umbrella”'],
  ['  ', 'No matches'],
])('names what was searched for, if anything was: %j', (text, title) => {
  show(<NothingHere machineId="VM-1" text={text} onShowAll={() => {}} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
})
