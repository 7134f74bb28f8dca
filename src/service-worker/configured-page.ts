/**
 * Serves the cached page with the current settings: /config.json from the server, or its last valid copy if the server
 * doesn't answer quickly or answers with an error. A phone never keeps the settings that the page was cached with.
 */
import { createHandlerBoundToURL } from 'workbox-precaching'
import { NetworkFirst } from 'workbox-strategies'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { isObject, type Json, merge } from '#shared/configuration/merge.ts'
import { allowConfigured } from '#shared/configuration/origins.ts'
import { configure, withBuiltSettings } from '#shared/configuration/page.ts'
import { Config, problemsIn } from '#shared/configuration/schema.ts'

declare const self: ServiceWorkerGlobalScope
const address = inApp('/config.json')
/** Seconds, during which the screen is empty. */
const networkTimeout = 0.4
const policyName = 'content-security-policy'

const isJson = ({ headers }: Response) => Boolean(headers.get('content-type')?.includes('json'))
const json = (answer: Response): Promise<Json | undefined> => answer.json().catch(() => undefined)

const cacheName = 'configuration'

/** Some hosts serve the app's page instead of a missing file. */
const isAbsent = async (response: Response) =>
  [404, 410].includes(response.status) ||
  (response.ok && !isJson(response) && (await response.clone().text()).includes('id="config"'))

/** Without a /config.json, the build's settings apply. Any other answer that isn't JSON comes from a failing server. */
async function refuseFailure(response: Response) {
  if (await isAbsent(response)) await caches.open(cacheName).then((cache) => cache.delete(address))
  else if (!response.ok || !isJson(response)) throw new Error('/config.json can’t be read')
  return response
}

async function ifValid(response: Response) {
  const file = response.ok ? await json(response.clone()) : undefined
  return isObject(file) && problemsIn(Config, merge(config, file)).length === 0 ? response : null
}

const strategy = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: networkTimeout,
  fetchOptions: { cache: 'no-cache' },
  plugins: [
    {
      fetchDidSucceed: ({ response }) => refuseFailure(response),
      cacheWillUpdate: ({ response }) => ifValid(response),
    },
  ],
})

const fetchConfig = (event: ExtendableEvent) => strategy.handle({ event, request: new Request(address) })

/** Empty if there is no /config.json. Undefined if it is not valid JSON. */
const read = async (answer: Response | undefined) => (answer?.ok && isJson(answer) ? json(answer) : {})

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
  // These headers don't match the rewritten body.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  const policy = headers.get(policyName)
  if (policy) headers.set(policyName, allowConfigured(policy, settings))
  return new Response(page, { headers })
}

/** Caches /config.json for the first offline visit. */
export const keepConfiguration = () =>
  self.addEventListener('install', (event) => event.waitUntil(fetchConfig(event).catch(() => undefined)))
