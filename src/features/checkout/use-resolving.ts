import { useEffect, useEffectEvent, useState } from 'react'
import type { Attempt } from '#domain/order/attempt.ts'
import { ApiError } from '#shared/api/errors.ts'
import { now } from '#shared/clock.ts'
import type { Paying } from './use-paying.ts'

/** Milliseconds before each try; the last value repeats. */
const delays = [0, 3_000, 6_000, 12_000, 30_000]

/** The earliest time of a retry, by clock.ts; 0 without Retry-After. */
const retryAtOf = (error: Error | null) => (error instanceof ApiError && error.retryAt) || 0

/** Settles an attempt automatically if its response was lost, and retries with growing delays. */
export function useResolving({ orderId }: Attempt, { stage, failure, settleLost }: Paying, isOnline: boolean) {
  const [tries, setTries] = useState(0)
  const isWanted = orderId === undefined && isOnline && stage === 'idle'
  const untilTry = useEffectEvent((count: number) =>
    Math.max(delays[Math.min(count, delays.length - 1)] ?? 0, retryAtOf(failure) - now()),
  )
  const settle = useEffectEvent(() => settleLost())
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      setTries(tries + 1)
      void settle()
    }, untilTry(tries))
    return () => clearTimeout(timer)
  }, [isWanted, tries])
}
