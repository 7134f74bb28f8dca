import { useEffect, useState } from 'react'

/** Whether `isActive` has been true for longer than `ms` milliseconds. */
export function useDelay(isActive: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isActive, ms])
  return isActive && isLate
}
