import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DrawingName } from './Drawing.tsx'
import styles from './State.module.css'
import { StateDrawing } from './StateDrawing.tsx'
import { StateTitle } from './StateTitle.tsx'
import { Words } from './Words.tsx'
import { useWaitingOrder } from './waiting-order.ts'

interface Props {
  drawing?: DrawingName
  /** Left out if the screen's title says it. */
  title?: string
  hint?: string
  action?: { label: string; to: string }
  /** The title is the screen's. */
  isScreen?: boolean
  /** A button in place of `action`. */
  children?: ReactNode
}

/** Says that there is nothing to show, and what the customer can do. */
export function EmptyState({ drawing = 'machine', title, hint, action, isScreen = false, children }: Props) {
  const waiting = useWaitingOrder(action?.to ?? '')
  return (
    <section className={styles.state}>
      <StateDrawing name={drawing} />
      {title && <StateTitle isScreen={isScreen}>{title}</StateTitle>}
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
      {children}
    </section>
  )
}
