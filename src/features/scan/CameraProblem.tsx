import { Button } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { scanTexts as texts } from '#shared/texts/scan.ts'
import styles from './CameraProblem.module.css'
import { type CameraFailure, canRetry } from './camera-failure.ts'

/** Says why there is no camera picture and what to do. */
export function CameraProblem({ failure, onRetry }: { failure: CameraFailure; onRetry: () => void }) {
  const { title, hint } = texts.failures[failure]
  return (
    <div className={styles.problem} role="alert">
      <IconCameraOff size={44} stroke={1.6} aria-hidden="true" />
      <h3>{title}</h3>
      <p>{hint}</p>
      {canRetry(failure) && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
    </div>
  )
}
