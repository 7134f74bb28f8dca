/** The service worker's life: registered once, looked after for a new version that waits to take over. */
import { Workbox } from 'workbox-window'

const listeners = new Set<() => void>()
let waiting: Workbox | null = null

/** Registers the worker. A browser without one, or in private mode, goes on without. */
async function start() {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => {
    waiting = workbox
    for (const listener of listeners) listener()
  })
  await workbox.register()
}

let hasStarted = false

/** Calls back when a version waits; the first caller starts the worker. */
export function followWaiting(listener: () => void): () => void {
  if (!hasStarted) void start().catch(() => undefined)
  hasStarted = true
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isWaiting = () => waiting !== null

/** Lets the waiting version take over, and loads the app again as soon as it has. */
export function takeOver() {
  waiting?.addEventListener('controlling', () => window.location.reload())
  waiting?.messageSkipWaiting()
}
