/** The mock as an HTTP server: API calls go through Prism, live streams and pages past it. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Place, placeOf } from '../seeds/place.ts'
import { second } from '../seeds/units.ts'
import { settle } from '../world/orders/settle.ts'
import { answerOf, Refusal } from '../world/refusal.ts'
import { createWorlds, worldName } from '../world/worlds.ts'
import { callersOf } from './callers.ts'
import { contractCall } from './contract-call.ts'
import { control } from './controls.ts'
import { readDocument, watchDocument } from './document.ts'
import { documentedOperations } from './documented.ts'
import { send, sendJson, setCorsHeaders, urlOf } from './http.ts'
import { pagePolicy } from './pages/html.ts'
import { paymentPage } from './pages/payment-pages.ts'
import { sendToolPage } from './pages/tool-pages.ts'
import { createPrism } from './prism.ts'
import { pushSender, type VapidKeys } from './send-push.ts'

export interface MockOptions {
  /** 0 picks a free port. */
  port?: number
  /** The folder of openapi.yaml; watched for changes. */
  openapi: string
  /** A bundled document for a faster start; the folder is read right after. */
  bundled?: string
  /** Where the app is served, without a slash at the end; payment pages return there. */
  appUrl?: string
  /** The name or address by which other devices may call; without it only this computer may. */
  host?: string
  seed?: number
  fixedTime?: string
  /** Lifetime of an access token in seconds. */
  tokenLife?: number
  /** Where the machines stand: India if left out. */
  place?: Place
  /** The signing keys of push messages; without them none are sent. */
  vapid?: VapidKeys
  log?: (line: string) => void
}

export interface MockServer {
  url: string
  close(): Promise<void>
}

/** Starts the mock. Rejects if the document is broken or the port is taken (`code` EADDRINUSE). */
export async function createMockServer(options: MockOptions): Promise<MockServer> {
  const {
    port = 4010,
    openapi,
    bundled,
    appUrl = 'http://localhost:4173',
    host,
    seed = 1,
    fixedTime,
    tokenLife = 600,
    place = placeOf(),
    vapid,
    log = () => {},
  } = options
  const callers = callersOf(appUrl, host)
  const policy = pagePolicy(callers.sources)
  const push = vapid && pushSender(vapid, log)
  const worlds = createWorlds({ seed, tokenLife, place, ...(fixedTime && { fixedTime }), ...(push && { push }) })

  const serve = async (document: object) => ({
    document,
    text: JSON.stringify(document),
    operations: documentedOperations(document),
    prism: await createPrism(document, seed),
  })
  let served = await serve(bundled ? JSON.parse(readFileSync(bundled, 'utf8')) : await readDocument(openapi))

  /** Serves the changed document. If it is broken, the last good one stays. */
  async function refresh() {
    try {
      const document = await readDocument(openapi)
      if (JSON.stringify(document) === served.text) return
      served = await serve(document)
      log('The contract has changed and is served now.')
    } catch (error) {
      log(`The contract is broken, the last good one is still served. ${(error as Error).message}`)
    }
  }
  const unwatch = watchDocument(openapi, () => void refresh())

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('x-content-type-options', 'nosniff')
    const url = urlOf(request)
    callers.check(request, url.pathname)
    setCorsHeaders(request, response)
    if (request.method === 'OPTIONS') return send(response, 204)
    const world = worlds.get(worldName(request.headers))
    settle(world)
    const { document, operations, prism } = served
    if (url.pathname.startsWith('/__mock/')) return control({ url, world, worlds, operations, request, response })
    const path = url.pathname
    if (sendToolPage({ path, world: world.name, place, appUrl, document, operations, request, response })) return
    const page = paymentPage(url)
    if (page) {
      response.setHeader('content-security-policy', policy)
      return page({ url, world, request, response })
    }
    await contractCall({ prism, world, url, request, response, appUrl, log })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (error instanceof Refusal) return sendJson(response, answerOf(error))
      console.error(error)
      sendJson(response, answerOf(new Refusal(500, 'SERVER_5000', 'Something went wrong on our side.')))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(!host && { host: '127.0.0.1' }) }, resolve)
  })
  // Orders also end, and push messages go out, while nobody calls.
  const settling = setInterval(() => {
    for (const world of worlds.all()) if (world.state.pushTokens.size > 0) settle(world)
  }, second).unref()
  // After the first calls: reading the folder blocks the thread for half a second.
  if (bundled) setTimeout(() => void refresh(), second).unref()
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        unwatch()
        clearInterval(settling)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
