import { useEffect, useState } from 'react'

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
