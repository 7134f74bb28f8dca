/** Calls one origin. Never rejects: a call without a response has status 0. */
import http from 'node:http'
import https from 'node:https'
import type { Call } from './requests/call.ts'

export interface Reply {
  /** 0 without a response. */
  status: number
  /** By lowercase name. */
  headers: Record<string, string>
  text: string
  /** Undefined if the text is not JSON. */
  body: unknown
}

export interface Client {
  origin: string
  send: (call: Pick<Call, 'method' | 'path' | 'headers' | 'body'>) => Promise<Reply>
}

const timeout = 15_000

/** Sends TRACE, which fetch refuses to send. */
const sendTrace = (url: string, headers: Record<string, string>) =>
  new Promise<Reply>((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http
    request(url, { method: 'TRACE', headers, timeout }, (response) => {
      response.resume()
      const {
        statusCode: status = 0,
        headers: { allow = '' },
      } = response
      resolve({ status, headers: { allow }, text: '', body: undefined })
    })
      .once('timeout', () => reject(new Error(`no response within ${timeout} ms`)))
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

/** The whole text, or a live stream up to its first message. */
async function textOf(response: Response, isStream: boolean): Promise<string> {
  if (!isStream) return response.text()
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (/^data:.*\n\n/m.test(text)) break
  }
  return text
}

/** Sends `headers` with every call. */
export const createClient = (origin: string, headers: Record<string, string> = {}): Client => ({
  origin,
  send: async ({ method, path, headers: own, body }) => {
    try {
      if (method === 'TRACE') return await sendTrace(origin + path, { ...headers, ...own })
      const response = await fetch(origin + path, {
        method,
        headers: { ...headers, ...own },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body }),
      })
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
      const text = await textOf(response, isStream)
      return { status: response.status, headers: Object.fromEntries(response.headers), text, body: parsed(text) }
    } catch (error) {
      return { status: 0, headers: {}, text: String((error as Error).cause ?? error), body: undefined }
    }
  },
})
