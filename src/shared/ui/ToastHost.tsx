import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const Toasts = lazy(() => import('./Toasts.tsx'))

/** Where toasts appear; loads what shows them when there is one. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
