import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onNotice } from '#domain/notices.ts'
import { useIsOnline } from '#shared/connection.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { show as render } from '#shared/ui/render.sample.tsx'
import { OfflineScreen } from './OfflineScreen.tsx'

afterEach(() => {
  cleanup()
  clearExcept([])
})

test('shows the exact offline texts', () => {
  render(<OfflineScreen />)
  expect(screen.getByRole('heading').textContent).toBe('You are Offline')
  expect(
    screen.queryByText('You are not connected to the internet. Please connect to the internet and try again.'),
  ).not.toBeNull()
})

test('has a Retry button', () => {
  render(<OfflineScreen />)
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeNull()
})

/** Taps Retry while the browser reports no connection. Returns what the app knows then, and what it says. */
async function retryWith(answer: () => Promise<Response>) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', vi.fn(answer))
  const notice = vi.fn()
  onNotice(notice)
  const Connection = () => <output data-testid="connection">{useIsOnline() ? 'online' : 'offline'}</output>
  render(
    <>
      <OfflineScreen />
      <Connection />
    </>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })))
  expect(fetch).toHaveBeenCalledTimes(1)
  return [screen.getByTestId('connection').textContent, notice.mock.lastCall?.[0]]
}

test('Retry reports that the phone is still offline (§2.8)', async () => {
  const still = { kind: 'still-offline' }
  expect(await retryWith(() => Promise.reject(new TypeError()))).toEqual(['offline', still])
  cleanup()
  const signInPage = new Response('<html>', { headers: { 'content-type': 'text/html' } })
  expect(await retryWith(async () => signInPage)).toEqual(['offline', still])
})

test('if the server answers, the customer is in, whatever the browser reports, until its next report', async () => {
  onlineManager.setOnline(false)
  expect(await retryWith(async () => Response.json({}))).toEqual(['online', undefined])
  expect(onlineManager.isOnline()).toBe(true)
  fireEvent(window, new Event('offline'))
  expect(screen.getByTestId('connection').textContent).toBe('offline')
})

test('shows a different picture for a coffee machine', () => {
  const picture = () => document.querySelector('section > div')?.className
  render(<OfflineScreen />)
  const ordinary = picture()
  cleanup()
  write('machineId', 'CF-1')
  write('machineType', 'Coffee')
  render(<OfflineScreen />)
  expect(picture()).not.toBe(ordinary)
})
