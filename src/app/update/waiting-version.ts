/** Registers the service worker once and watches for a new version that waits to take over. */
import { Workbox } from 'workbox-window'
import { inApp } from '#shared/base.ts'

const listeners = new Set<() => void>()
let waiting: Workbox | null = null

/** Registers the worker, if the browser supports it. */
async function start() {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(inApp('/sw.js'))
  workbox.addEventListener('waiting', () => {
    waiting = workbox
    for (const listener of listeners) listener()
  })
  await workbox.register()
}

let hasStarted = false

/** Subscribes to waiting versions. The first subscriber registers the worker. */
export function followWaiting(listener: () => void): () => void {
  if (!hasStarted) void start().catch(() => undefined)
  hasStarted = true
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isWaiting = () => waiting !== null

/** Activates the waiting version and reloads the app once it has taken over. */
export function takeOver() {
  waiting?.addEventListener('controlling', () => window.location.reload())
  waiting?.messageSkipWaiting()
}
