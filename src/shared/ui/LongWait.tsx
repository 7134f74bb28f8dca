import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { texts } from '#shared/texts/catalog.ts'
import styles from './LongWait.module.css'

/** Milliseconds. By then the first attempt has timed out and the app is retrying (§9). */
const delay = 10_000

/** Part of every loading state: after ten seconds it says that loading takes long and offers a retry. */
export function LongWait({ onRetry }: { onRetry?: () => void }) {
  const client = useQueryClient()
  const [tries, setTries] = useState(0)
  const [isLong, setLong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), delay)
    return () => clearTimeout(timer)
  }, [tries])
  if (!isLong) return null
  function retry() {
    setLong(false)
    setTries(tries + 1)
    if (onRetry) onRetry()
    else void client.resetQueries({ type: 'active', predicate: ({ state }) => state.data === undefined })
  }
  return (
    <div className={styles.wait} role="status">
      <p>{texts.errors.slow}</p>
      <Button variant="subtle" onClick={retry}>
        {texts.shell.tryAgain}
      </Button>
    </div>
  )
}
