/** Reading requests and sending responses. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IHttpRequest } from '@stoplight/prism-http'
import { type Answer, invalid } from '../world/refusal.ts'
import { hostNameOf } from './callers.ts'

const maxBody = 256 * 1024

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) invalid(`the body is larger than ${maxBody} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Throws a Refusal. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return invalid('the body is not JSON.')
  }
}

function queryOf(url: URL): Record<string, string | string[]> {
  const names = new Set(url.searchParams.keys())
  return Object.fromEntries(
    [...names].map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** A part of a path, decoded; undefined if it is not percent-encoded UTF-8. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

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
  if (decoded(url.pathname) === undefined) invalid('the path is not percent-encoded UTF-8.')
  const sent = Object.entries(request.headers)
  const headers = Object.fromEntries(sent.map(([name, value]) => [alternativeNames[name] ?? name, String(value)]))
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  const text = hasBody ? await readText(request) : ''
  if (text !== '' && !headers['content-type']?.startsWith('application/json'))
    invalid('the body must be application/json.')
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query: queryOf(url) },
    headers,
    ...(text !== '' && { body: parseJson(text) }),
  }
}

export function send(response: ServerResponse, status: number, headers: Record<string, string> = {}, body?: string) {
  // With a known length, headers and body are sent in one write.
  response.writeHead(status, { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) })
  response.end(body)
}

export function sendJson(response: ServerResponse, { status, headers, body }: Answer) {
  if (response.headersSent || response.destroyed) return
  send(
    response,
    status,
    { 'cache-control': 'no-store', ...headers, 'content-type': 'application/json' },
    JSON.stringify(body),
  )
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
