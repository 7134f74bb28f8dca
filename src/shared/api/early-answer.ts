/**
 * The one request that does not wait for the app: the page's first script asks for a machine's products, and the
 * transport takes that answer instead of sending the same request again. Whatever it is, 401s, time-outs and
 * validation go the usual way.
 */
import type { paths } from '#generated/types.ts'
import { config } from '../config.ts'
import { randomUUID, timeoutSignal } from '../platform.ts'

interface EarlyAnswer {
  url: string
  authorization: string | null
  response: Promise<Response>
  /** The same for who draws it, made before the transport reads the other. */
  copy: Promise<Response>
  /** Its head has arrived. */
  isHere: boolean
  /** When it was asked for, by the page's own clock. */
  askedAt: number
}

declare global {
  /** Between two scripts of one page. */
  var earlyAnswer: EarlyAnswer | undefined
}

/** Milliseconds, as for every call (specification §9); an answer that nobody has taken by then is old. */
const timeout = 10_000
const products: keyof paths = '/v1/customers/machines/{machineId}/products'

const urlOf = (machineId: string) =>
  new URL(products.replace('{machineId}', encodeURIComponent(machineId)), config.apiOrigin || location.origin).href

/** Asks for the products; the answer is kept for the transport, and a copy for the page's second script. */
export function askEarly(machineId: string, token: string | null) {
  const url = urlOf(machineId)
  const headers = new Headers({ client_id: config.clientId, 'X-Request-Id': randomUUID() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = fetch(url, { headers, signal: timeoutSignal(timeout) })
  const copy = response.then((answer) => {
    early.isHere = true
    return answer.clone()
  })
  // Whoever takes the answer meets its failure too.
  copy.catch(() => {})
  const early: EarlyAnswer = {
    url,
    authorization: headers.get('authorization'),
    response,
    copy,
    isHere: false,
    askedAt: performance.now(),
  }
  globalThis.earlyAnswer = early
}

/** Whether this machine's products have arrived before the app did. */
export const isEarlyAnswerHere = (machineId: string) =>
  globalThis.earlyAnswer?.isHere === true && globalThis.earlyAnswer.url === urlOf(machineId)

/** The early answer to this very request, once and while it is fresh. */
export function takeEarly({ url, method, headers }: Request): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer
  if (early?.url !== url || method !== 'GET') return undefined
  globalThis.earlyAnswer = undefined
  const isFresh = performance.now() - early.askedAt < timeout
  return isFresh && early.authorization === headers.get('authorization') ? early.response : undefined
}
