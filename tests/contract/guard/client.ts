/** Calls one origin. Never rejects: a call without a response has status 0. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isUtf8 } from 'node:buffer'
import { subscribe } from 'node:diagnostics_channel'
import http from 'node:http'
import https from 'node:https'
import type { Call } from './requests/call.ts'

export interface Span {
  from: number
  to: number
}

export interface Reply {
  /** 0 without a response. */
  status: number
  /** By lowercase name. */
  headers: Record<string, string>
  text: string
  /** Undefined if the text is not JSON. */
  body: unknown
  /** When the request was written to its connection, and when the response began, in milliseconds. */
  span?: Span
  /** The body did not end. A live stream is read up to its first message only. */
  isCut?: boolean
  /** Why the body did not end. */
  why?: string
  /** The bytes are no text as JSON has it (RFC 8259): a byte order mark before it, or not UTF-8. */
  encoding?: 'BOM' | 'not UTF-8'
}

export interface Client {
  origin: string
  send: (call: Pick<Call, 'method' | 'path' | 'headers' | 'body'>) => Promise<Reply>
  /** Opens a stream and calls `heard` for every chunk, until the signal ends it. Nothing is heard if the call is refused. */
  listen: (call: Pick<Call, 'path' | 'headers'>, signal: AbortSignal, heard: (text: string) => void) => Promise<void>
}

const defaultTimeout = 15_000

/** Sends what fetch refuses to send: TRACE, and preflight requests. */
const sendRaw = (url: string, method: string, headers: Record<string, string>, timeout: number) =>
  new Promise<Reply>((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http
    request(url, { method, headers, timeout }, (response) => {
      response.resume()
      const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(received), text: '', body: undefined })
    })
      .once('timeout', function (this: http.ClientRequest) {
        this.destroy(new Error(`no response within ${timeout / 1000} s`))
      })
      .once('error', reject)
      .end()
  })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Text = Pick<Reply, 'text' | 'isCut' | 'why' | 'encoding'>

/** A line of a message, and the empty one that ends it. Lines end with LF, CR or both. */
const firstMessage = /^data:[^\r\n]*(\r\n|\r(?!\n)|\n){2}/m

/** The whole text, or what came in time, or a live stream up to its first message. */
async function textOf(response: Response, isStream: boolean, timeout: number): Promise<Text> {
  const decoder = new TextDecoder()
  const parts: Uint8Array[] = []
  let text = ''
  try {
    for await (const part of response.body ?? []) {
      parts.push(part)
      text += decoder.decode(part, { stream: true })
      if (isStream && firstMessage.test(text)) break
    }
    return { text, ...(!isStream && encodingOf(Buffer.concat(parts))) }
  } catch (error) {
    return { text, isCut: true, why: reasonOf(error as Error, timeout) }
  }
}

/** Browsers drop the mark and replace what they can't read, so the text alone doesn't show it. */
function encodingOf(bytes: Buffer): Pick<Reply, 'encoding'> {
  if (!isUtf8(bytes)) return { encoding: 'not UTF-8' }
  return bytes.indexOf('\uFEFF') === 0 ? { encoding: 'BOM' } : {}
}

const timing = new AsyncLocalStorage<Partial<Span>>()
const spans = new WeakMap<object, Partial<Span>>()
/** Fetch says in these channels when it really sends, which is later while a connection has to be opened. */
const noteSpan = (channel: string, note: (span: Partial<Span>) => void) =>
  subscribe(`undici:${channel}`, (message) => {
    const { request } = message as { request: object }
    const span = spans.get(request) ?? timing.getStore()
    if (!span) return
    spans.set(request, span)
    note(span)
  })
noteSpan('request:create', () => {})
noteSpan('client:sendHeaders', (span) => (span.from = performance.now()))
noteSpan('request:headers', (span) => (span.to = performance.now()))

const wholeSpan = ({ from, to }: Partial<Span>) =>
  from === undefined || to === undefined ? undefined : { span: { from, to } }

/** Why there was no response, or only a part of it, in words. */
function reasonOf(error: Error, timeout: number): string {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException
  if (cause.name === 'TimeoutError') return `no whole response within ${timeout / 1000} s`
  if (cause.code === 'ECONNREFUSED') return 'nothing listens there'
  if (/ECONNRESET|UND_ERR_SOCKET/.test(cause.code ?? ''))
    return 'the connection was closed before the response was complete'
  return cause.message || String(cause)
}

/** Sends `headers` with every call. */
export const createClient = (
  origin: string,
  headers: Record<string, string> = {},
  timeout = defaultTimeout,
): Client => ({
  origin,
  send: async ({ method, path, headers: own, body }) => {
    try {
      if (method === 'TRACE' || method === 'OPTIONS')
        return await sendRaw(origin + path, method, { ...headers, ...own }, timeout)
      const span: Partial<Span> = {}
      const response = await timing.run(span, () =>
        fetch(origin + path, {
          method,
          headers: { ...headers, ...own },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
          ...(body !== undefined && { body }),
        }),
      )
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
      const read = await textOf(response, isStream, timeout)
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        ...read,
        ...wholeSpan(span),
        body: parsed(read.text),
      }
    } catch (error) {
      return { status: 0, headers: {}, text: reasonOf(error as Error, timeout), body: undefined }
    }
  },
  listen: async ({ path, headers: own }, signal, heard) => {
    try {
      const response = await fetch(origin + path, { headers: { ...headers, ...own }, signal })
      // A page of a proxy is no stream.
      if (!response.ok) return
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard(text)
    } catch {
      // Ended by the signal, or by the server, which may close a stream at any time.
    }
  },
})
