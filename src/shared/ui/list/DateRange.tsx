import { TextInput } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { filterTexts as texts } from '#shared/texts/lists.ts'
import styles from './Filters.module.css'
import { isRange } from './filters.ts'

interface Props {
  /** Dates in the format of date fields; both or neither. */
  from: string
  to: string
  onChange: (range: { from: string; to: string }) => void
}

/** First and last day, inclusive. Only a complete range is applied. */
export function DateRange({ from, to, onChange }: Props) {
  const hintId = useId()
  const [draft, setDraft] = useState({ from, to })
  useEffect(() => setDraft({ from, to }), [from, to])
  const isEmpty = draft.from === '' && draft.to === ''
  const isWrong = draft.from !== '' && draft.to !== '' && !isRange(draft)
  const isHalf = !isEmpty && !isWrong && !isRange(draft)

  function change(day: Partial<typeof draft>) {
    const next = { ...draft, ...day }
    setDraft(next)
    if (isRange(next) || (next.from === '' && next.to === '')) onChange(next)
  }

  const field = (name: 'from' | 'to') => (
    <TextInput
      type="date"
      label={texts[name]}
      value={draft[name]}
      error={isWrong}
      aria-describedby={isWrong || isHalf ? hintId : undefined}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <div className={styles.dates}>
      {field('from')}
      {field('to')}
      {isWrong && (
        <p id={hintId} role="alert">
          {texts.datesWrong}
        </p>
      )}
      {isHalf && (
        <p id={hintId} className={styles.hint}>
          {texts.bothDates}
        </p>
      )}
    </div>
  )
}
