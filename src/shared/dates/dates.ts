/** Instants of the wire (ISO 8601), shown in the configured locale and the phone's time zone. */
import { config } from '#shared/config.ts'

const day = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium', timeStyle: 'short' })

/** null for anything that is not an instant: dates come from servers and are never trusted to parse. */
export function parseInstant(iso: string | undefined): Date | null {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? null : new Date(time)
}

const shownBy = (format: Intl.DateTimeFormat) => (iso: string | undefined) => {
  const instant = parseInstant(iso)
  return instant ? format.format(instant) : ''
}

/** Empty for anything that is not an instant. */
export const formatDay = shownBy(day)
export const formatDayAndTime = shownBy(dayAndTime)
