/** The mock as an HTTP server: contract calls through Prism, live streams and pages past it. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callersOf } from './callers.ts'
import { contractCall } from './contract-call.ts'
import { controls } from './controls.ts'
import { readDocument, watchDocument } from './document.ts'
import { documentedOperations } from './force/documented.ts'
import { BadRequest, cors, send, sendJson, urlOf } from './http.ts'
import { picture } from './media.ts'
import { settle } from './orders/settle.ts'
import { pages } from './pages/pages.ts'
import { pagePolicy } from './pages/policy.ts'
import { tools } from './pages/tools.ts'
import { answerOf, createPrism } from './prism.ts'
import { pushSender, type VapidKeys } from './push/send-push.ts'
import { Refusal } from './refusal.ts'
import { createWorlds, type Worlds, worldName } from './world/worlds.ts'

export interface MockOptions {
  /** 0 picks a free port. */
  port?: number
  /** Folder with openapi.yaml; watched. */
  openapi: string
  /** The document as bundled before, to be ready sooner; the folder is read right after the start. */
  bundled?: string
  /** Where the app is served, for the way back from a payment page. */
  appOrigin?: string
  /** Name or address by which other devices may call, too; without it only this computer may. */
  host?: string
  seed?: number
  fixedTime?: string
  /** Life of an access token in seconds. */
  tokenLife?: number
  /** What push messages are signed with; without it none are sent. */
  vapid?: VapidKeys
  log?: (line: string) => void
}

export interface MockServer {
  url: string
  close(): Promise<void>
}

/** Brings the worlds up to the present in which somebody is waiting for news. */
function settleForNews(worlds: Worlds) {
  for (const world of worlds.all()) if (world.state.pushTokens.size > 0) settle(world)
}

/** Starts the mock. Rejects when the document is broken or the port is taken (`code` EADDRINUSE). */
export async function createMockServer(options: MockOptions): Promise<MockServer> {
  const {
    port = 4010,
    openapi,
    bundled,
    appOrigin = 'http://localhost:4173',
    host,
    seed = 1,
    fixedTime,
    tokenLife = 600,
    vapid,
    log = () => {},
  } = options
  const callers = callersOf(appOrigin, host)
  const policy = pagePolicy(callers.sources)
  const push = vapid && pushSender(vapid, log)
  const worlds = createWorlds({ seed, tokenLife, ...(fixedTime && { fixedTime }), ...(push && { push }) })
  const first = bundled ? JSON.parse(readFileSync(bundled, 'utf8')) : await readDocument(openapi)
  let served = JSON.stringify(first)
  let prism = await createPrism(first, seed)
  let document: object = first
  let operations = documentedOperations(first)

  /** Serves the document as it is now; a broken one leaves the last good one. */
  async function refresh() {
    try {
      const read = await readDocument(openapi)
      if (JSON.stringify(read) === served) return
      prism = await createPrism(read, seed)
      document = read
      operations = documentedOperations(read)
      served = JSON.stringify(read)
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
    cors(request, response)
    if (request.method === 'OPTIONS') return send(response, 204)
    const world = worlds.get(worldName(request.headers))
    settle(world)
    if (url.pathname.startsWith('/media/')) return picture(url.pathname, request, response)
    if (url.pathname.startsWith('/__mock/')) return controls({ url, world, worlds, operations, request, response })
    const shown = { path: url.pathname, world: world.name, appOrigin, document, operations, request, response }
    if (tools(shown)) return
    const page = pages(url)
    if (page) {
      response.setHeader('content-security-policy', policy)
      return page({ url, world, request, response })
    }
    await contractCall({ prism, world, url, request, response, appOrigin, log })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (error instanceof BadRequest) return sendJson(response, error.answer)
      if (error instanceof Refusal) return sendJson(response, answerOf(error))
      console.error(error)
      sendJson(response, {
        status: 500,
        headers: {},
        body: { code: 'SERVER_5000', message: 'Something went wrong on our side.' },
      })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(!host && { host: '127.0.0.1' }) }, resolve)
  })
  // News goes out while nobody asks.
  const watch = setInterval(() => settleForNews(worlds), 1000).unref()
  // Once the first calls have been answered: reading the folder takes half a second of the one thread.
  if (bundled) setTimeout(() => void refresh(), 1000).unref()
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        unwatch()
        clearInterval(watch)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
