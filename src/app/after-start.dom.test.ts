import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterStart } from './after-start.ts'

vi.mock('#shared/appearance.ts', () => ({ applyAppearance: () => undefined }))
vi.mock('./route-table.ts', () => ({ loadPreparation: () => Promise.resolve(), routeTable: {} }))
vi.mock('./track-early.ts', () => ({ trackEarly: () => undefined }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('the page is laid out in the brand’s typeface a second later, not while the first tap waits', () => {
  afterStart()
  vi.advanceTimersByTime(999)
  expect(document.documentElement.dataset.typeface).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(document.documentElement.dataset.typeface).toBe('')
})
