/**
 * The one request that does not wait for the app: the page's first script sends it, and the transport takes its
 * answer instead of sending the same request again. Whatever it is, 401s, time-outs and validation go the usual way.
 */
import { config } from '../config.ts'

interface EarlyAnswer {
  url: string
  authorization: string | null
  response: Promise<Response>
  /** Its head has arrived. */
  isHere: boolean
}

declare global {
  /** Between two scripts of one page. */
  var earlyAnswer: EarlyAnswer | undefined
}

/** Milliseconds, as for every call (specification §9). */
const timeout = 10_000

/** Sends the GET; the answer is kept for the transport, and given to the caller as well. */
export function askEarly(path: string, token: string | null): Promise<Response> {
  const url = new URL(path, config.apiOrigin || location.origin).href
  const headers = new Headers({ client_id: config.clientId, 'X-Request-Id': crypto.randomUUID() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
  const early: EarlyAnswer = { url, authorization: headers.get('authorization'), response, isHere: false }
  globalThis.earlyAnswer = early
  // Copied before the transport reads it.
  return response.then((answer) => {
    early.isHere = true
    return answer.clone()
  })
}

export const isEarlyAnswerHere = () => globalThis.earlyAnswer?.isHere ?? false

/** The early answer to this very request, once. */
export function takeEarly({ url, method, headers }: Request): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer
  if (early?.url !== url || method !== 'GET') return undefined
  globalThis.earlyAnswer = undefined
  return early.authorization === headers.get('authorization') ? early.response : undefined
}
