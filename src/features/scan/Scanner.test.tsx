import { act, fireEvent, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts/catalog.ts'
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

test('a second tap on the cross goes back no further than the first', async () => {
  show(
    <Routes>
      <Route path="/" element={<Link to={paths.searchMachine}>Search</Link>} />
      <Route path={paths.searchMachine} element={<Link to={paths.scanMachine}>Scan</Link>} />
      <Route path={paths.scanMachine} element={<Scanner />} />
    </Routes>,
  )
  fireEvent.click(screen.getByText('Search'))
  fireEvent.click(screen.getByText('Scan'))
  const cross = await screen.findByRole('button', { name: texts.scan.close })
  // Both before the address changes.
  act(() => {
    cross.click()
    cross.click()
  })
  expect(screen.getByTestId('where').textContent).toBe(paths.searchMachine)
})
