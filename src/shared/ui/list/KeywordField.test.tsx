import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../render.sample.tsx'
import { KeywordField } from './KeywordField.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('reports the typed text once, half a second after the last keystroke', () => {
  const report = vi.fn()
  show(<KeywordField label="Search" keyword="" onChange={report} />)
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  type('re')
  act(() => vi.advanceTimersByTime(499))
  type('my  refund ')
  act(() => vi.advanceTimersByTime(499))
  expect(report).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(report).toHaveBeenCalledExactlyOnceWith('my refund')
})
