import { useEffect } from 'react'
import { ToastHost } from '#shared/ui/ToastHost.tsx'
import { showNotices } from './notice-toasts.ts'

/** Shows toasts, including those for notices. */
export function Toasts() {
  useEffect(showNotices, [])
  return <ToastHost />
}
