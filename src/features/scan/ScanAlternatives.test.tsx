import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { ScanAlternatives } from './ScanAlternatives.tsx'

const captures = () => [...document.querySelectorAll('input[type=file]')].map((each) => each.getAttribute('capture'))

test.each([
  ['a phone whose camera the app can’t use takes a photo, or chooses one', true, true, ['environment', null]],
  ['a phone with a live camera chooses a photo', false, true, [null]],
  ['a computer without a camera chooses a photo', true, false, [null]],
])('%s', (_, isWithoutCamera, isTouch, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouch && query.includes('coarse'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  show(<ScanAlternatives isWithoutCamera={isWithoutCamera} onId={() => true} onPhoto={() => {}} />)
  expect(captures()).toEqual(expected)
  expect(screen.queryByRole('button', { name: 'Take a photo of the code' }) !== null).toBe(expected.length === 2)
  expect(screen.getByRole('button', { name: 'Use a photo of the code' })).toBeTruthy()
})
