import { DatePickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { dayOf, formatPlainDay } from '#shared/dates/plain-day.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { Words } from '../Words.tsx'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/dates/styles.layer.css'
import { calendarProps } from './calendar-props.ts'
import styles from './Filters.module.css'

interface Props {
  id: string
  label: string
  hint: string
  error: string | null
  /** An ISO day; empty if there is none. */
  value: string
  onChange: (day: string) => void
}

/** A day in the past, which may be long ago: the calendar begins with a decade’s years. */
export function DayField({ id, label, hint, error, value, onChange }: Props) {
  return (
    <DatePickerInput
      id={id}
      label={label}
      aria-label={value ? `${label}: ${formatPlainDay(value)}` : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={error ? undefined : hint}
      error={error && <Words>{error}</Words>}
      errorProps={{ role: 'alert' }}
      rightSection={<IconCalendar size="1.25rem" aria-hidden />}
      rightSectionPointerEvents="none"
      value={value || null}
      valueFormatter={() => (value ? formatPlainDay(value) : '')}
      onChange={(day) => onChange(day ?? '')}
      defaultLevel={value ? 'month' : 'decade'}
      defaultDate={value || '1990-01-01'}
      maxDate={dayOf(useDate())}
      allowDeselect
      {...calendarProps()}
      popoverProps={{ id, returnFocus: true, classNames: { dropdown: styles.calendar } }}
    />
  )
}
