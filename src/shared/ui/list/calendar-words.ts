/** Mantine's calendar in the page's language, with the week of the region. Its own labels are English. */
import type { DatePickerInputProps, DayOfWeek } from '@mantine/dates'
import { noonOf } from '#shared/dates/plain-day.ts'
import { locale } from '#shared/language.ts'
import { once } from '#shared/once.ts'

/** Days from Monday, 1, to Sunday, 7. Older browsers have a field instead of the method, or neither. */
type Week = { firstDay: number; weekend: number[] }

function weekOf(place: Intl.Locale & { getWeekInfo?: () => Week; weekInfo?: Week }): Week {
  return place.getWeekInfo?.() ?? place.weekInfo ?? { firstDay: 1, weekend: [6, 7] }
}

function inWords(options: Intl.DateTimeFormatOptions) {
  // Mantine's months and days are Gregorian, even where people use another calendar.
  const { format } = new Intl.DateTimeFormat(locale(), { calendar: 'gregory', ...options })
  return (day: string) => format(Date.parse(noonOf(day)))
}

export const calendarWords = once(() => {
  const { firstDay, weekend } = weekOf(new Intl.Locale(locale()))
  const year = inWords({ year: 'numeric' })
  return {
    firstDayOfWeek: (firstDay % 7) as DayOfWeek,
    weekendDays: weekend.map((day) => (day % 7) as DayOfWeek),
    weekdayFormat: inWords({ weekday: 'short' }),
    getDayAriaLabel: inWords({ dateStyle: 'long' }),
    monthLabelFormat: inWords({ month: 'long', year: 'numeric' }),
    monthsListFormat: inWords({ month: 'short' }),
    yearLabelFormat: year,
    yearsListFormat: year,
    decadeLabelFormat: (first: string, last: string) => `${year(first)} – ${year(last)}`,
  } satisfies Partial<DatePickerInputProps<'range'>>
})
