/** Calls one origin. Never rejects: a call without a response has status 0. */
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
