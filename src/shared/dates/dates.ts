/** Instants of the wire (ISO 8601), shown in the configured locale and the phone's time zone. */
import { config } from '#shared/config.ts'

const dayAndTime = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium', timeStyle: 'short' })

const month = new Intl.DateTimeFormat(config.locale, { month: 'long', year: 'numeric' })

/** Empty for anything that is not an instant: dates come from servers and are never trusted to parse. */
export function formatDayAndTime(iso: string | undefined): string {
  return format(dayAndTime, iso)
}

/** November 2026; empty as above. */
export const formatMonth = (iso: string) => format(month, iso)

function format(how: Intl.DateTimeFormat, iso: string | undefined): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : how.format(time)
}
