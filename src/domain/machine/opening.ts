/** Whether a place is open, in its own time zone. Pure. */
import type { components } from '#generated/types.ts'
import type { WeekTime } from '#shared/measures.ts'

type OpeningHours = components['schemas']['OpeningHours']

/** `at`: when it next opens or closes; missing if it never closes. */
export type Opening = { isOpen: boolean; at?: WeekTime }

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const minutesPerDay = 24 * 60
const week = 7 * minutesPerDay

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes since Monday 0:00 in a time zone. */
function weekMinute(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return days.indexOf(part('weekday')) * minutesPerDay + minutesOf(`${part('hour')}:${part('minute')}`)
}

/** When a closed place opens; undefined while it is open, or if that isn't known. */
export function opensAt(hours: OpeningHours | undefined, now: Date): WeekTime | undefined {
  const opening = hours && openingAt(hours, now)
  return opening?.isOpen ? undefined : opening?.at
}

/** Undefined if the hours can't be read. */
export function openingAt({ spans, time_zone }: OpeningHours, now: Date): Opening | undefined {
  const weekly = spans
    .filter(({ day }) => days.includes(day))
    .map(({ day, opens, closes }) => {
      const start = days.indexOf(day) * minutesPerDay + minutesOf(opens)
      const length = minutesOf(closes) - minutesOf(opens)
      return { start, end: start + (length > 0 ? length : length + minutesPerDay) }
    })
  if (weekly.length === 0) return undefined
  let minute: number
  try {
    minute = weekMinute(now, time_zone)
  } catch {
    return undefined
  }
  // Also the weeks before and after, because spans may cross Sunday midnight.
  const all = [-week, 0, week, 2 * week].flatMap((shift) =>
    weekly.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  )
  // Spans may touch or overlap.
  let until = minute
  for (const { start, end } of all.toSorted((a, b) => a.start - b.start)) if (start <= until && end > until) until = end
  if (until - minute >= week) return { isOpen: true }
  const dayOf = (each: number) => Math.floor(each / minutesPerDay)
  // Until 2 am is clear without its day.
  if (until > minute) return { isOpen: true, at: { minutes: until % week, isToday: until - minute < minutesPerDay } }
  const from = Math.min(...all.flatMap(({ start }) => (start > minute ? start : [])))
  return { isOpen: false, at: { minutes: from % week, isToday: dayOf(from) === dayOf(minute) } }
}
