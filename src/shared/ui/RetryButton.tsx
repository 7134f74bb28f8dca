import { Button } from '@mantine/core'
import { errorTexts as texts } from '#shared/texts/errors.ts'
import { shellTexts } from '#shared/texts/shell.ts'
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
    <Button variant="default" className={className} disabled={seconds > 0} onClick={onRetry}>
      {seconds > 0 ? texts.tryAgainIn({ seconds }) : shellTexts.tryAgain}
    </Button>
  )
}
