import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePosition } from './use-position.ts'

test('an old position is renewed when the customer returns, and kept if that fails (§2.24)', () => {
  vi.useFakeTimers()
  const getCurrentPosition = vi.fn()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const moveTo = (latitude: number) =>
    act(() => getCurrentPosition.mock.lastCall?.[0]({ coords: { latitude, longitude: 0 } }))
  const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))
  const { result } = renderHook(usePosition)
  // Every machine of a list shows its distance.
  renderHook(usePosition)
  comeBack()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  act(() => result.current.locate())
  moveTo(1)
  comeBack()
  expect(getCurrentPosition).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(61_000)
  comeBack()
  renderHook(usePosition)
  expect(getCurrentPosition).toHaveBeenCalledTimes(2)
  act(() => getCurrentPosition.mock.lastCall?.[1]({ code: 2 }))
  expect(result.current.position?.latitude).toBe(1)
  vi.advanceTimersByTime(61_000)
  comeBack()
  moveTo(2)
  expect(result.current.position?.latitude).toBe(2)
  vi.useRealTimers()
})
