/**
 * Version 1.0.0 stored whatever answered while it installed. A phone with such files shows a blank page or another
 * network's page at every visit, so nobody is there to accept this version: it takes over by itself.
 */
import { checkoutLock } from '#shared/checkout-lock.ts'
import { uncheckedCache } from '#shared/worker-caches.ts'
import { hashes, pathOf } from './app-files.ts'
import { isOwnFile, isSpoiled } from './own-file.ts'

declare const self: ServiceWorkerGlobalScope

async function isSpoiledFile(url: string, response: Response) {
  const path = pathOf(url)
  const hash = path.startsWith('assets/') ? hashes[path] : undefined
  return hash === undefined ? isSpoiled(path, response) : !(await isOwnFile(path, hash, response))
}

async function hasSpoiledFiles() {
  const name = uncheckedCache(self.registration.scope)
  if (!(await caches.has(name))) return false
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response && (await isSpoiledFile(request.url, response))) return true
  }
  return false
}

let isReplacing = false

/** Not while a window sends a payment: then this version waits until the customer accepts it or reopens the app. */
async function skipWaitingIfSpoiled() {
  if (!(await hasSpoiledFiles())) return
  await navigator.locks.request(checkoutLock, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    isReplacing = true
    await self.skipWaiting()
  })
}

/** Not awaited, because the new page waits until this version is active. */
const reload = (window: WindowClient) => void window.navigate(window.url).catch(() => undefined)

async function replacePages() {
  if (!isReplacing) return
  await self.clients.claim()
  for (const window of await self.clients.matchAll({ type: 'window' })) reload(window)
}

/** The cart and an open payment are in the page's storage and stay. */
export function replaceSpoiledFiles() {
  // A failed check must not keep this version from installing.
  self.addEventListener('install', (event) => event.waitUntil(skipWaitingIfSpoiled().catch(() => undefined)))
  self.addEventListener('activate', (event) => event.waitUntil(replacePages().catch(() => undefined)))
}
