import { Loader, ThemeIcon } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoSmall, IconX } from '@tabler/icons-react'
import { Facts } from './Facts.tsx'
import styles from './Outcome.module.css'
import { ScreenTitle } from './Screen.tsx'
import { Words } from './Words.tsx'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/ThemeIcon.layer.css'

interface Props {
  title: string
  /** The screen has another title. */
  isSection?: boolean
  /** A paragraph each, of a sentence or of facts; an empty one keeps its place. */
  lines: readonly (string | readonly string[])[]
  tone: Tone
  /** What follows stays where it is, whatever is said here. */
  isStill?: boolean
}

/** `active`: something is going on, which ends by itself. */
type Tone = 'good' | 'warn' | 'bad' | 'active' | 'neutral'

const marks = {
  good: { Icon: IconCheck, size: '55%', look: { color: 'green' } },
  warn: { Icon: IconAlertTriangle, size: '55%', look: { color: 'yellow' } },
  bad: { Icon: IconX, size: '55%', look: { color: 'red' } },
  neutral: { Icon: IconInfoSmall, size: '80%', look: { variant: 'default' } },
}

/** How an order or a payment is going or has ended: the head of its screen. */
export function Outcome({ title, isSection = false, lines, tone, isStill }: Props) {
  // Another title is a new element, so that its width and size shift nothing.
  const words = <Words key={title}>{title}</Words>
  return (
    <div
      className={styles.outcome}
      role="status"
      data-tone={tone}
      data-section={isSection || undefined}
      data-still={isStill || undefined}
    >
      <Mark tone={tone} />
      {isSection ? <h2>{words}</h2> : <ScreenTitle>{words}</ScreenTitle>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <p key={index}>{typeof line === 'string' ? <Words>{line}</Words> : <Facts facts={line} />}</p>
      ))}
    </div>
  )
}

function Mark({ tone }: { tone: Tone }) {
  if (tone === 'active') return <Loader size={36} aria-hidden />
  const { Icon, size, look } = marks[tone]
  return (
    <ThemeIcon size={40} radius={20} {...look} aria-hidden>
      <Icon size={size} />
    </ThemeIcon>
  )
}
