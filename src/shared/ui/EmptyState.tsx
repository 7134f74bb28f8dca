import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { loadChunk } from '../load-chunk.ts'
import type { DrawingName } from './Drawing.tsx'
import styles from './State.module.css'
import { Words } from './Words.tsx'
import { useWaitingOrder } from './waiting-order.ts'

/** The drawing is decorative: if it fails to load, only the text is shown. */
const none = { Drawing: (_: { name: DrawingName }) => null }

const Drawing = lazy(async () => ({
  default: (await loadChunk(() => import('./Drawing.tsx')).catch(() => none)).Drawing,
}))

interface Props {
  drawing?: DrawingName
  /** Left out if the screen's title says it. */
  title?: string
  hint?: string
  action?: { label: string; to: string }
}

/** Says that there is nothing to show, and what the customer can do. */
export function EmptyState({ drawing = 'machine', title, hint, action }: Props) {
  const waiting = useWaitingOrder(action?.to ?? '')
  return (
    <section className={styles.state}>
      <div className={styles.drawing}>
        <Suspense>
          <Drawing name={drawing} />
        </Suspense>
      </div>
      {title && (
        <h2>
          <Words>{title}</Words>
        </h2>
      )}
      {hint && (
        <p>
          <Words>{hint}</Words>
        </p>
      )}
      {action && (
        <Button component={Link} to={waiting?.path ?? action.to} size="lg" mt="xs">
          <Words>{waiting?.label ?? action.label}</Words>
        </Button>
      )}
    </section>
  )
}
