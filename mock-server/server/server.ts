/** The HTTP server. API calls go through Prism; live streams and pages don't. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { placeOf } from '../seeds/place.ts'
import { minute, second } from '../seeds/units.ts'
import { settle } from '../world/orders/settle.ts'
import { errorResponse, failed, Refusal } from '../world/refusal.ts'
import type { WorldOptions } from '../world/world.ts'
import { createWorlds, worldName } from '../world/worlds.ts'
import { callersOf } from './callers.ts'
import { contractCall } from './contract-call.ts'
import { control } from './controls.ts'
import { serveContract } from './document.ts'
import { send, sendJson, setCorsHeaders, urlOf } from './http.ts'
import { pagePolicy } from './pages/html.ts'
import { paymentPage } from './pages/payment-pages.ts'
import { sendToolPage } from './pages/tool-pages.ts'
import { pushSender, type VapidKeys } from './send-push.ts'

export interface MockOptions extends Partial<Omit<WorldOptions, 'push'>> {
  /** 0 picks a free port. */
  port?: number
  /** The folder of openapi.yaml; watched for changes. */
  openapi: string
  /** A bundled document for a faster start; the folder is read soon after. */
  bundled?: string
  /** The URL of the app, without a trailing slash. Payment pages return to it. */
  appUrl?: string
  /** The name or address by which other devices may reach the server. Default: only this computer may. */
  host?: string
  /** The signing keys of push messages. Without them, none are sent. */
  vapid?: VapidKeys
  log?: (line: string) => void
}

/** Starts the mock server. Rejects if the document is invalid or the port is in use (`code` EADDRINUSE). */
export async function createMockServer({
  port = 4010,
  openapi,
  bundled,
  appUrl = 'http://localhost:4173',
  host,
  vapid,
  log = () => {},
  ...options
}: MockOptions) {
  const callers = callersOf(appUrl, host)
  const policy = pagePolicy(callers.sources)
  const place = options.place ?? placeOf()
  const push = vapid && pushSender(vapid, log)
  const worlds = createWorlds({ tokenLife: 600, ...options, place, ...(push && { push }) })
  const contract = await serveContract(openapi, bundled, log)

  async function respond(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('x-content-type-options', 'nosniff')
    const url = urlOf(request)
    callers.check(request, url.pathname)
    setCorsHeaders(request, response)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) return send(response, 204)
    const world = worlds.get(worldName(request.headers))
    settle(world)
    const { document, prism } = contract.current()
    const operations = prism.documented
    const call = { url, world, request, response }
    if (url.pathname.startsWith('/__mock/')) return control({ ...call, worlds, operations })
    if (sendToolPage({ ...call, place, appUrl, document, operations })) return
    const page = paymentPage(url)
    if (!page) return contractCall({ ...call, document, prism, appUrl, log })
    response.setHeader('content-security-policy', policy)
    return page(call)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => {
      const isRefusal = error instanceof Refusal
      if (!isRefusal) console.error(error)
      sendJson(response, errorResponse(isRefusal ? error : failed()))
    })
  })
  // Clients that pause between two calls reuse their connection: after Node's 5 s, they would find it closed.
  server.keepAliveTimeout = 5 * minute
  await listen(server, port, host)
  // End orders and send push messages even when there are no calls.
  const settling = setInterval(() => {
    for (const world of worlds.all()) if (world.state.pushTokens.size > 0) settle(world)
  }, second).unref()
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        contract.close()
        clearInterval(settling)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const listen = (server: Server, port: number, host: string | undefined) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(!host && { host: '127.0.0.1' }) }, resolve)
  })
