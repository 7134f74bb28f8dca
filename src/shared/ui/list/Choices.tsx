import type { ReactNode } from 'react'
import styles from './Filters.module.css'

interface Props {
  label: string
  choices: { label: string; isChosen: boolean; onChoose: () => void }[]
  /** A further button at the end of the row. */
  children?: ReactNode
}

/** A list's filter as toggle buttons. */
export function Choices({ label, choices, children }: Props) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <button key={choice.label} type="button" aria-pressed={choice.isChosen} onClick={choice.onChoose}>
          {choice.label}
        </button>
      ))}
      {children}
    </fieldset>
  )
}
