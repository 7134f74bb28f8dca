import { useSyncExternalStore } from 'react'

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser reports a connection. */
export const useIsOnline = () => useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
