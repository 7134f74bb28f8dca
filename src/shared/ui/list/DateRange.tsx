import { Button } from '@mantine/core'
import { DatePicker, PickerInputBase } from '@mantine/dates'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { dayOf, formatPlainDay } from '#shared/dates/plain-day.ts'
import { useDate } from '#shared/dates/use-date.ts'
import { texts } from '#shared/texts/catalog.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/dates/styles.layer.css'
import { Dialog } from '../Dialog.tsx'
import { useIsWide } from '../use-is-wide.ts'
import { calendarProps } from './calendar-props.ts'
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

/** First and last day, inclusive, of a calendar in a sheet on phones. Only a complete range is applied. */
export function DateRange({ from, to, onChange }: Props) {
  // With a shared id, the field labels the calendar.
  const id = useId()
  const today = dayOf(useDate())
  const [isOpen, dropdown] = useDisclosure(false)
  const isWide = useIsWide()
  const [draft, setDraft] = useState<{ range: Range; from: string; to: string }>()
  // A draft ends once another range is applied.
  const range: Range = draft?.from === from && draft.to === to ? draft.range : [from || null, to || null]
  const [first, last] = range

  function change(next: Range) {
    setDraft({ range: next, from, to })
    if (next[0] && next[1]) {
      onChange({ from: next[0], to: next[1] })
      dropdown.close()
    } else if (!next[0] && !next[1]) onChange({ from: '', to: '' })
  }

  function clear() {
    change([null, null])
    dropdown.close()
  }

  const calendar = (
    <>
      <div className={styles.range}>
        <End label={texts.filters.from} day={first} isNext={!first} />
        <End label={texts.filters.to} day={last} isNext={first !== null && !last} />
        <Button size="sm" variant="subtle" disabled={!first} aria-label={texts.filters.clearDates} onClick={clear}>
          {texts.filters.clearRange}
        </Button>
      </div>
      <DatePicker
        type="range"
        size="md"
        value={range}
        onChange={change}
        defaultDate={last ?? first ?? today}
        allowSingleDateInRange
        highlightToday
        maxDate={today}
        {...calendarProps()}
      />
    </>
  )

  return (
    <>
      <PickerInputBase
        type="range"
        id={id}
        aria-label={first ? `${texts.filters.dates}: ${inWords(range)}` : undefined}
        placeholder={texts.filters.dates}
        leftSection={<IconCalendar size="1.25rem" aria-hidden />}
        value={range}
        formattedValue={inWords(range)}
        dropdownOpened={isOpen && isWide}
        dropdownHandlers={dropdown}
        onClear={clear}
        shouldClear={first !== null}
        clearable
        clearButtonProps={{ 'aria-label': texts.filters.clearDates, size: 'lg' } as object}
        popoverProps={{
          id,
          returnFocus: true,
          classNames: { dropdown: styles.calendar },
          // As far from the edge as the page's content.
          middlewares: { flip: true, shift: { padding: 16 } },
        }}
      >
        {calendar}
      </PickerInputBase>
      {isOpen && !isWide && (
        <Dialog title={texts.filters.dates} closeLabel={texts.filters.close} onClose={dropdown.close}>
          <div className={styles.sheet}>{calendar}</div>
        </Dialog>
      )}
    </>
  )
}

/** The first or the last day; marked if the next tap sets it. */
const End = ({ label, day, isNext }: { label: string; day: string | null; isNext: boolean }) => (
  <p data-next={isNext || undefined}>
    <small>{label}</small> <b>{day ? formatPlainDay(day) : '–'}</b>
  </p>
)
