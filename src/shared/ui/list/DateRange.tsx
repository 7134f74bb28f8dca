import { useId } from 'react'
import { filterTexts as texts } from '#shared/texts/lists.ts'
import styles from './Filters.module.css'

interface Props {
  /** Days as date fields write them; empty for none. */
  from: string
  to: string
  onChange: (change: { from: string } | { to: string }) => void
}

/** First and last day, both included. */
export function DateRange({ from, to, onChange }: Props) {
  const errorId = useId()
  const isWrong = from !== '' && to !== '' && from > to
  const told = isWrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}
  return (
    <div className={styles.dates}>
      <label>
        {texts.from}
        <input
          type="date"
          value={from}
          {...told}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
      </label>
      <label>
        {texts.to}
        <input
          type="date"
          value={to}
          {...told}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </label>
      {isWrong && (
        <p id={errorId} role="alert">
          {texts.datesWrong}
        </p>
      )}
    </div>
  )
}
