/**
 * Requests the machine's products before the app has loaded: the page's first script sends the request, and the
 * transport later uses the response. Errors, timeouts and validation are handled as for any other call. Imports only
 * the operation's descriptor, because the script must stay small.
 */
import { getMachineProducts } from '#generated/descriptors/machines.ts'
import { config } from '../config.ts'
import { language } from '../language.ts'
import { randomUUID, timeoutSignal } from '../platform.ts'
import { headerName } from './header-name.ts'

interface EarlyAnswer {
  machineId: string
  url: string
  authorization: string | null
  response: Promise<Response>
  /** A copy for the script that draws the cards, made before the transport reads the body. */
  copy: Promise<Response>
  /** Whether the response's headers have arrived. */
  isHere: boolean
  /** `performance.now()` when the request was sent. */
  askedAt: number
}

declare global {
  /** Shared by the page's scripts. */
  var earlyAnswer: EarlyAnswer | undefined
}

/** Milliseconds, as for every call (§9). A response that has not been used by then is stale. */
const timeout = 10_000

const urlOf = (machineId: string) =>
  new URL(
    getMachineProducts.path.replace('{machineId}', encodeURIComponent(machineId)),
    config.apiOrigin || location.origin,
  ).href

/** Requests the products. The transport gets the response, the page's second script a copy. */
export function askEarly(machineId: string, token: string | null) {
  const url = urlOf(machineId)
  const headers = new Headers({
    [headerName('client_id')]: config.clientId,
    'Accept-Language': language(),
    'X-Request-Id': randomUUID(),
  })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = fetch(url, { headers, signal: timeoutSignal(timeout) })
  const copy = response.then((answer) => {
    early.isHere = true
    return answer.clone()
  })
  // The transport reports the failure.
  copy.catch(() => {})
  const early: EarlyAnswer = {
    machineId,
    url,
    authorization: headers.get('authorization'),
    response,
    copy,
    isHere: false,
    askedAt: performance.now(),
  }
  globalThis.earlyAnswer = early
}

/** Returns the early response to this request, once and only while it is fresh. */
export function takeEarly({ url, method, headers }: Request): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer
  if (early?.url !== url || method !== 'GET') return undefined
  globalThis.earlyAnswer = undefined
  const isFresh = performance.now() - early.askedAt < timeout
  return isFresh && early.authorization === headers.get('authorization') ? early.response : undefined
}
