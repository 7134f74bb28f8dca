import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { DrawingName } from './Drawing.tsx'
import styles from './State.module.css'
import { StateDrawing } from './StateDrawing.tsx'
import { Words } from './Words.tsx'
import { useWaitingOrder } from './waiting-order.ts'

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
      <StateDrawing name={drawing} />
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
