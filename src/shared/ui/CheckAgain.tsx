import { useState } from 'react'
import { dateNow } from '#shared/clock.ts'
import { formatTime } from '#shared/dates/dates.ts'
import { texts } from '#shared/texts/catalog.ts'
import { Action } from './Action.tsx'
import styles from './CheckAgain.module.css'
import { useSecondsUntilRetry } from './use-seconds-until.ts'
import { useWorking } from './use-working.ts'

interface Props {
  label: string
  rank?: 'main' | 'second'
  isDisabled?: boolean
  /** The error of the last look. While its Retry-After lasts, the button counts down. */
  error?: Error | null
  /** Returns the promise of what it asks again: a query's result, of which `isError` says that there was no answer. */
  onCheck: () => unknown
}

const hasFailed = (result: unknown) =>
  typeof result === 'object' && result !== null && 'isError' in result && result.isError === true

/** Asks the server again how things stand. Says that it asks and, if nothing else on the screen changes, when it did. */
export function CheckAgain({ label, rank = 'main', isDisabled = false, error = null, onCheck }: Props) {
  const seconds = useSecondsUntilRetry(error)
  const { isWorking, run } = useWorking(onCheck)
  const [checkedAt, setCheckedAt] = useState<string>()
  async function check() {
    setCheckedAt(undefined)
    const result = await run()
    if (!hasFailed(result)) setCheckedAt(formatTime(new Date(dateNow()).toISOString()))
  }
  return (
    <div className={styles.check}>
      <Action rank={rank} disabled={isDisabled || isWorking || seconds > 0} onClick={() => void check()}>
        {isWorking ? texts.shell.checking : seconds > 0 ? texts.errors.tryAgainIn({ seconds }) : label}
      </Action>
      <p role="status" data-working={isWorking || undefined}>
        {isWorking ? texts.shell.checking : checkedAt && texts.shell.checkedAt({ time: checkedAt })}
      </p>
    </div>
  )
}
