/**
 * The service worker caches the app's files and the product pictures, so that the app opens without a connection. It
 * never caches /v1: data about money and machines comes from the server or not at all.
 */
import './built-settings.ts'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { configuredPage, keepConfiguration } from './configured-page.ts'
import { listenForPush } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** Injected by scripts/service-worker-plugin.ts: every file of the build, with a revision if its name has no hash. */
declare const builtFiles: { url: string; revision: string | null }[]

const served = [/^\/v1\//, /^\/media\//, /\.\w+$/]
const oneMonth = 30 * 24 * 60 * 60

precacheAndRoute(builtFiles)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(configuredPage, { denylist: served }))
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: oneMonth, purgeOnQuotaError: true })],
  }),
)

listenForPush()
keepConfiguration()

// A new version waits until the customer accepts it or reopens the app.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
