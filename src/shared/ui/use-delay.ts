import { useEffect, useState } from 'react'

/** Whether `isActive` has been true for longer than `ms` milliseconds, while `of` stayed the same. */
export function useDelay(isActive: boolean, ms: number, of: unknown = true): boolean {
  const [late, setLate] = useState<unknown>()
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setLate(of), ms)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [isActive, ms, of])
  return isActive && late === of
}
