/** Registers the service worker once and watches for a new version that waits to take over. */
import { messageSW, Workbox } from 'workbox-window'
import { inApp } from '#shared/base.ts'

const listeners = new Set<() => void>()
let registration: ServiceWorkerRegistration | undefined
let hasNew = false

/** Registers the worker, if the browser supports it. */
async function start() {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(inApp('/sw.js'))
  workbox.addEventListener('waiting', () => {
    hasNew = true
    for (const listener of listeners) listener()
  })
  registration = await workbox.register()
}

let hasStarted = false

/** Subscribes to new versions. The first subscriber registers the worker. */
export function followNew(listener: () => void): () => void {
  if (!hasStarted) void start().catch(() => undefined)
  hasStarted = true
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether there is a newer version than this page: it waits, or another tab has let it take over. */
export const hasNewVersion = () => hasNew

/** Activates the new version, unless another tab has done so, and reloads the app. */
export function takeOver() {
  const worker = registration?.waiting
  if (!worker) return window.location.reload()
  // Not when the worker controls this page: after a reload past the cache, none does.
  worker.addEventListener('statechange', () => window.location.reload(), { once: true })
  void messageSW(worker, { type: 'SKIP_WAITING' })
}
