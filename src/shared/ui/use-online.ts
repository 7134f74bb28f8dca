import { useSyncExternalStore } from 'react'

const follow = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser says it is online. False is reliable, true is not. */
export const useOnline = () => useSyncExternalStore(follow, () => navigator.onLine)
