import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { Scanner } from './Scanner.tsx'

test('the way to take a photo stays while the phone’s camera app hides the page', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  vi.stubGlobal('isSecureContext', true)
  const refuse = () => Promise.reject(Object.assign(new Error('refused'), { name: 'NotAllowedError' }))
  vi.stubGlobal('navigator', Object.create(navigator, { mediaDevices: { value: { getUserMedia: vi.fn(refuse) } } }))
  const hide = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  show(<Scanner />)
  await screen.findByText('The camera is blocked')
  const input = document.querySelector('input[capture]')
  expect(input).not.toBeNull()
  for (const hidden of [true, false]) {
    hide.mockReturnValue(hidden)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(input?.isConnected).toBe(true)
  }
  await vi.waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2))
  await screen.findByText('The camera is blocked')
  expect(input?.isConnected).toBe(true)
})
