import type { ReactNode } from 'react'
import styles from './Facts.module.css'
import { Words } from './Words.tsx'

/** Facts in a row, with a dot between those of one line. Without hooks, because the early script draws it. */
export const Facts = ({ facts }: { facts: readonly ReactNode[] }) => (
  <span className={styles.facts}>
    {facts.filter(Boolean).map((fact, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts never move
      <span key={index}>
        {index > 0 && <span className={styles.dot}>{' · '}</span>}
        {typeof fact === 'string' ? <Words>{fact}</Words> : fact}
      </span>
    ))}
  </span>
)
