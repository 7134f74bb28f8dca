import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onNotice } from '#domain/notices.ts'
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

test('Retry reports that the phone is still offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const notice = vi.fn()
  onNotice(notice)
  render(<OfflineScreen />)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(notice.mock.lastCall).toEqual([{ kind: 'still-offline' }])
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
