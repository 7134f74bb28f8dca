import type { IncomingMessage, ServerResponse } from 'node:http'
import type { IHttpRequest } from '@stoplight/prism-http'
import { hostNameOf } from './callers.ts'
import type { Answered } from './prism.ts'

const largestBody = 256 * 1024

/** A request that can't be read, with the answer that says so. */
export class BadRequest extends Error {
  readonly answer: Answered
  constructor(message: string) {
    super(message)
    this.answer = { status: 422, headers: {}, body: { code: 'REQUEST_4220', message } }
  }
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody)
      throw new BadRequest(`The request is not valid: the body is larger than ${largestBody} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Throws BadRequest where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('The request is not valid: the body is not JSON.')
  }
}

function parseBody(text: string, type: string | undefined): unknown {
  if (text === '') return undefined
  if (!type?.startsWith('application/json'))
    throw new BadRequest('The request is not valid: the body must be application/json.')
  return parseJson(text)
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

/** A path's part as text; undefined where it is not percent-encoded UTF-8. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The address that is asked for: a path as it stands, be it `//`, or what a proxy is sent. Throws BadRequest. */
export function urlOf({ url = '/' }: IncomingMessage): URL {
  const address = url.startsWith('/') ? `http://mock${url}` : url
  if (!URL.canParse(address)) throw new BadRequest('The request is not valid: its address is none.')
  return new URL(address)
}

/** A request as Prism reads it. Throws BadRequest. */
export async function readRequest(request: IncomingMessage, url: URL): Promise<IHttpRequest> {
  if (decoded(url.pathname) === undefined)
    throw new BadRequest('The request is not valid: the path is not percent-encoded UTF-8.')
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  const body = hasBody ? parseBody(await readText(request), headers['content-type']) : undefined
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query: queryOf(url) },
    headers,
    ...(body !== undefined && { body }),
  }
}

export function send(response: ServerResponse, status: number, headers: Record<string, string> = {}, body?: string) {
  // With its length told, head and body leave in one write.
  response.writeHead(status, { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) })
  response.end(body)
}

export function sendJson(response: ServerResponse, { status, headers, body }: Answered) {
  if (response.headersSent || response.destroyed) return
  send(
    response,
    status,
    { 'cache-control': 'no-store', ...headers, 'content-type': 'application/json' },
    JSON.stringify(body),
  )
}

/** For callers that have been checked (callers.ts); the preflight is remembered for a day. The request's id is told back. */
export function cors(request: IncomingMessage, response: ServerResponse) {
  if (request.headers.origin) response.setHeader('access-control-allow-origin', request.headers.origin)
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after')
  response.setHeader('access-control-max-age', '86400')
  response.setHeader('vary', 'origin')
  const id = request.headers['x-request-id']
  if (typeof id === 'string') response.setHeader('x-request-id', id)
}

/**
 * Where the browser is and where this server is, seen from the browser. The label of the host names the world,
 * so both keep it: from app on `http://declined.localhost:4173` one comes to pages on `http://declined.localhost:4010` and back.
 */
export function originsOf(request: IncomingMessage, appOrigin: string): { app: string; server: string } {
  const app = request.headers.origin ?? appOrigin
  return { app, server: `http://${hostNameOf(request)}:${request.socket.localPort}` }
}
