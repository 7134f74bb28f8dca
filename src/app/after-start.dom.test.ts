import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { priceOf } from '#shared/money/price.ts'
import { read } from '#shared/storage/storage.ts'
import { afterStart } from './after-start.ts'

vi.mock('#shared/appearance.ts', () => ({ applyAppearance: () => undefined }))
vi.mock('./route-table.ts', () => ({ loadPreparation: () => Promise.resolve(), routeTable: {} }))
vi.mock('./track-early.ts', () => ({ trackEarly: () => undefined }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
})
afterEach(() => {
  delete document.documentElement.dataset.settled
  vi.useRealTimers()
})

test('pictures out of view wait for four seconds, or for the first scroll', () => {
  const { dataset } = document.documentElement
  afterStart()
  vi.advanceTimersByTime(3_999)
  expect(dataset.settled).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(dataset.settled).toBe('')
  delete dataset.settled
  document.body.dispatchEvent(new Event('scroll'))
  expect(dataset.settled).toBe('')
})

test('the amounts of a page that began at the products are stored for the next visit’s drawing', () => {
  priceOf(35)
  afterStart()
  vi.advanceTimersByTime(4_000)
  expect(read('lastAmounts')).toBeNull()
  vi.stubGlobal('early', { machineId: 'VM-1001' })
  afterStart()
  vi.advanceTimersByTime(4_000)
  expect(read('lastAmounts')?.texts).toMatchObject({ 'INR 350000': '₹35' })
})
