import { expect, it } from 'vitest'
import { formatDayAndTime } from './dates.ts'

it('formats an instant in the phone’s time zone', () => {
  const local = new Date(2026, 10, 2, 14, 5)
  expect(formatDayAndTime(local.toISOString())).toMatch(/^2 Nov 2026, 2:05\s?pm$/i)
})

it.each([undefined, '', 'soon', '2026-13-40'])('returns an empty text for %j', (iso) => {
  expect(formatDayAndTime(iso)).toBe('')
})
