/**
 * Serves the cached page at once, with the settings of the last visit, and asks the server for /config.json meanwhile.
 * If the settings have changed, the page takes them over (src/app/update/late-settings.ts).
 */
import { inApp } from '#shared/base.ts'
import { config } from '#shared/config.ts'
import { isObject, type Json, merge } from '#shared/configuration/merge.ts'
import { allowConfigured } from '#shared/configuration/origins.ts'
import { configure, withBuiltSettings } from '#shared/configuration/page.ts'
import { Config, problemsIn } from '#shared/configuration/schema.ts'
import { isOwnPage } from '#shared/own-page.ts'
import { settingsCache } from '#shared/worker-caches.ts'
import { storedPage } from './app-files.ts'

declare const self: ServiceWorkerGlobalScope
const address = inApp('/config.json')
const policyName = 'content-security-policy'

const isJson = ({ headers }: Response) => Boolean(headers.get('content-type')?.includes('json'))
const json = (response: Response): Promise<Json | undefined> => response.json().catch(() => undefined)

/** Some hosts serve the app's page instead of a missing file. */
const isAbsent = async (response: Response) =>
  [404, 410].includes(response.status) || (response.ok && !isJson(response) && isOwnPage(await response.clone().text()))

const isValid = (file: Json | undefined) => isObject(file) && problemsIn(Config, merge(config, file)).length === 0

/** Whether the app's server answers, and not a gateway in its place: each build has this file. */
async function isServing() {
  const response = await fetch(inApp('/version.json'), { cache: 'no-store' })
  return response.ok && isJson(response)
}

const hasKept = async () => Object.keys((await findKept()) ?? {}).length > 0

/**
 * Stores valid settings. Returns {} if there is no /config.json, so that the build's settings apply, and undefined if it
 * is not valid JSON. Throws if the server fails.
 */
async function askServer(): Promise<Json | undefined> {
  const response = await fetch(address, { cache: 'no-cache' })
  const isMissing = (await isAbsent(response)) && (!(await hasKept()) || (await isServing()))
  if (!isMissing && !(response.ok && isJson(response))) throw new Error('/config.json can’t be read')
  const file = isMissing ? {} : await json(response)
  if (isValid(file)) await keep(file)
  return file
}

async function keep(file: Json | undefined) {
  const cache = await caches.open(settingsCache)
  // With a full storage, keep no outdated settings either, so that the next page waits for the current ones.
  await cache.put(address, new Response(JSON.stringify(file))).catch(() => cache.delete(address))
}

async function findKept() {
  const response = await caches.match(address, { cacheName: settingsCache })
  return response && json(response)
}

/** For each window's id, whether different settings arrived after its page was served with the stored ones. */
const outdated = new Map<string, Promise<boolean>>()

async function readSettings(event: FetchEvent) {
  const kept = await findKept()
  const fresh = askServer().catch(() => kept ?? {})
  event.waitUntil(fresh)
  // During maintenance, wait for the current settings: it may be over.
  if (!isObject(kept) || kept.maintenance) return fresh
  const isOutdated = async () => JSON.stringify(kept) !== JSON.stringify(await findKept())
  outdated.set(event.resultingClientId, fresh.then(isOutdated))
  return kept
}

/** If servers disagree about the settings, a page must not reload again and again. */
const oneMinute = 60_000
let lastOutdated = -oneMinute

/** Tells the window once. */
export async function tellIfOutdated({ source, ports, timeStamp }: ExtendableMessageEvent) {
  const id = source && 'id' in source ? source.id : ''
  const settings = outdated.get(id)
  outdated.delete(id)
  const isOutdated = ((await settings) ?? false) && timeStamp - lastOutdated >= oneMinute
  if (isOutdated) lastOutdated = timeStamp
  ports[0]?.postMessage(isOutdated)
}

export const configuredPage: typeof storedPage = async (options) => {
  const [indexPage, file] = await Promise.all([storedPage(options), readSettings(options.event as FetchEvent)])
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
