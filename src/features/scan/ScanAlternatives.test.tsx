import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import * as photos from './read-photo.ts'
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

test('a photo that is read after the scanner was closed chooses no machine', async () => {
  let answer = (_: string[]) => {}
  vi.spyOn(photos, 'readPhoto').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const onPhoto = vi.fn()
  const { unmount } = show(<ScanAlternatives isWithoutCamera={false} onId={() => true} onPhoto={onPhoto} />)
  const input = document.querySelector('input[type=file]') as Element
  fireEvent.change(input, { target: { files: [new File(['x'], 'code.png', { type: 'image/png' })] } })
  unmount()
  await act(async () => answer(['https://example.com/machine/VM-1060']))
  expect(photos.readPhoto).toHaveBeenCalledOnce()
  expect(onPhoto).not.toHaveBeenCalled()
})
