import { afterEach, expect, it, vi } from 'vitest'

// The formats are kept after their first use, with the time zone of that moment.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'formats a day without a time as that day in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { formatPlainDay } = await import('./plain-day.ts')
    expect(formatPlainDay('2026-11-01')).toBe('1 Nov 2026')
  },
)
