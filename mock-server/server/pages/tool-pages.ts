/** Serves the pages for developers, their files, and the product pictures. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Place } from '../../seeds/place.ts'
import type { DocumentedOperation } from '../../world/forced.ts'
import { send, sendJson } from '../http.ts'
import { consolePage } from './console-page.ts'
import { startPage } from './start-page.ts'

interface Tools {
  path: string
  world: string
  appUrl: string
  place: Place
  document: object
  operations: DocumentedOperation[]
  request: IncomingMessage
  response: ServerResponse
}

const ownFilesOnly =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
// Redoc injects styles and runs its search in a blob worker.
const redocPolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src data:; worker-src blob:; frame-ancestors 'none'"

const referencePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference</title><link rel="icon" href="data:,"><style>body { margin: 0 }</style></head><body><div id="reference"></div><script type="module" src="/docs/redoc.js"></script></body></html>`

// The package doesn't export the bundle. Its exact version is pinned, and a browser test opens the page.
const redoc = new URL('../../../node_modules/@redocly/cli/lib/chunks/redoc.standalone.js', import.meta.url)
// Redoc hides its logo if it can't load it. Loading it from the CDN would violate the policy.
const redocScript = () =>
  readFileSync(redoc, 'utf8').replaceAll('https://cdn.redoc.ly/redoc/', 'data:,') +
  "\ninit('/docs/openapi.json', { disableTelemetry: true }, document.getElementById('reference'))\n"

const pico = new URL('../../../node_modules/@picocss/pico/css/pico.classless.min.css', import.meta.url)

function sendPage(response: ServerResponse, body: string, policy = ownFilesOnly) {
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  send(response, 200, { ...type, 'content-security-policy': policy }, body)
}

const folders = { tools: `${import.meta.dirname}/browser`, media: `${import.meta.dirname}/../../media` }
const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', svg: 'image/svg+xml' }

/** Sends a script, a style sheet or a picture. Returns false if the file does not exist. */
function sendFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const [, folder, file, type] = /^\/(tools|media)\/((?:products\/)?[a-z0-9-]+\.(css|js|svg))$/.exec(path) ?? []
  if (!folder || !file) return false
  let text: string
  try {
    text = readFileSync(`${folders[folder as keyof typeof folders]}/${file}`, 'utf8')
  } catch {
    return false
  }
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
  const cache = folder === 'media' ? 'public, max-age=86400' : 'no-cache'
  const headers = { 'content-type': types[type as keyof typeof types], 'cache-control': cache, etag }
  if (request.headers['if-none-match'] === etag) send(response, 304, headers)
  else send(response, 200, headers, text)
  return true
}

/** Sends the page or file of this path. Returns false if there is none. */
export function sendToolPage({ path, request, response, ...context }: Tools): boolean {
  if (request.method !== 'GET') return false
  if (path === '/') sendPage(response, startPage(context))
  else if (path === '/console') sendPage(response, consolePage(context))
  else if (path === '/docs') sendPage(response, referencePage, redocPolicy)
  else if (path === '/docs/redoc.js')
    send(response, 200, { 'content-type': types.js, 'cache-control': 'max-age=86400' }, redocScript())
  else if (path === '/tools/pico.css')
    send(response, 200, { 'content-type': types.css, 'cache-control': 'max-age=86400' }, readFileSync(pico, 'utf8'))
  else if (path === '/docs/openapi.json') sendJson(response, { status: 200, headers: {}, body: context.document })
  else return sendFile(path, request, response)
  return true
}
