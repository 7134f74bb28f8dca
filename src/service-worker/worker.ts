/**
 * The service worker: keeps the app's own files and the products' pictures, so that the app opens without a
 * connection. It never touches /v1: what money and machines say comes from the server or not at all.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { listenForPush } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in place by scripts/service-worker-plugin.ts: every file of the build, with a hash where its name has none. */
declare const builtFiles: { url: string; revision: string | null }[]

const served = [/^\/v1\//, /^\/media\//, /\.\w+$/]
const oneMonth = 30 * 24 * 60 * 60

precacheAndRoute(builtFiles)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: served }))
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: oneMonth, purgeOnQuotaError: true })],
  }),
)

listenForPush()

// A new version waits until the customer says so, or until the app is opened anew.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
