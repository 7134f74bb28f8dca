import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { inApp } from './base.ts'
import { randomUUID, timeoutSignal } from './platform.ts'

/** The server has answered although the browser reports no connection, as with some VPNs. True until its next report. */
let isReached = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  const report = () => {
    isReached = false
    listener()
  }
  listeners.add(listener)
  window.addEventListener('online', report)
  window.addEventListener('offline', report)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', report)
    window.removeEventListener('offline', report)
  }
}

/** Whether there is a connection, as far as the browser or the last `reachServer` knows. */
export const isOnline = () => isReached || globalThis.navigator?.onLine !== false

export const useIsOnline = () => useSyncExternalStore(subscribe, isOnline)

/** Milliseconds. */
const patience = 5000

/** Asks the server once. If it answers, the app is online whatever the browser reports. */
export async function reachServer(): Promise<boolean> {
  const url = inApp(`/config.json?${randomUUID()}`)
  const response = await fetch(url, { cache: 'no-store', signal: timeoutSignal(patience) }).catch(() => null)
  // Not a page in the server's place, such as a network's sign-in.
  isReached = Boolean(response?.headers.get('content-type')?.includes('json'))
  if (isReached) {
    onlineManager.setOnline(true)
    for (const listener of listeners) listener()
  }
  return isReached
}
