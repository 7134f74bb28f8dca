// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from './ToastHost.tsx'
import { toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000))
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('one toast shows for three seconds, then the next (§2.10)', () => {
  render(<ToastHost />)
  act(() => {
    toast.info('first')
    toast.error('second')
  })
  pass(2_999)
  expect(screen.queryByText('first')).not.toBeNull()
  expect(screen.queryByText('second')).toBeNull()
  pass(1)
  expect(screen.queryByText('first')).toBeNull()
  pass(2_999)
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('second')
  pass(1)
  expect(screen.queryByText('second')).toBeNull()
})

test('a toast stays while it has the focus', () => {
  render(<ToastHost />)
  act(() => toast.info('Removed', { label: 'Undo', run: () => undefined }))
  screen.getByText('Undo').focus()
  pass(30_000)
  expect(screen.queryByText('Removed')).not.toBeNull()
  screen.getByText('Undo').blur()
  pass(3_000)
  expect(screen.queryByText('Removed')).toBeNull()
})
