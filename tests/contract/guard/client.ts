/** Calls over kept connections. A live stream is read up to its first message, or for a while. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { Call } from './requests/call.ts'

export interface Reply {
  /** 0 where no answer came. */
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  text: string
  /** The JSON, parsed when it is asked for; undefined where the text is none. */
  readonly body: unknown
  milliseconds: number
}

/** How long a stream is read. */
export interface Limits {
  milliseconds: number
  messages: number
  /** Told how many messages have come so far. */
  heard?: ((count: number) => void) | undefined
}

export interface Client {
  origin: string
  send: (call: Pick<Call, 'method' | 'path' | 'headers' | 'body'>) => Promise<Reply>
  /** Reads a stream for so long, or until so many messages have come. */
  listen: (call: Call, limits: Limits) => Promise<Reply>
  close: () => void
}

const patience = 15_000
const streamPatience = 1500

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messagesIn = (text: string) => text.split(/\n\n/).filter((block) => /^data:/m.test(block)).length

/** A client of one origin; `headers` go with every call. Rejects never: a call without an answer has status 0. */
export function createClient(
  origin: string,
  { connections = 10, headers: always = {} }: { connections?: number; headers?: Record<string, string> } = {},
): Client {
  const isSecure = origin.startsWith('https:')
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, maxSockets: connections })
    : new Agent({ keepAlive: true, maxSockets: connections })
  // A stream holds its connection: it must not take one from the calls.
  const streams = isSecure ? new SecureAgent() : new Agent()
  const { hostname, port, pathname } = new URL(origin)
  const prefix = pathname.replace(/\/$/, '')

  function exchange(call: Parameters<Client['send']>[0], limits?: Limits) {
    const started = performance.now()
    let resolve: (reply: Reply) => void = () => {}
    const promise = new Promise<Reply>((settle) => {
      resolve = settle
    })
    const done = (status: number, headers: IncomingMessage['headers'], text: string) =>
      resolve({
        milliseconds: performance.now() - started,
        status,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        text,
        get body() {
          return parsed(text)
        },
      })
    const outgoing = (isSecure ? secureRequest : request)(
      {
        hostname,
        port,
        method: call.method,
        path: prefix + call.path,
        agent: limits ? streams : agent,
        headers: {
          ...always,
          ...call.headers,
          ...(call.body !== undefined && { 'content-length': Buffer.byteLength(call.body) }),
        },
        timeout: patience,
      },
      (incoming) => {
        let text = ''
        const isStream = String(incoming.headers['content-type']).startsWith('text/event-stream')
        const finish = () => done(incoming.statusCode ?? 0, incoming.headers, text)
        const { milliseconds = streamPatience, messages = 1, heard } = limits ?? {}
        const stop = () => {
          finish()
          incoming.destroy()
        }
        const timer = isStream ? setTimeout(stop, milliseconds) : undefined
        incoming.setEncoding('utf8')
        incoming.on('data', (chunk: string) => {
          text += chunk
          if (isStream) heard?.(messagesIn(text))
          if (isStream && messagesIn(text) >= messages) stop()
        })
        incoming.on('close', () => {
          clearTimeout(timer)
          finish()
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.on('error', (error) => done(0, {}, error.message))
    outgoing.end(call.body)
    return promise
  }

  return {
    origin,
    send: (call) => exchange(call),
    listen: exchange,
    close: () => {
      agent.destroy()
      streams.destroy()
    },
  }
}
