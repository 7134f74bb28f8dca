import { useEffect, useState } from 'react'
import type { Attempt } from '#domain/order/attempt.ts'
import type { Paying } from './use-paying.ts'

/** Milliseconds between attempts, growing up to the last value. */
const delays = [0, 3_000, 6_000, 12_000, 30_000]

/** Settles an attempt whose answer was lost, and retries if that fails. */
export function useResolving({ orderId }: Attempt, { stage, giveUp }: Paying, isOnline: boolean) {
  const [tries, setTries] = useState(0)
  const isWanted = orderId === undefined && isOnline && stage === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: giveUp changes with each render but does the same
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(
      () => {
        setTries(tries + 1)
        giveUp()
      },
      delays[Math.min(tries, delays.length - 1)],
    )
    return () => clearTimeout(timer)
  }, [isWanted, tries])
}
