/** Serves the pages for developers, their files, and the product pictures. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Place } from '../../seeds/place.ts'
import type { DocumentedOperation } from '../../world/forced.ts'
import { type Exchange, send, sendHtml, sendJson } from '../http.ts'
import { consolePage } from './console-page.ts'
import { page } from './html.ts'
import { startPage } from './start-page.ts'

interface Tools extends Exchange {
  appUrl: string
  place: Place
  document: object
  operations: DocumentedOperation[]
}

const ownFilesOnly =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
// Redoc injects styles and runs its search in a blob worker.
const redocPolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src data:; worker-src blob:; frame-ancestors 'none'"

const referencePage = page(
  'API reference',
  '<style>body { margin: 0 }</style>',
  '<div id="reference"></div><script type="module" src="/docs/redoc.js"></script>',
)

// The package doesn't export the bundle. Its exact version is pinned, and a browser test opens the page.
const redoc = new URL('../../../node_modules/@redocly/cli/lib/chunks/redoc.standalone.js', import.meta.url)
// Redoc hides its logo if it can't load it. Loading it from the CDN would violate the policy.
const redocScript = () =>
  readFileSync(redoc, 'utf8').replaceAll('https://cdn.redoc.ly/redoc/', 'data:,') +
  "\ninit('/docs/openapi.json', { disableTelemetry: true }, document.getElementById('reference'))\n"

const pico = new URL('../../../node_modules/@picocss/pico/css/pico.classless.min.css', import.meta.url)
const folders = { tools: `${import.meta.dirname}/browser`, media: `${import.meta.dirname}/../../media` }
const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', webp: 'image/webp' }

/** A script, a style sheet or a picture; undefined if the file does not exist. */
function contentOf(path: string): Buffer | undefined {
  if (path === '/docs/redoc.js') return Buffer.from(redocScript())
  if (path === '/tools/pico.css') return readFileSync(pico)
  const [, folder, name] = /^\/(tools|media)\/((?:products\/)?[a-z0-9-]+\.(?:css|js|webp))$/.exec(path) ?? []
  const file = `${folders[folder as keyof typeof folders]}/${name}`
  return name && existsSync(file) ? readFileSync(file) : undefined
}

/** The files sent so far, because each test's browser requests the same pictures. */
const sentFiles = new Map<string, { content: Buffer; etag: string }>()

/** Returns false if the file does not exist. */
function sendFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const content = sentFiles.get(path)?.content ?? contentOf(path)
  if (content === undefined) return false
  const etag = sentFiles.get(path)?.etag ?? `"${createHash('sha1').update(content).digest('base64url')}"`
  sentFiles.set(path, { content, etag })
  const type = types[path.split('.').at(-1) as keyof typeof types]
  const cache = path.startsWith('/media/') ? 'public, max-age=86400' : 'no-cache'
  const headers = { 'content-type': type, 'cache-control': cache, etag }
  if (request.headers['if-none-match'] === etag) send(response, 304, headers)
  else send(response, 200, headers, content)
  return true
}

/** Sends the page or file of this path. Returns false if there is none. */
export function sendToolPage({ url: { pathname }, world, request, response, ...context }: Tools): boolean {
  if (request.method !== 'GET') return false
  const sendPage = (body: string, policy = ownFilesOnly) => {
    response.setHeader('content-security-policy', policy)
    sendHtml(response, body)
  }
  if (pathname === '/') sendPage(startPage(context))
  else if (pathname === '/console') sendPage(consolePage({ world: world.name, ...context }))
  else if (pathname === '/docs') sendPage(referencePage, redocPolicy)
  else if (pathname === '/docs/openapi.json') sendJson(response, { status: 200, headers: {}, body: context.document })
  else return sendFile(pathname, request, response)
  return true
}
