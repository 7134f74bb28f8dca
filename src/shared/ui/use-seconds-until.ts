import { useEffect, useState } from 'react'
import { ApiError } from '#shared/api/errors.ts'

/** A countdown in whole seconds to a time. */
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

/** Whole seconds until the server wants to be asked again; 0 where it has not asked for time. */
export const useSecondsUntilRetry = (error: unknown) =>
  useSecondsUntil((error instanceof ApiError && error.retryAt) || 0)
