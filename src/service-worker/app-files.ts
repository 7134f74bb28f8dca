/**
 * Keeps the app's files for visits without a connection. Stores only what is the app's own by its hash: with any other
 * response this version does not install, the previous one stays, and the browser tries again on a later visit.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isWithin } from '#shared/clock.ts'
import { filesCache, uncheckedCache } from '#shared/worker-caches.ts'
import { isOwnFile } from './own-file.ts'

declare const self: ServiceWorkerGlobalScope
/** Injected by build/plugins/service-worker.ts: the hash of every file of the build, by its path, as JSON. */
declare const builtFiles: string

export const hashes: Record<string, string> = JSON.parse(builtFiles)
const { scope } = self.registration

/** Files here have a hash in their name. */
const hashed = 'assets/'

/** The name of a file in `hashes`. */
export const pathOf = (url: string) => url.slice(scope.length).replace(/\?.*/s, '')

function isOwn({ url }: Request, response: Response) {
  const path = pathOf(url)
  return isOwnFile(path, hashes[path], response)
}

/** The response, if it is the app's file, otherwise a fresh one, if that is, otherwise null. */
async function ownFile(request: Request, response: Response): Promise<Response | null> {
  if (await isOwn(request, response)) return response
  // The browser's own cache may hold a wrong file, too, and would return it at every attempt.
  const fresh = await fetch(new Request(request, { cache: 'reload' }))
  return (await isOwn(request, fresh)) ? fresh : null
}

/** Milliseconds. A customer who has just got the app returns from paying within this time. */
const young = 15 * 60_000

/**
 * Before Chrome goes on, it prepares the code of a script that is the cache's own for later visits: a tenth of a second
 * or more on a slow phone. After a first visit, this page is the return from a payment. The browser's own cache still has
 * the file then; a copy of it takes longer.
 */
async function used({ url }: Request, response: Response | undefined) {
  const isYoung = isWithin(young, Date.parse(response?.headers.get('date') ?? ''))
  if (!response || !isYoung) return response
  // Any other path may have got new contents since.
  const isHashed = pathOf(url).startsWith(hashed)
  const kept = isHashed
    ? await fetch(url, { mode: 'same-origin', cache: 'only-if-cached' }).catch(() => undefined)
    : undefined
  return kept?.ok ? kept : new Response(response.body, response)
}

const files = new PrecacheController({
  cacheName: filesCache(scope),
  // A missing file is requested as the page asked for it (worker.ts).
  fallbackToNetwork: false,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => ownFile(request, response),
      cachedResponseWillBeUsed: ({ request, cachedResponse }) => used(request, cachedResponse),
    },
  ],
})

type Handler = ReturnType<PrecacheController['createHandlerBoundToURL']>

/** The page as it was stored. Throws if it is missing. */
export const storedPage: Handler = (options) => files.createHandlerBoundToURL('index.html')(options)

/**
 * Requests files that are missing, such as after another tab has dropped them (src/shared/start-fresh.ts): a worker
 * installs only once. Files that the server has replaced by a newer version stay missing.
 */
export async function restoreMissing() {
  const cache = await caches.open(filesCache(scope))
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  for (const [url, key] of files.getURLsToCacheKeys()) {
    if (stored.has(key)) continue
    const request = new Request(url, { credentials: 'same-origin' })
    const file = await ownFile(request, await fetch(request))
    // A copy, because a page may not be answered with a redirected response.
    if (file) await cache.put(key, new Response(file.body, file))
  }
}

export function keepAppFiles() {
  const entries = Object.entries(hashes).map(([url, hash]) => ({
    url,
    revision: url.startsWith(hashed) ? null : hash,
  }))
  files.precache(entries)
  // No directory index: `/` is a page like any other and needs the current settings.
  registerRoute(new PrecacheRoute(files, { directoryIndex: '' }))
  self.addEventListener('activate', (event) => event.waitUntil(caches.delete(uncheckedCache(scope))))
}
