import type { DatePickerInputProps, DayOfWeek } from '@mantine/dates'
import { noonOf } from '#shared/dates/plain-day.ts'
import { locale } from '#shared/language.ts'
import { once } from '#shared/once.ts'
import { texts } from '#shared/texts/catalog.ts'
import styles from './Filters.module.css'

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

const words = once(() => {
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

/** Mantine's calendar as it looks here, in the page's language, with the week of the region. Its own labels are English. */
export const calendarProps = () => ({
  ...words(),
  hideOutsideDates: true,
  previousLabel: texts.filters.earlier,
  nextLabel: texts.filters.later,
  classNames: { day: styles.day, weekday: styles.weekday, calendarHeader: styles.head },
})
