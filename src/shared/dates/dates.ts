/** Formats the API's dates (ISO 8601) in the page's language and the phone's time zone. */
import { locale } from '#shared/language.ts'

const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })

const dayOfMonth = new Intl.DateTimeFormat(locale(), {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})
const month = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' })

/** Empty for a missing or invalid date. */
function format(iso: string | undefined, how: Intl.DateTimeFormat): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : how.format(time)
}

export const formatDay = (iso: string | undefined) => format(iso, day)
export const formatDayAndTime = (iso: string | undefined) => format(iso, dayAndTime)
/** Without the year: 2 Nov, 9:00 am. */
export const formatDayOfMonth = (iso: string) => format(iso, dayOfMonth)
/** November 2026. */
export const formatMonth = (iso: string) => format(iso, month)
