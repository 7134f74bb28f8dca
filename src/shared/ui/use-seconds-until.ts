import { useEffect, useState } from 'react'
import { ApiError } from '#shared/api/errors.ts'
import { now } from '#shared/clock.ts'

/** Counts down to a time by clock.ts, in whole seconds. */
export function useSecondsUntil(instant: number): number {
  const [seen, setSeen] = useState(() => ({ instant, at: now() }))
  // A new wait starts now, not at the end of the last one.
  if (seen.instant !== instant) setSeen({ instant, at: now() })
  const seconds = Math.max(0, Math.ceil((instant - seen.at) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setSeen({ instant, at: now() }), 1000)
    return () => clearInterval(timer)
  }, [instant, isOver])
  return seconds
}

/** Whole seconds until the error's Retry-After has passed; 0 without one. */
export const useSecondsUntilRetry = (error: unknown) =>
  useSecondsUntil((error instanceof ApiError && error.retryAt) || 0)
