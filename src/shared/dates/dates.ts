/** Formats the API's dates (ISO 8601) in the page's language and the phone's time zone. */
import { locale } from '#shared/language.ts'
import { once } from '#shared/once.ts'

/** A format in the page's language, created at its first use. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale(), options))
const day = dateFormat({ dateStyle: 'medium' })
const dayAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const dayOfMonth = dateFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
const time = dateFormat({ timeStyle: 'short' })
const month = dateFormat({ month: 'long', year: 'numeric' })

/** Empty for a missing or invalid date. */
function format(iso: string | undefined, how: () => Intl.DateTimeFormat): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? '' : how().format(time)
}

export const formatDay = (iso: string | undefined) => format(iso, day)
export const formatDayAndTime = (iso: string | undefined) => format(iso, dayAndTime)
/** Without the year: 2 Nov, 9:00 am. */
export const formatDayOfMonth = (iso: string) => format(iso, dayOfMonth)
/** 9:00 am. */
export const formatTime = (iso: string) => format(iso, time)
/** November 2026. */
export const formatMonth = (iso: string) => format(iso, month)
