import { Button } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './CameraProblem.module.css'
import { type CameraFailure, canRetry } from './camera-failure.ts'

/** Says why there is no camera picture and what to do. */
export function CameraProblem({ failure, onRetry }: { failure: CameraFailure; onRetry: () => void }) {
  const { title, hint } = texts.scan.failures[failure]
  return (
    <div className={styles.problem} role="alert">
      <IconCameraOff size="2.75rem" stroke={1.6} aria-hidden="true" />
      <h3>{title}</h3>
      <p>{hint}</p>
      {canRetry(failure) && <Button onClick={onRetry}>{texts.scan.tryAgain}</Button>}
    </div>
  )
}
