/**
 * Serves the cached page with the current settings: /config.json from the server, or its last valid copy if the server
 * doesn't respond quickly or responds with an error. A phone never keeps the settings that the page was cached with. If
 * other settings arrive after the page was served, the page takes them over (src/app/update/late-settings.ts).
 */
import { createHandlerBoundToURL } from 'workbox-precaching'
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { isObject, type Json, merge } from '#shared/configuration/merge.ts'
import { allowConfigured } from '#shared/configuration/origins.ts'
import { configure, withBuiltSettings } from '#shared/configuration/page.ts'
import { Config, problemsIn } from '#shared/configuration/schema.ts'

declare const self: ServiceWorkerGlobalScope
const address = inApp('/config.json')
/** Milliseconds, during which the screen is empty. */
const networkTimeout = 400
const policyName = 'content-security-policy'

const isJson = ({ headers }: Response) => Boolean(headers.get('content-type')?.includes('json'))
const json = (response: Response): Promise<Json | undefined> => response.json().catch(() => undefined)

const cacheName = 'configuration'

/** Some hosts serve the app's page instead of a missing file. */
const isAbsent = async (response: Response) =>
  [404, 410].includes(response.status) ||
  (response.ok && !isJson(response) && (await response.clone().text()).includes('id="config"'))

const isValid = async (response: Response) => {
  const file = response.ok ? await json(response.clone()) : undefined
  return isObject(file) && problemsIn(Config, merge(config, file)).length === 0
}

/** Keeps valid settings. Without a /config.json, the build's apply. Any other response comes from a failing server. */
async function askServer(): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' })
  const cache = await caches.open(cacheName)
  if (await isAbsent(response)) await cache.delete(address)
  else if (!response.ok || !isJson(response)) throw new Error('/config.json can’t be read')
  // With a full storage, the settings are asked for again next time.
  else if (await isValid(response)) await cache.put(address, response.clone()).catch(() => undefined)
  return response
}

const findKept = () => caches.match(address, { cacheName })

/** Empty if there is no /config.json. Undefined if it is not valid JSON. */
const read = async (response: Response | undefined) => (response?.ok && isJson(response) ? json(response) : {})

/** By the window's id: whether other settings arrived after its page was served with the kept ones. */
const outdated = new Map<string, Promise<boolean>>()

async function readSettings(event: FetchEvent) {
  const fresh = askServer().catch(() => undefined)
  event.waitUntil(fresh)
  const inTime = await Promise.race([fresh, new Promise<undefined>((end) => setTimeout(end, networkTimeout))])
  const kept = inTime ? undefined : await findKept()
  const file = await read(inTime ?? kept ?? (await fresh))
  const isOutdated = async () => JSON.stringify(file) !== JSON.stringify(await read(await findKept()))
  if (kept) outdated.set(event.resultingClientId, fresh.then(isOutdated))
  return file
}

/** Tells the window once. */
export async function tellIfOutdated({ source, ports }: ExtendableMessageEvent) {
  const id = source && 'id' in source ? source.id : ''
  const settings = outdated.get(id)
  outdated.delete(id)
  ports[0]?.postMessage((await settings) ?? false)
}

type Handler = ReturnType<typeof createHandlerBoundToURL>

export const configuredPage: Handler = async (options) => {
  const [indexPage, file] = await Promise.all([
    createHandlerBoundToURL('index.html')(options),
    readSettings(options.event as FetchEvent),
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
  self.addEventListener('install', (event) => event.waitUntil(askServer().catch(() => undefined)))
