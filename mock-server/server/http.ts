/** Reading requests and sending responses. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import type { IHttpRequest } from '@stoplight/prism-http'
import { invalid, type MockResponse } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { hostNameOf } from './callers.ts'

/** A request to a world. */
export interface Exchange {
  url: URL
  world: World
  request: IncomingMessage
  response: ServerResponse
}

const maxBody = 256 * 1024

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBody) chunks.push(chunk)
  }
  // Only at its end: a body that is left unread blocks the next request on the same connection.
  if (size > maxBody) invalid(`the body is larger than ${maxBody} bytes.`)
  return Buffer.concat(chunks).toString('utf8')
}

/** Throws a Refusal instead of another error. */
function orInvalid<T>(read: () => T, why: string): T {
  try {
    return read()
  } catch {
    return invalid(why)
  }
}

export const parseJson = (text: string): unknown => orInvalid(() => JSON.parse(text), 'the body is not JSON.')

export const decoded = (part: string) =>
  orInvalid(() => decodeURIComponent(part), 'the path is not percent-encoded UTF-8.')

/** Parses the requested URL. Accepts paths such as `//` and the absolute form for proxies. Throws a Refusal. */
export function urlOf({ url = '/' }: IncomingMessage): URL {
  const address = url.startsWith('/') ? `http://mock${url}` : url
  return URL.canParse(address) ? new URL(address) : invalid('the URL can’t be parsed.')
}

/** Alternative names of headers whose documented names are dropped by some proxies. */
const alternativeNames: Record<string, string> = { 'client-id': 'client_id', 'device-id': 'device_id' }

/** A request in Prism's format. */
export type Input = IHttpRequest & { headers: Record<string, string> }

/** Throws a Refusal. */
export async function readRequest(request: IncomingMessage, url: URL): Promise<Input> {
  decoded(url.pathname)
  const sent = Object.entries(request.headers)
  const headers = Object.fromEntries(sent.map(([name, value]) => [alternativeNames[name] ?? name, String(value)]))
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  const text = hasBody ? await readText(request) : ''
  if (text !== '' && !headers['content-type']?.startsWith('application/json'))
    invalid('the body must be application/json.')
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query: { ...parse(url.search.slice(1)) } as Record<string, string | string[]> },
    headers,
    ...(text !== '' && { body: parseJson(text) }),
  }
}

export function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body?: string | Buffer,
) {
  // With a known length, headers and body are sent in one write.
  response.writeHead(status, { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) })
  response.end(body)
}

const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Hides the URL from other sites but sends the origin with the page's own forms.
  'referrer-policy': 'same-origin',
}

export const sendHtml = (response: ServerResponse, body: string, status = 200) =>
  send(response, status, htmlHeaders, body)

export function sendJson(response: ServerResponse, { status, headers, body }: MockResponse) {
  if (response.headersSent || response.destroyed) return
  const all = { 'cache-control': 'no-store', ...headers, 'content-type': 'application/json' }
  send(response, status, all, JSON.stringify(body))
}

/** For callers that passed the checks in callers.ts. The request id is echoed. */
export function setCorsHeaders({ headers }: IncomingMessage, response: ServerResponse) {
  if (headers.origin) response.setHeader('access-control-allow-origin', headers.origin)
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after, date')
  response.setHeader('access-control-max-age', '86400')
  response.setHeader('vary', 'origin')
  const id = headers['x-request-id']
  if (typeof id === 'string') response.setHeader('x-request-id', id)
}

/**
 * The app's URL and this server's origin as seen from the browser. With HTTPS, the app's server proxies this server.
 * Both keep the host label that names the world: the app on `http://declined.localhost:4173` uses payment pages on
 * `http://declined.localhost:4010`, which return to it.
 */
export function originsOf(request: IncomingMessage, appUrl: string): { app: string; server: string } {
  const { origin, pathname } = new URL(appUrl)
  const app = (request.headers.origin ?? origin) + pathname.replace(/\/$/, '')
  if (request.headers['x-forwarded-proto'] === 'https') return { app, server: `https://${request.headers.host}` }
  return { app, server: `http://${hostNameOf(request)}:${request.socket.localPort}` }
}
