/** The eighteen ways in which a call can fail, injected between browser and server for a single operation. */
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Route } from '@playwright/test'
import type { OperationId } from '#generated/runtime/operation.ts'
import { operations } from '../support/operations.ts'
import { mock, type World } from '../support/world.ts'

export interface Fault {
  /** Whether the customer's own connection fails. */
  isConnection?: boolean
  /** Whether the next step may appear only after the connection is back. */
  isOffline?: boolean
  /** Whether the server receives and processes the call. */
  arrives?: boolean
  /** Whether the app must recover automatically. */
  passes?: boolean
  /** Handles the call. `hit` counts from 1. */
  make: (call: Call) => Promise<unknown>
}

interface Call {
  route: Route
  hit: number
  context: BrowserContext
  /** Returns the server's response. */
  forward: () => Promise<{ status: number; headers: Record<string, string>; body: string }>
  isStream: boolean
}

export const serverSays = 'That can not be done today.'

const fail = (status: number, code: string, headers: Record<string, string> = {}): Fault => ({
  make: ({ route }) => route.fulfill({ status, headers, json: { code, message: serverSays } }),
})

/** The server responds, but its response is corrupted on the way. */
const corrupt = (change: (body: string) => { contentType?: string; status?: number; body: string }): Fault => ({
  arrives: true,
  make: async ({ route, forward, isStream }) => {
    const response = isStream ? { status: 200, body: '{"data":{}}' } : await forward()
    // The server's own errors stay as they are.
    if (response.status !== 200) return route.fulfill({ ...response, contentType: 'application/json' })
    return route.fulfill({ contentType: 'application/json', ...change(response.body) })
  },
})

export const faults: Record<string, Fault> = {
  'no response': { isConnection: true, make: async () => undefined },
  cut: {
    isConnection: true,
    arrives: true,
    make: async ({ route, forward, isStream }) => {
      if (!isStream) await forward()
      return route.abort('connectionreset')
    },
  },
  offline: {
    isConnection: true,
    isOffline: true,
    make: async ({ route, context }) => {
      // Without a service worker, the app's files must have loaded first.
      await route.request().frame().page().waitForLoadState('load')
      await context.setOffline(true)
      return route.abort('internetdisconnected')
    },
  },
  'HTTP 500': fail(500, 'SERVER_5000'),
  '503 Retry-After': fail(503, 'SERVER_5030', { 'retry-after': '2' }),
  '401 once': {
    passes: true,
    make: ({ route, hit }) =>
      hit === 1 ? route.fulfill({ status: 401, json: { code: 'AUTH_4010', message: serverSays } }) : route.continue(),
  },
  '401 forever': fail(401, 'AUTH_4010'),
  'HTTP 403': fail(403, 'AUTH_4030'),
  'HTTP 404': fail(404, 'FOUND_4040'),
  'HTTP 409': fail(409, 'STATE_4090'),
  'HTTP 429': fail(429, 'RATE_4290', { 'retry-after': '2' }),
  HTML: { make: ({ route }) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }) },
  malformed: corrupt((body) => ({ body: body.slice(0, -5) })),
  'null data': corrupt(() => ({ body: '{"code":"200","data":null}' })),
  'wrong type': corrupt(() => ({ body: '{"code":"200","data":"yes","meta":7}' })),
  'empty body': corrupt(() => ({ status: 204, body: '' })),
  'slow 3 s': { passes: true, arrives: true, make: ({ route }) => wait(3000).then(() => route.continue()) },
  'sent twice': {
    passes: true,
    arrives: true,
    make: async ({ route, forward, isStream }) => {
      if (isStream) return route.continue()
      await forward()
      return route.fulfill(await forward())
    },
  },
}

/** Injects a fault into an operation until it is lifted. Returns the number of hits and the time of the first. */
export async function inject(context: BrowserContext, world: World, operationId: OperationId, fault: Fault) {
  const operation = operations[operationId]
  const seen = { hits: 0, first: 0, isLifted: false }
  const isOperation = (url: URL) => operation.pattern.test(url.pathname)
  await context.route(isOperation, async (route) => {
    const request = route.request()
    if (request.method() !== operation.method || seen.isLifted) return route.fallback()
    seen.hits += 1
    seen.first ||= Date.now()
    const forward = async () => {
      const url = new URL(request.url())
      // Node does not resolve the world's host, so the header names the world.
      const response = await route.fetch({
        url: mock + url.pathname + url.search,
        headers: { ...(await request.allHeaders()), host: url.host, 'x-mock-world': world.name },
      })
      return { status: response.status(), headers: response.headers(), body: await response.text() }
    }
    // The page may be closed by now.
    const call = { route, hit: seen.hits, context, forward, isStream: operationId === 'streamMachine' }
    await fault.make(call).catch(() => undefined)
  })
  const lift = async () => {
    seen.isLifted = true
    await context.setOffline(false)
  }
  return { seen, lift }
}
