/** Records what a page requests, and tells what of it went over the network. */
import type { CDPSession } from '@playwright/test'
import { operationOf } from '../support/operations.ts'

export interface Sent {
  /** The step that was under way. */
  step: number
  /** Milliseconds since 1970, as the page's own times. */
  start: number
  /** When the head of the response arrived. */
  head?: number
  /** Answered by the browser's cache or the service worker. */
  isCached: boolean
  /** Over the network, with the head. */
  bytes: number
  type: string
  /** The path of a file, the operation of a call, or the address of another page. */
  name: string
  kind: 'api' | 'code' | 'other'
}

function classified(method: string, address: string): Pick<Sent, 'name' | 'kind'> {
  const { pathname } = new URL(address)
  const operation = operationOf(method, pathname)
  if (operation) return { name: operation, kind: 'api' }
  return { name: pathname, kind: /\.(js|css)$/.test(pathname) ? 'code' : 'other' }
}

/** Records the page's requests, not those that its service worker sends on its own. `stepNow` is asked for each. */
export function record(session: CDPSession, stepNow: () => number): Sent[] {
  const all: Sent[] = []
  const open = new Map<string, Sent & { offset: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, type = '', timestamp, wallTime, request }) => {
    if (!request.url.startsWith('http')) return
    const one = {
      step: stepNow(),
      start: wallTime * 1000,
      isCached: false,
      bytes: 0,
      type,
      ...classified(request.method, request.url),
      offset: wallTime - timestamp,
    }
    // A redirect has the id of the request before it.
    open.set(requestId, one)
    all.push(one)
  })
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const one = open.get(requestId)
    if (!one) return
    one.head = (timestamp + one.offset) * 1000
    one.isCached ||= Boolean(response.fromDiskCache || response.fromServiceWorker)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = open.get(requestId)
    if (one) one.isCached = true
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId)
    if (one && !one.isCached) one.bytes = encodedDataLength
  })
  return all
}

export const overNetwork = (requests: readonly Sent[]) => requests.filter(({ isCached }) => !isCached)

/** The longest chain of requests of which each was sent after the response to the one before it. */
export function roundTrips(requests: readonly Sent[]): number {
  const depths = new Map<Sent, number>()
  for (const one of [...requests].sort((a, b) => a.start - b.start)) {
    const before = requests.filter((other) => other.head !== undefined && other.head <= one.start)
    depths.set(one, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}
