/**
 * Serves the cached page with the current settings: /config.json from the server, or its cached copy if the server
 * doesn't answer quickly. A phone never keeps the settings that the page was cached with.
 */
import { createHandlerBoundToURL } from 'workbox-precaching'
import { NetworkFirst } from 'workbox-strategies'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import type { Json } from '#shared/configuration/merge.ts'
import { allowConfigured } from '#shared/configuration/origins.ts'
import { configure, withBuiltSettings } from '#shared/configuration/page.ts'

declare const self: ServiceWorkerGlobalScope
const address = inApp('/config.json')
/** Seconds, during which the screen is empty. */
const networkTimeout = 0.4
const policyName = 'content-security-policy'

const strategy = new NetworkFirst({
  cacheName: 'configuration',
  networkTimeoutSeconds: networkTimeout,
  fetchOptions: { cache: 'no-cache' },
})

const fetchConfig = (event: ExtendableEvent) => strategy.handle({ event, request: new Request(address) })

/** Empty if there is no /config.json: some hosts serve the app's page instead. Undefined if it is not valid JSON. */
const read = (answer: Response | undefined): Promise<Json | undefined> =>
  answer?.headers.get('content-type')?.includes('json') ? answer.json().catch(() => undefined) : Promise.resolve({})

type Handler = ReturnType<typeof createHandlerBoundToURL>

export const configuredPage: Handler = async (options) => {
  const event = options.event as ExtendableEvent
  const [indexPage, file] = await Promise.all([
    createHandlerBoundToURL('index.html')(options),
    fetchConfig(event)
      .catch(() => undefined)
      .then(read),
  ])
  const text = await indexPage.text()
  const { page, settings } = file
    ? configure(text, config, file)
    : { page: withBuiltSettings(text, config), settings: config }
  const headers = new Headers(indexPage.headers)
  // They describe the response as it came over the network.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  const policy = headers.get(policyName)
  if (policy) headers.set(policyName, allowConfigured(policy, settings))
  return new Response(page, { headers })
}

/** Caches /config.json for the first offline visit. */
export const keepConfiguration = () =>
  self.addEventListener('install', (event) => event.waitUntil(fetchConfig(event).catch(() => undefined)))
