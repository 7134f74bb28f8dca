import { Link } from 'react-router-dom'
import styles from './ViewSwitch.module.css'

interface Props {
  label: string
  views: { label: string; to: string; isShown: boolean }[]
}

/** Tabs, each with its own URL. Switching replaces the history entry. */
export function ViewSwitch({ label, views }: Props) {
  return (
    <nav aria-label={label} className={styles.switch}>
      <div className={styles.views}>
        {views.map((view) => (
          <Link
            key={view.to}
            to={view.to}
            replace
            className={styles.view}
            aria-current={view.isShown ? 'page' : undefined}
          >
            {view.label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
