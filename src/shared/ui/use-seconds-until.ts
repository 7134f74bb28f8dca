import { useEffect, useState } from 'react'
import { ApiError } from '#shared/api/errors.ts'

/** Counts down to a time, in whole seconds. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((instant - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}

/** Whole seconds until the error's Retry-After has passed; 0 without one. */
export const useSecondsUntilRetry = (error: unknown) =>
  useSecondsUntil((error instanceof ApiError && error.retryAt) || 0)
