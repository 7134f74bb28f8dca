import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { barPlaces } from './places.ts'
import { show } from './render.sample.tsx'
import { ToastHost } from './ToastHost.tsx'
import { toast } from './toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000))
  cleanup()
  vi.useRealTimers()
})

/** Milliseconds, longer than the transition. */
const fadeOut = 400

/** Timers that a callback starts are scheduled only after `act`, so a transition needs its own call. */
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('one toast shows for three seconds, then the next (§2.10)', () => {
  show(<ToastHost />)
  act(() => {
    toast.info('first')
    toast.error('second')
  })
  pass(2_999)
  expect(screen.queryByText('first')).not.toBeNull()
  expect(screen.queryByText('second')).toBeNull()
  pass(1)
  pass(fadeOut)
  expect(screen.queryByText('first')).toBeNull()
  pass(2_500)
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('second')
  pass(1_000)
  pass(fadeOut)
  expect(screen.queryByText('second')).toBeNull()
})

test('a toast shows above the bar at the bottom of the screen', () => {
  const bar = document.body.appendChild(document.createElement('div'))
  const leave = barPlaces(bar)
  const { innerHeight } = window
  bar.getBoundingClientRect = () => ({ top: innerHeight - 134, bottom: innerHeight }) as DOMRect
  show(<ToastHost />)
  const bars = () => document.documentElement.style.getPropertyValue('--bars')
  act(() => toast.info('first'))
  expect(bars()).toBe('134px')
  bar.getBoundingClientRect = () => ({ top: 300, bottom: 400 }) as DOMRect
  act(() => window.dispatchEvent(new Event('resize')))
  expect(bars()).toBe('0px')
  bar.remove()
  leave?.()
})

test('a toast moves above a bar that appears after it', async () => {
  show(<ToastHost />)
  act(() => toast.info('first'))
  const bar = document.createElement('div')
  const leave = barPlaces(bar)
  const bars = () => document.documentElement.style.getPropertyValue('--bars')
  const at = (top: number) => {
    bar.getBoundingClientRect = () => ({ top, bottom: window.innerHeight }) as DOMRect
  }
  at(window.innerHeight - 60)
  document.body.append(bar)
  await act(() => Promise.resolve())
  expect(bars()).toBe('60px')
  at(window.innerHeight - 84)
  bar.dispatchEvent(new Event('animationend', { bubbles: true }))
  expect(bars()).toBe('84px')
  bar.remove()
  leave?.()
})

test('a toast stays while its button has the focus', () => {
  show(<ToastHost />)
  act(() => toast.info('Removed', { label: 'Undo', run: () => undefined }))
  const undo = screen.getByRole('button', { name: 'Undo', hidden: true })
  act(() => undo.focus())
  pass(30_000)
  pass(fadeOut)
  expect(screen.queryByText('Removed')).not.toBeNull()
  act(() => undo.blur())
  pass(3_000)
  pass(fadeOut)
  expect(screen.queryByText('Removed')).toBeNull()
})
