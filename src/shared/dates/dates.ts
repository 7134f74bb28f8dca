/** Instants of the wire (ISO 8601), shown in the configured locale and the phone's time zone. */
import { config } from '#shared/config.ts'

const day = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat(config.locale, { dateStyle: 'medium', timeStyle: 'short' })

/** Empty for anything that is not an instant: dates come from servers and are never trusted to parse. */
function format(iso: string | undefined, as: Intl.DateTimeFormat): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : as.format(time)
}

export const formatDay = (iso: string | undefined) => format(iso, day)
export const formatDayAndTime = (iso: string | undefined) => format(iso, dayAndTime)
