import { Link } from 'react-router-dom'
import styles from './State.module.css'

interface Props {
  title: string
  hint?: string
  action?: { label: string; to: string }
}

/** Says that there is nothing to show and what to do. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <section className={styles.state}>
      <svg viewBox="0 0 120 90" className={styles.drawing} aria-hidden="true">
        <rect x="24" y="8" width="72" height="74" rx="12" fill="var(--mantine-color-default-hover)" />
        <path
          d="M34 30H86M34 52H86"
          stroke="var(--mantine-color-default-border)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <rect x="36" y="62" width="48" height="12" rx="5" fill="var(--mantine-color-default-border)" />
        <circle cx="60" cy="41" r="6" fill="var(--mantine-primary-color-filled)" opacity=".75" />
      </svg>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action && (
        <Link className={styles.action} to={action.to}>
          {action.label}
        </Link>
      )}
    </section>
  )
}
