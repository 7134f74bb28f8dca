/** Converts units. The mock server stores money in thousandths, which fit every currency, and time in milliseconds. */
export const toMinor = (major: number) => Math.round(major * 1000)
export const toMajor = (minor: number) => minor / 1000

export const second = 1000
export const minute = 60 * second
export const day = 24 * 60 * minute

export const instant = (ms: number) => new Date(ms).toISOString()

/** The same instant with the offset of a time zone. */
export function localInstant(ms: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const zone = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, offset = '+00:00'] = /([+-]\d\d:\d\d)/.exec(zone) ?? []
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  const ahead = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * minute
  return instant(ms + ahead).replace('Z', offset)
}
