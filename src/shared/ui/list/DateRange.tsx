import { DatePickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { dayOf, formatPlainDay } from '#shared/dates/plain-day.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/dates/styles.layer.css'
import { calendarWords } from './calendar-words.ts'
import styles from './Filters.module.css'

interface Props {
  /** ISO days; both or neither. */
  from: string
  to: string
  onChange: (range: { from: string; to: string }) => void
}

type Range = [from: string | null, to: string | null]

/** Empty without a first day. */
const inWords = ([first, last]: Range) =>
  first ? [first, last].map((day) => (day ? formatPlainDay(day) : '')).join(' – ') : ''

/** First and last day, inclusive. Only a complete range is applied. */
export function DateRange({ from, to, onChange }: Props) {
  // With a shared id, the field labels the calendar.
  const id = useId()
  const today = dayOf(useDate())
  const [draft, setDraft] = useState<{ range: Range; from: string; to: string }>()
  // A draft ends once another range is applied.
  const range: Range = draft?.from === from && draft.to === to ? draft.range : [from || null, to || null]

  function change(next: Range) {
    setDraft({ range: next, from, to })
    const [first, last] = next
    if (first && last) onChange({ from: first, to: last })
    else if (!first && !last) onChange({ from: '', to: '' })
  }

  return (
    <DatePickerInput
      type="range"
      id={id}
      aria-label={range[0] ? `${texts.filters.dates}: ${inWords(range)}` : undefined}
      placeholder={texts.filters.dates}
      leftSection={<IconCalendar size="1.25rem" aria-hidden />}
      value={range}
      onChange={change}
      valueFormatter={() => inWords(range)}
      allowSingleDateInRange
      hideOutsideDates
      highlightToday
      maxDate={today}
      clearable
      clearButtonProps={{ 'aria-label': texts.filters.clearDates, size: 'lg' } as object}
      previousLabel={texts.filters.earlier}
      nextLabel={texts.filters.later}
      {...calendarWords()}
      classNames={{ day: styles.day, weekday: styles.weekday, calendarHeader: styles.head }}
      popoverProps={{ id, returnFocus: true, classNames: { dropdown: styles.calendar } }}
    />
  )
}
