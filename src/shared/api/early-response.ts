/**
 * Requests what the page shows before the app has loaded: the page's first script sends the requests, and the transport
 * later uses the responses. Errors, timeouts and validation are handled as for any other call. Imports only
 * the operations' descriptors, because the script must stay small.
 */
import { getMachine, getMachineProducts } from '#generated/descriptors/machines.ts'
import { getOrder } from '#generated/descriptors/orders.ts'
import { now } from '../clock.ts'
import { timeoutSignal } from '../platform.ts'
import { callHeaders, configuredBase, timeout } from './call-headers.ts'

export interface EarlyResponse {
  url: string
  authorization: string | null
  /** Undefined once the transport has taken it. */
  response: Promise<Response> | undefined
  /** A copy for the script that draws the products, made before the transport reads the body. */
  copy: Promise<Response>
  /** Whether the response's headers have arrived. */
  isHere: boolean
  /** When the request was sent, by clock.ts. */
  askedAt: number
}

/** Shared by the page's scripts (src/shared/page-globals.d.ts). */
export interface Early {
  machineId: string
  products: EarlyResponse
  /** The machine itself, which a machine link has to look up. */
  machine: EarlyResponse | undefined
  /** How many products the customer has added before the app had loaded. */
  added: number
  /** The id of the category that the customer tapped last, before the app had loaded; empty for all. */
  category?: string | undefined
}

/** What a payment's record says of its order. */
interface Paid {
  orderId?: string | undefined
  request: { user_id: string; vending_machine_id: string }
}

function ask(path: string, headers: Headers): EarlyResponse {
  const { href } = new URL(path, configuredBase())
  const response = fetch(href, { headers, signal: timeoutSignal(timeout) })
  const copy = response.then((loaded) => {
    early.isHere = true
    return loaded.clone()
  })
  // The transport reports the failure.
  copy.catch(() => {})
  const early: EarlyResponse = {
    url: href,
    authorization: headers.get('authorization'),
    response,
    copy,
    isHere: false,
    askedAt: now(),
  }
  return early
}

const headersWith = (token: string | null) =>
  new Headers({ ...callHeaders(), ...(token && { authorization: `Bearer ${token}` }) })

/** Requests the order of a payment, with its payer's token. */
export function askOrder({ orderId = '', request }: Paid, token: string | null) {
  const params = { userId: request.user_id, machineId: request.vending_machine_id, orderId }
  const path = Object.entries(params).reduce<string>(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    getOrder.path,
  )
  globalThis.earlyOrder = ask(path, headersWith(token))
}

/** Requests the products, and the machine too if the page is its link. */
export function askProducts(machineId: string, isLink: boolean, token: string | null) {
  const headers = () => headersWith(token)
  const id = encodeURIComponent(machineId)
  globalThis.early = {
    machineId,
    products: ask(getMachineProducts.path.replace('{machineId}', id), headers()),
    machine: isLink ? ask(getMachine.path.replace('{id}', id), headers()) : undefined,
    added: 0,
  }
}

/** Returns the early response to this request, once and only while it is fresh. */
export function takeEarly({ url, method, headers }: Request): Promise<Response> | undefined {
  const { early: shown, earlyOrder } = globalThis
  const early = [shown?.products, shown?.machine, earlyOrder].find((each) => each?.url === url)
  const response = early?.response
  if (!response || method !== 'GET') return undefined
  early.response = undefined
  // An older response is stale.
  const isFresh = now() - early.askedAt < timeout
  return isFresh && early.authorization === headers.get('authorization') ? response : undefined
}
