import type { ReactNode } from 'react'
import { Facts } from './Facts.tsx'
import styles from './Outcome.module.css'
import { ScreenTitle } from './Screen.tsx'
import { Words } from './Words.tsx'

interface Props {
  title: string
  /** The screen has another title. */
  isSection?: boolean
  /** A paragraph each, of a sentence or of facts; an empty one keeps its place. */
  lines: readonly (string | readonly string[])[]
  tone?: 'good' | 'warn' | 'bad' | 'active' | 'neutral'
  /** A picture of the outcome. */
  mark?: ReactNode
  /** What follows stays where it is, whatever is said here. */
  isStill?: boolean
  isBusy?: boolean
}

/** How an order or a payment is going or has ended: the head of its screen. */
export function Outcome({ title, isSection, lines, tone, mark, isStill, isBusy = false }: Props) {
  // Another title is a new element, so that its width and size shift nothing.
  const words = <Words key={title}>{title}</Words>
  return (
    <div
      className={styles.outcome}
      role="status"
      aria-busy={isBusy}
      data-tone={tone}
      data-marked={Boolean(mark) || undefined}
      data-still={isStill || undefined}
    >
      {mark}
      {isSection ? <h2>{words}</h2> : <ScreenTitle>{words}</ScreenTitle>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <p key={index}>{typeof line === 'string' ? <Words>{line}</Words> : <Facts facts={line} />}</p>
      ))}
    </div>
  )
}
