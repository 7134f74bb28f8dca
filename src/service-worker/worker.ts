/**
 * The service worker caches the app's files and the product pictures, so that the app opens without a connection. It
 * never caches /v1: data about money and machines comes from the server or not at all.
 */
import './built-settings.ts'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { routePath } from '#shared/base.ts'
import { pageStarted } from '#shared/page-started.ts'
import { routeOf } from '#shared/paths.ts'
import { keepAppFiles, restoreMissing } from './app-files.ts'
import { configuredPage, keepConfiguration, tellIfOutdated } from './configured-page.ts'
import { keepLanguage } from './page-language.ts'
import { listenForPush } from './push.ts'
import { replaceSpoiledFiles } from './replace-spoiled.ts'

declare const self: ServiceWorkerGlobalScope

const oneMonth = 30 * 24 * 60 * 60

keepAppFiles()
// Any other page, such as a receipt or the operator's own pages, comes from the server.
const isOwnPage = ({ pathname }: URL) => routeOf(routePath(pathname).replace(/(.)\/$/, '$1')) !== undefined
registerRoute(({ request, url }) => request.mode === 'navigate' && isOwnPage(url), configuredPage)
const isPicture = ({ status, headers }: Response) =>
  status === 200 && Boolean(headers.get('content-type')?.startsWith('image/'))
const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  // Without CORS, each picture from another origin would count as several megabytes of storage.
  fetchOptions: { mode: 'cors', credentials: 'omit' },
  plugins: [
    // Instead of a picture, a portal sends a page.
    { cacheWillUpdate: async ({ response }) => (isPicture(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: oneMonth, purgeOnQuotaError: true }),
  ],
})
registerRoute(
  ({ request }) => request.destination === 'image',
  async (options) => {
    const page = await self.clients.get((options.event as FetchEvent).clientId)
    // Pictures of the operator's own pages may need cookies.
    if (page && !isOwnPage(new URL(page.url))) return fetch(options.request)
    return pictures.handle(options)
  },
)

// Whatever fails here, the request goes to the server as if there were no worker: a picture whose host does not allow CORS
// is shown but not cached. Without a connection, a rejection would read in the console as an error of this worker.
setCatchHandler(({ event }) => fetch((event as FetchEvent).request).catch(() => Response.error()))

listenForPush()
replaceSpoiledFiles()
keepConfiguration()

// A new version waits until the customer accepts it or reopens the app.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === pageStarted)
    event.waitUntil(
      Promise.all([tellIfOutdated(event), keepLanguage(event.data.language), restoreMissing().catch(() => undefined)]),
    )
})
