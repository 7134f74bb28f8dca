import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Milliseconds; products and their pictures come first. */
const delay = 2000

/** What the app can do without until the first screen is there. */
export function AfterFirstScreen({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isTime && <Suspense>{children}</Suspense>
}
