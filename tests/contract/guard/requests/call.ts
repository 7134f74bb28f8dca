/** A request as values, and as an HTTP call. */
import type { Operation } from '../contract.ts'
import { absent } from './keywords.ts'

export interface Parts {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body?: unknown
  /** Sent instead of the body's JSON. */
  raw?: string
  /** Media type of the body. The default is the documented one. */
  contentType?: string
  /** Bearer token. The default is none. */
  token?: string | undefined
}

export interface Call {
  operation: string
  method: string
  /** Encoded, with the query. */
  path: string
  headers: Record<string, string>
  body?: string
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.map(String).join(',') : String(value))
const given = (values: Record<string, unknown>) =>
  Object.entries(values).filter(([, value]) => value !== absent && value !== undefined)

/** Fills an operation's path, query, headers and body. */
export function callOf(operation: Operation, parts: Parts): Call {
  const path = operation.path.replace(/\{(.+?)\}/g, (_, name) => encodeURIComponent(textOf(parts.path[name] ?? '')))
  const query = given(parts.query).map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`)
  const hasBody = parts.raw !== undefined || (parts.body !== undefined && parts.body !== absent)
  const headers = Object.fromEntries(given(parts.header).map(([name, value]) => [name, textOf(value)]))
  if (parts.token !== undefined) headers.authorization = `Bearer ${parts.token}`
  if (hasBody) headers['content-type'] = parts.contentType ?? operation.body?.type ?? 'application/json'
  return {
    operation: operation.id,
    method: operation.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers,
    ...(hasBody && { body: parts.raw ?? JSON.stringify(parts.body) }),
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
/** In double quotes, the shell fills in `$TOKEN`. */
const quoteFilled = (text: string) =>
  /\$[A-Z_]+/.test(text) ? `"${text.replace(/[\\"`]|\$(?![A-Z_]+)/g, '\\$&')}"` : quote(text)
const maxLength = 2000

/** A command line that repeats a call, with variables for secrets. A long body is truncated with a note. */
export function curlOf(origin: string, { method, path, headers, body }: Call, redact = (text: string) => text): string {
  const shown = body && body.length > maxLength ? `${body.slice(0, maxLength)}… (${body.length} characters)` : body
  return [
    `curl -i -X ${method}`,
    quoteFilled(redact(origin + path)),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoteFilled(redact(`${name}: ${value}`))}`),
    ...(shown === undefined ? [] : [`--data-raw ${quoteFilled(redact(shown))}`]),
  ].join(' ')
}
