/** Days without a time, such as `2026-11-07`. `Date` reads them as midnight UTC: in the Americas, the day before. */
import { formatDay } from './dates.ts'

export const isPlainDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Local noon, which every time zone shows as the same day. */
export const noonOf = (day: string) => `${day}T12:00`

/** The day in the phone's time zone. The Swedish locale writes dates as ISO 8601. */
export const dayOf = (date: Date) => date.toLocaleDateString('sv')

export const formatPlainDay = (day: string) => formatDay(noonOf(day))
