/** Instants of the wire (ISO 8601), shown in the configured locale and the phone's time zone. */
import { config } from '#shared/config.ts'

const dayAndTime = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium', timeStyle: 'short' })

const dayOfMonth = new Intl.DateTimeFormat(config.locale, {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const month = new Intl.DateTimeFormat(config.locale, { month: 'long', year: 'numeric' })

/** Empty for anything that is not an instant: dates come from servers and are never trusted to parse. */
export function formatDayAndTime(iso: string | undefined): string {
  return format(dayAndTime, iso)
}

/** Where the year is said already: 2 Nov, 9:00 am; empty as above. */
export const formatDayOfMonth = (iso: string) => format(dayOfMonth, iso)

/** November 2026; empty as above. */
export const formatMonth = (iso: string) => format(month, iso)

function format(how: Intl.DateTimeFormat, iso: string | undefined): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : how.format(time)
}
