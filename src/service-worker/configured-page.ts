/**
 * The kept page, with the settings of now: from the server, or the last ones where it doesn't answer quickly. A phone
 * never stays with the settings that the page was kept with.
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
/** Seconds. Whoever waits sees nothing yet. */
const patience = 0.4
const policyName = 'content-security-policy'

const strategy = new NetworkFirst({
  cacheName: 'configuration',
  networkTimeoutSeconds: patience,
  fetchOptions: { cache: 'no-cache' },
})

const fetchConfig = (event: ExtendableEvent) => strategy.handle({ event, request: new Request(address) })

/** Empty where there is none: some hosts answer an unknown file with the app's page. Undefined where it is broken. */
const read = (answer: Response | undefined): Promise<Json | undefined> =>
  answer?.headers.get('content-type')?.includes('json') ? answer.json().catch(() => undefined) : Promise.resolve({})

type Handler = ReturnType<typeof createHandlerBoundToURL>

export const configuredPage: Handler = async (options) => {
  const event = options.event as ExtendableEvent
  const [kept, file] = await Promise.all([
    createHandlerBoundToURL('index.html')(options),
    fetchConfig(event)
      .catch(() => undefined)
      .then(read),
  ])
  const text = await kept.text()
  const { page, settings } = file
    ? configure(text, config, file)
    : { page: withBuiltSettings(text, config), settings: config }
  const headers = new Headers(kept.headers)
  // Of the text as it came over the network.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  const policy = headers.get(policyName)
  if (policy) headers.set(policyName, allowConfigured(policy, settings))
  return new Response(page, { headers })
}

/** For the first visit without a connection. */
export const keepConfiguration = () =>
  self.addEventListener('install', (event) => event.waitUntil(fetchConfig(event).catch(() => undefined)))
