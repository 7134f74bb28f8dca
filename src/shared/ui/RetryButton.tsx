import { Button } from '@mantine/core'
import { texts } from '#shared/texts/catalog.ts'
import { disabledProps } from './disabled-props.ts'
import { useSecondsUntilRetry } from './use-seconds-until.ts'

interface Props {
  error?: Error | null | undefined
  className?: string | undefined
  onRetry: () => void
}

/** A retry button, disabled until the server's Retry-After has passed. */
export function RetryButton({ error, className, onRetry }: Props) {
  const seconds = useSecondsUntilRetry(error)
  return (
    <Button variant="default" className={className} {...disabledProps(seconds > 0, onRetry)}>
      {seconds > 0 ? texts.errors.tryAgainIn({ seconds }) : texts.shell.tryAgain}
    </Button>
  )
}
