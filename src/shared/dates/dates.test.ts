import { expect, it } from 'vitest'
import { formatDayAndTime } from './dates.ts'

it('shows an instant in the phone’s own time zone', () => {
  const local = new Date(2026, 10, 2, 14, 5)
  expect(formatDayAndTime(local.toISOString())).toMatch(/^2 Nov 2026, 2:05\s?pm$/i)
})

it.each([undefined, '', 'soon', '2026-13-40'])('shows nothing for %j', (iso) => {
  expect(formatDayAndTime(iso)).toBe('')
})
