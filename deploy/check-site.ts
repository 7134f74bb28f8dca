/** Checks that the web server serves the app's files correctly. */
import * as z from 'zod/mini'
import { securityHeaders } from '../build/security-headers.ts'
import { isOwnFile } from '../src/service-worker/own-file.ts'
import { fitted, missingContent } from '../src/shared/configuration/built-content.ts'
import { parseJsonFile } from '../src/shared/configuration/json-file.ts'
import { isObject, type Json, merge } from '../src/shared/configuration/merge.ts'
import { builtSettingsIn, contentIn } from '../src/shared/configuration/page.ts'
import { Config, problemsIn } from '../src/shared/configuration/schema.ts'
import { unknownSettings } from '../src/shared/configuration/unknown-settings.ts'
import { unmetNeeds } from '../src/shared/configuration/unmet-needs.ts'
import { routes } from '../src/shared/paths.ts'
import { resultRoutes } from '../src/shared/result-routes.ts'
import { checkAddresses, isAppPage } from './check-addresses.ts'
import { checkConnections } from './check-connections.ts'

interface SiteResponse {
  path: string
  status: number
  type: string
  cache: string
  headers: Headers
  text: string
}

const isPage = ({ text }: SiteResponse) => isAppPage(text)
const isUncached = (cache: string) => /no-cache|no-store|max-age=0/.test(cache)
/** The minimum HSTS `max-age`, in seconds. A shorter one expires between two visits. */
const halfYear = 15_552_000
/** Referrer policies that hide the path from other hosts. */
const discreet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
/** Bytes. Smaller files don't need compression. */
const small = 2000

/** Returns what the policy lacks. Additional sources are allowed, except unsafe ones for scripts. */
function missingInPolicy(expected: string, found: string): string[] {
  const directives = (policy: string) =>
    new Map(
      policy
        .split(';')
        .map((each) => each.trim().split(/\s+/))
        .map(([name = '', ...sources]) => [name, sources]),
    )
  const actual = directives(found)
  const missing = [...directives(expected)].flatMap(([name, sources]) => {
    const lacking = sources.filter((source) => !actual.get(name)?.includes(source))
    return lacking.length > 0 ? [`Content-Security-Policy: ${name} lacks ${lacking.join(' ')}`] : []
  })
  const unsafe = actual.get('script-src')?.filter((source) => source.startsWith("'unsafe-")) ?? []
  return [...missing, ...unsafe.map((source) => `Content-Security-Policy: script-src allows ${source}`)]
}

const itemsOf = (list: string) => list.split(',').map((each) => each.trim())

/** Whether the header is as strict as expected. */
function isStrict(name: string, expected: string, found: string): boolean {
  if (name === 'Strict-Transport-Security') return Number(/max-age="?(\d+)/i.exec(found)?.[1] ?? 0) >= halfYear
  if (name === 'Referrer-Policy') return discreet.includes(itemsOf(found).at(-1) ?? '')
  if (name === 'Permissions-Policy') return itemsOf(expected).every((item) => itemsOf(found).includes(item))
  return found.toLowerCase() === expected.toLowerCase()
}

function checkHeaders(page: SiteResponse, config: Config, isHttps: boolean): string[] {
  const { always, overHttps } = securityHeaders(page.text, config)
  return Object.entries({ ...always, ...(isHttps && overHttps) }).flatMap(([name, value]) => {
    const found = page.headers.get(name)
    if (found === null) return [`The header ${name} is missing: ${value.slice(0, 60)}`]
    if (name === 'Content-Security-Policy') return missingInPolicy(value, found)
    return isStrict(name, value, found) ? [] : [`The header ${name} is ${found.slice(0, 60)}. It must be ${value}`]
  })
}

const javascript = ['text/javascript', 'application/javascript']

/** Not a finding: a host without Brotli is slower, but correct. */
const gzipOnly = 'The files are compressed with gzip only. With Brotli, they would be smaller.'

type Get = (path: string, headers?: Record<string, string>) => Promise<SiteResponse>

const readerOf =
  (site: URL): Get =>
  async (path, headers = {}) => {
    const response = await fetch(new URL(path, site), { headers, redirect: 'manual' })
    const header = (name: string) => response.headers.get(name) ?? ''
    return {
      path: new URL(path, site).pathname,
      status: response.status,
      type: header('content-type').split(';')[0] ?? '',
      cache: header('cache-control'),
      headers: response.headers,
      text: await response.text(),
    }
  }

/** Without `config`, the file can't be read at all. */
async function readConfig(get: Get, page: SiteResponse): Promise<{ findings: string[]; config?: Config }> {
  const { status, type, text } = await get('config.json')
  let file: Json = {}
  try {
    if (status === 200 && type === 'application/json') file = parseJsonFile(text)
  } catch (error) {
    return { findings: [`config.json: ${(error as Error).message}`] }
  }
  if (!isObject(file)) return { findings: ['config.json: It must be an object.'] }
  const built = builtSettingsIn(page.text)
  const merged = merge(built, file)
  const invalid = problemsIn(Config, merged)
  const content = contentIn(page.text)
  const given = z.parse(Config, invalid.length > 0 ? {} : merged)
  const config = fitted(given, content, built.name)
  const warnings = [...unknownSettings(merged), ...missingContent(given, content), ...unmetNeeds(config)]
  return { findings: [...invalid, ...warnings].map((problem) => `config.json: ${problem}`), config }
}

const isLocal = ({ hostname }: URL) => /^(localhost|127\.|\[::1\])/.test(hostname) || hostname.endsWith('.localhost')

function checkHttps(site: URL): string[] {
  return site.protocol === 'https:' || isLocal(site)
    ? []
    : ['The site doesn’t use HTTPS, so service worker, camera and push messages don’t work']
}

/** Checks a file that must be revalidated on each visit. */
async function checkFresh(get: Get, path: string, types: string[]): Promise<string[]> {
  const { status, type, cache } = await get(path)
  if (status !== 200) return [`/${path} responds with ${status} instead of 200`]
  return [
    ...(types.includes(type) ? [] : [`/${path} has the type ${type || 'none'} instead of ${types[0]}`]),
    ...(isUncached(cache) ? [] : [`/${path} may be cached (Cache-Control: ${cache || 'none'}). It must be no-cache`]),
  ]
}

async function checkCompressed(get: Get, path: string): Promise<string[]> {
  const responses = await Promise.all(
    ['br', 'gzip'].map(async (encoding) => ({ encoding, ...(await get(path, { 'accept-encoding': encoding })) })),
  )
  if (responses.some(({ text }) => text.length <= small)) return []
  const isCompressed = ({ headers, encoding }: (typeof responses)[number]) =>
    headers.get('content-encoding') === encoding
  const missing = responses.filter((response) => !isCompressed(response))
  const unvaried = responses.filter(
    (response) => isCompressed(response) && !/accept-encoding/i.test(response.headers.get('vary') ?? ''),
  )
  const isGzipOnly = missing.map(({ encoding }) => encoding).join() === 'br'
  return [
    ...(isGzipOnly ? [gzipOnly] : missing.map(({ path, encoding }) => `${path} is not compressed with ${encoding}`)),
    ...unvaried.map(({ path }) => `${path} lacks Vary: Accept-Encoding`),
  ]
}

/** Checks a file whose name contains a hash of its content. */
async function checkHashed(get: Get, path: string): Promise<string[]> {
  const { status, type, cache } = await get(path)
  if (status !== 200) return [`${path} responds with ${status} instead of 200`]
  if (!/immutable/.test(cache))
    return [
      `${path} is not cached permanently (Cache-Control: ${cache || 'none'}). It must be max-age=31536000, immutable`,
    ]
  if (path.endsWith('.js') && !javascript.includes(type))
    return [`${path} has the type ${type} instead of ${javascript[0]}`]
  return /\.(js|css|svg)$/.test(path) ? checkCompressed(get, path) : []
}

/** What is wrong with a file of the build. Empty if it is what the phone keeps. */
async function checkFile(site: URL, path: string, hash: string): Promise<string[]> {
  const response = await fetch(new URL(path, site), { redirect: 'manual' })
  if (await isOwnFile(path, hash, response)) return []
  const { pathname } = new URL(path, site)
  // Some hosts respond with the app's page instead of a missing file.
  const isFallback = !path.endsWith('.html') && response.headers.get('content-type')?.startsWith('text/html')
  if (response.status === 200 && !isFallback)
    return [
      `${pathname} is not as built, so phones don’t keep the app. Something on the way changes it, such as a CDN, or it is of another build`,
    ]
  const answer = response.status === 200 ? 'a page' : response.status
  return [`${pathname} is missing: the server responds with ${answer}. Upload all files of the build`]
}

/** A screen may need any file of the build, and the phone keeps none unless it gets all. The list is in the worker. */
async function checkFiles(get: Get, site: URL): Promise<string[]> {
  const { text } = await get('sw.js')
  const hashes: Record<string, string> = JSON.parse(/\{"assets\/[^{}]*\}/.exec(text)?.[0] ?? '{}')
  return (await Promise.all(Object.entries(hashes).map(([path, hash]) => checkFile(site, path, hash)))).flat()
}

async function checkRoute(get: Get, route: string): Promise<string[]> {
  const response = await get(route.slice(1).replace(/:\w+/g, 'VM-1001'))
  return response.status === 200 && isPage(response)
    ? []
    : [`${response.path} responds with ${response.status} instead of the app’s page`]
}

/** A provider that posts to the customer's page must not show an error to someone who has paid. */
async function checkPosted(site: URL, route: string): Promise<string[]> {
  const url = new URL(route.slice(1), site)
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ a: 'b' }), redirect: 'manual' })
  const location = response.headers.get('location')
  const isSamePage = location !== null && new URL(location, url).pathname === url.pathname
  if ([302, 303].includes(response.status) && isSamePage) return []
  return [`${url.pathname} responds with ${response.status} to a POST instead of 303 to the same page`]
}

/** Behind two proxies, the header that names the browser's scheme can be a list. */
async function checkForwarded(get: Get, { protocol }: URL): Promise<string[]> {
  if (protocol !== 'https:') return []
  const { headers } = await get('', { 'x-forwarded-proto': 'https, http' })
  return headers.has('strict-transport-security')
    ? []
    : ['The page lacks Strict-Transport-Security if X-Forwarded-Proto is "https, http". The first value must decide']
}

async function checkMissing(get: Get, path: string, mayBePage: boolean): Promise<string[]> {
  const response = await get(path)
  if (response.status !== 404)
    return [`${response.path} responds with ${response.status} instead of 404, although it is not a route of the app`]
  return isPage(response) && !mayBePage ? [`${response.path} responds with the app’s page, although it is a file`] : []
}

async function checkIcons(get: Get): Promise<string[]> {
  const manifest = await get('manifest.webmanifest')
  if (manifest.type !== 'application/manifest+json') return []
  const { icons = [] }: { icons?: { src: string }[] } = JSON.parse(manifest.text)
  const responses = await Promise.all(icons.map(({ src }) => get(src)))
  return responses.filter(({ type }) => !type.startsWith('image/')).map(({ path }) => `${path} is not a picture`)
}

const whereElse = ({ origin, pathname }: URL, location: string | null) => {
  // Such as from http: to https:, or to the host with www.
  if (location) return `It redirects to ${location}: check the address where the app is`
  return pathname === '/'
    ? `If the app is under a path (BASE_PATH of its build), add it: ${origin}/order/`
    : 'The path must be the BASE_PATH of its build'
}

/** `hints`: what could be better, but is not required. */
export async function checkSite(site: URL): Promise<{ findings: string[]; hints: string[]; config?: Config }> {
  const get = readerOf(site)
  const page = await get('')
  // This computer's own names have an address for IPv6 whether or not anything listens there.
  const addresses = isLocal(site) ? { findings: [], hints: [] } : await checkAddresses(site)
  if (page.status !== 200 || !isPage(page))
    return {
      findings: [
        `${site.href} responds with ${page.status} and is not the app’s page. ${whereElse(site, page.headers.get('location'))}`,
        ...addresses.findings,
      ],
      hints: addresses.hints,
    }
  const { findings: problems, config } = await readConfig(get, page)
  if (!config) return { findings: problems, hints: [] }

  const assets = [...page.text.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  const manifests = ['', ...contentIn(page.text).languages.map((language) => `.${language}`)]
  const connections = checkConnections(site)
  const checks = [
    problems,
    addresses.findings,
    connections.then(({ findings }) => findings),
    checkHttps(site),
    checkHeaders(page, config, site.protocol === 'https:'),
    checkForwarded(get, site),
    checkFresh(get, '', ['text/html']),
    checkFresh(get, 'sw.js', javascript),
    ...manifests.map((language) => checkFresh(get, `manifest${language}.webmanifest`, ['application/manifest+json'])),
    checkFresh(get, 'config.json', ['application/json']),
    checkFresh(get, 'version.json', ['application/json']),
    checkCompressed(get, ''),
    checkCompressed(get, 'sw.js'),
    checkIcons(get),
    ...[...new Set(assets)].map((path) => checkHashed(get, path)),
    checkFiles(get, site),
    ...Object.values(routes).map((route) => checkRoute(get, route)),
    ...resultRoutes.map((route) => checkPosted(site, route)),
    checkMissing(get, 'no-such-page', true),
    checkMissing(get, 'receipts/no-such-receipt', true),
    checkMissing(get, 'assets/no-such-file.js', false),
    checkMissing(get, 'icons/no-such-icon.png', false),
  ]
  const results = (await Promise.all(checks)).flat()
  return {
    findings: results.filter((each) => each !== gzipOnly),
    hints: [...(results.includes(gzipOnly) ? [gzipOnly] : []), ...(await connections).hints, ...addresses.hints],
    config,
  }
}
