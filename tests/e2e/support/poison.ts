/**
 * A server in front of the app's that answers some requests itself, as a captive portal, a maintenance page or a wrong
 * host does. Playwright's routes don't see what a service worker requests while it installs.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ports } from './ports.ts'

export interface Poison {
  status?: number
  type?: string
  body?: string
  headers?: Record<string, string>
}

/** Breaks the connection off, as when the phone has lost its network. */
export const lost = 'lost'

/** What a portal sends for any URL. */
export const portal: Poison = { type: 'text/html', body: '<title>Hotel Portal</title><h1>Welcome to Hotel Portal</h1>' }
/** A wrong file that looks right. */
export const wrongScript: Poison = { type: 'text/javascript', body: 'document.title = "Wrong file"' }

type Choose = (path: string, fromWorker: boolean) => Poison | typeof lost | undefined

function forward(port: number, host: string | undefined, incoming: IncomingMessage, response: ServerResponse) {
  const { method, url } = incoming
  const headers = { ...incoming.headers, ...(host && { host, origin: `http://${host}` }) }
  const outgoing = request({ port, method, path: url, headers }, (answered) => {
    // The browser's own cache would hide requests from this server.
    response.writeHead(answered.statusCode ?? 502, { ...answered.headers, 'cache-control': 'no-cache' })
    answered.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

/** `host`: what the app's server hears as its own name, if the browser knows it by another. */
export async function poisonServer(app = ports.app, host?: string) {
  let choose: Choose = () => undefined
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/'
    const poison = choose(path, /\/sw\.js(\?|$)/.test(incoming.headers.referer ?? ''))
    if (!poison) return forward(app, host, incoming, response)
    if (poison === lost) return response.destroy()
    const { status = 200, type = 'text/html', body = '', headers } = poison
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** Answers requests with what this returns. `fromWorker`: requested by the service worker itself. */
    poison: (next: Choose) => {
      choose = next
    },
    heal: () => {
      choose = () => undefined
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
