import { Button } from '@mantine/core'
import { texts } from '#shared/texts/catalog.ts'
import { disabledProps } from './disabled-props.ts'
import { useSecondsUntilRetry } from './use-seconds-until.ts'
import { useWorking } from './use-working.ts'

interface Props {
  error?: Error | null | undefined
  className?: string | undefined
  /** Returns the promise of what it asks again. */
  onRetry: () => unknown
}

/** A retry button, disabled until the server's Retry-After has passed. It says that it is working. */
export function RetryButton({ error, className, onRetry }: Props) {
  const seconds = useSecondsUntilRetry(error)
  const { isWorking, run } = useWorking(onRetry)
  return (
    <Button variant="default" className={className} {...disabledProps(isWorking || seconds > 0, () => void run())}>
      {isWorking ? texts.shell.tryingAgain : seconds > 0 ? texts.errors.tryAgainIn({ seconds }) : texts.shell.tryAgain}
    </Button>
  )
}
