/** The eighteen ways in which a call can go wrong, made between browser and server for one operation alone. */
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Route } from '@playwright/test'
import document from '#generated/openapi.json' with { type: 'json' }
import { mock, type World } from '../support/world.ts'

export interface Fault {
  /** Whether the customer's own connection is to blame. */
  isConnection?: boolean
  /** Whether the way on may come back with the connection only. */
  isOffline?: boolean
  /** Whether the server gets the call, and does what it asks. */
  arrives?: boolean
  /** Whether all ends well by itself. */
  passes?: boolean
  /** What becomes of the call; `hit` counts from 1. */
  make: (call: Call) => Promise<unknown>
}

interface Call {
  route: Route
  hit: number
  context: BrowserContext
  /** The server's own answer. */
  forward: () => Promise<{ status: number; headers: Record<string, string>; body: string }>
  isStream: boolean
}

export const serverSays = 'That can not be done today.'

const refuse = (status: number, code: string, headers: Record<string, string> = {}): Fault => ({
  make: ({ route }) => route.fulfill({ status, headers, json: { code, message: serverSays } }),
})

/** The server has answered, and something on the way spoils it. */
const spoil = (change: (body: string) => { contentType?: string; status?: number; body: string }): Fault => ({
  arrives: true,
  make: async ({ route, forward, isStream }) => {
    const answer = isStream ? { status: 200, body: '{"data":{}}' } : await forward()
    // What the server refuses by itself stays a refusal.
    if (answer.status !== 200) return route.fulfill({ ...answer, contentType: 'application/json' })
    return route.fulfill({ contentType: 'application/json', ...change(answer.body) })
  },
})

export const faults: Record<string, Fault> = {
  'no answer': { isConnection: true, make: async () => undefined },
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
      // The worker that would bring the app's own files is blocked here.
      await route.request().frame().page().waitForLoadState('load')
      await context.setOffline(true)
      return route.abort('internetdisconnected')
    },
  },
  'HTTP 500': refuse(500, 'SERVER_5000'),
  '503 Retry-After': refuse(503, 'SERVER_5030', { 'retry-after': '2' }),
  '401 once': {
    passes: true,
    make: ({ route, hit }) =>
      hit === 1 ? route.fulfill({ status: 401, json: { code: 'AUTH_4010', message: serverSays } }) : route.continue(),
  },
  '401 for ever': refuse(401, 'AUTH_4010'),
  'HTTP 403': refuse(403, 'AUTH_4030'),
  'HTTP 404': refuse(404, 'FOUND_4040'),
  'HTTP 409': refuse(409, 'STATE_4090'),
  'HTTP 429': refuse(429, 'RATE_4290', { 'retry-after': '2' }),
  HTML: { make: ({ route }) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }) },
  malformed: spoil((body) => ({ body: body.slice(0, -5) })),
  'null data': spoil(() => ({ body: '{"code":"200","data":null}' })),
  'wrong type': spoil(() => ({ body: '{"code":"200","data":"yes","meta":7}' })),
  'empty body': spoil(() => ({ status: 204, body: '' })),
  'slow 3 s': { passes: true, arrives: true, make: ({ route }) => wait(3000).then(() => route.continue()) },
  'answered twice': {
    passes: true,
    arrives: true,
    make: async ({ route, forward, isStream }) => {
      if (isStream) return route.continue()
      await forward()
      return route.fulfill(await forward())
    },
  },
}

interface Operation {
  method: string
  pattern: RegExp
}

/** The document's operations by their id. */
export const operations: Record<string, Operation> = Object.fromEntries(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      'operationId' in operation
        ? [
            [
              operation.operationId,
              { method: method.toUpperCase(), pattern: new RegExp(`^${path.replaceAll(/{\w+}/g, '[^/]+')}$`) },
            ],
          ]
        : [],
    ),
  ),
)

/** Puts a fault on an operation until it is lifted; answers how often it was hit, and when first. */
export async function inject(context: BrowserContext, world: World, operationId: string, fault: Fault) {
  const operation = operations[operationId]
  if (!operation) throw new Error(`No operation ${operationId}`)
  const seen = { hits: 0, first: 0, isLifted: false }
  const isOperation = (url: URL) => operation.pattern.test(url.pathname)
  await context.route(isOperation, async (route) => {
    const request = route.request()
    if (request.method() !== operation.method || seen.isLifted) return route.fallback()
    seen.hits += 1
    seen.first ||= Date.now()
    const forward = async () => {
      const url = new URL(request.url())
      // By name and not by host: Node does not resolve it.
      const response = await route.fetch({
        url: mock + url.pathname + url.search,
        headers: { ...(await request.allHeaders()), host: url.host, 'x-mock-world': world.name },
      })
      return { status: response.status(), headers: response.headers(), body: await response.text() }
    }
    // The page may have gone meanwhile.
    const call = { route, hit: seen.hits, context, forward, isStream: operationId === 'streamMachine' }
    await fault.make(call).catch(() => undefined)
  })
  const lift = async () => {
    seen.isLifted = true
    await context.setOffline(false)
  }
  return { seen, lift }
}
