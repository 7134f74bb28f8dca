import { Button } from '@mantine/core'
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
        <Button
          key={choice.label}
          size="sm"
          radius="xl"
          variant={choice.isChosen ? 'filled' : 'default'}
          aria-pressed={choice.isChosen}
          onClick={choice.onChoose}
        >
          {choice.label}
        </Button>
      ))}
      {children}
    </fieldset>
  )
}
