/** Formats distances and times of the week in the page’s language. */
import { dateFormat } from './dates/dates.ts'
import { locale } from './language.ts'
import { once } from './once.ts'

const unit = (name: string, digits: number) =>
  once(() => new Intl.NumberFormat(locale(), { style: 'unit', unit: name, maximumFractionDigits: digits }))
const meters = unit('meter', 0)
const nearKilometers = unit('kilometer', 1)
const kilometers = unit('kilometer', 0)

/** 350 m, 1.2 km, 836 km. Meters are rounded to tens, because phones don't measure more precisely. */
export function formatDistance(distance: number): string {
  if (distance < 1000) return meters().format(Math.round(distance / 10) * 10)
  return (distance < 10_000 ? nearKilometers : kilometers)().format(distance / 1000)
}

const clock = dateFormat({ timeStyle: 'short', timeZone: 'UTC' })
const weekdayClock = dateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const shortWeekdayClock = dateFormat({ weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** The first day of 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1)
const minute = 60_000

/** A time of the week, in minutes since Monday 0:00. */
export interface WeekTime {
  minutes: number
  /** Its day goes without saying. */
  isToday: boolean
}

/** Formats the time of the day alone. */
const formatClock = ({ minutes }: WeekTime) => clock().format(monday + minutes * minute)
/** Formats the day, too, unless it is today. */
export const formatWeekdayClock = (time: WeekTime) =>
  time.isToday ? formatClock(time) : weekdayClock().format(monday + time.minutes * minute)
/** The same where only one line is free. */
export const formatShortWeekdayClock = (time: WeekTime) =>
  time.isToday ? formatClock(time) : shortWeekdayClock().format(monday + time.minutes * minute)
