/** The backend over node:http. One operation a request: gate, operation, answer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { browsingOperations } from './browsing.ts'
import { cartOperations } from './cart.ts'
import { customerOperations } from './customers.ts'
import { settle } from './dispensing.ts'
import type { Planted } from './faults/fault.ts'
import { type Arrived, callerOf, largestBody, read, route } from './gate.ts'
import type { Operation } from './operation.ts'
import { orderOperations } from './orders.ts'
import { refundOperations } from './refunds.ts'
import { Refused, type Reply, refused } from './reply.ts'
import { seed } from './seeds.ts'
import { signInOperations } from './sign-in.ts'
import { openStream, streamOperations } from './stream.ts'
import { switches } from './switches.ts'
import { walletOperations } from './wallets.ts'
import { createWorld, type Settings, type World } from './world.ts'

export const operations: Operation[] = [
  ...signInOperations,
  ...customerOperations,
  ...browsingOperations,
  ...streamOperations,
  ...cartOperations,
  ...orderOperations,
  ...refundOperations,
  ...walletOperations,
]

/** Reads all of a body so that the connection stays usable, and keeps what is not too large. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestBody) chunks.push(chunk)
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString('utf8')
}

interface Ran {
  id: string
  reply: Reply
  params: Record<string, string>
  query: Record<string, unknown>
}

/** Runs the call; the id of the operation tells a fault whether it is meant. */
function run(world: World, arrived: Arrived, origin: string, fault: Planted | undefined): Ran {
  let id = '-'
  let params: Record<string, string> = {}
  let query: Record<string, unknown> = {}
  try {
    const found = route(operations, arrived, fault ? { [fault.operation]: fault } : {})
    const { operation } = found
    id = operation.id
    const opening: Partial<Planted> = (fault?.operation === id && fault) || {}
    const asks = opening.asks ? structuredClone(operation.asks) : operation.asks
    opening.asks?.(asks)
    const caller = callerOf(world, arrived.headers.authorization, asks.token, opening)
    const asked = read(asks, arrived, found.params, opening)
    params = asked.params
    query = { ...asked.query }
    opening.query?.(asked.query)
    const call = { world, caller, origin, headers: arrived.headers, ...asked }
    return { id, params, query, reply: operation.answer(call as never) }
  } catch (error) {
    const known =
      error instanceof Refused ? error : new Refused(500, 'SERVER_5000', 'Something went wrong on our side.')
    if (known !== error) console.error(error)
    return { id, params, query, reply: refused(known) }
  }
}

function cors(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  const id = request.headers['x-request-id']
  if (typeof id === 'string') response.setHeader('x-request-id', id)
}

function send(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, headers)
  response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
}

/** Listens on `port` (0: a free one). Rejects where the port is taken. */
export async function serve(port: number, settings: Settings, fault: Planted | undefined) {
  const world = createWorld(settings)
  seed(world)
  const server = createServer(async (request, response) => {
    const origin = `http://${request.headers.host}`
    const url = new URL(request.url ?? '/', origin)
    const text = await textOf(request)
    cors(request, response)
    if (request.method === 'OPTIONS') return send(response, { status: 204, headers: {}, body: undefined })
    settle(world)
    if (switches({ world, url, request, response, text: text ?? '' })) return
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const { id, reply, params, query } = run(
      world,
      { method: request.method ?? 'GET', url, headers, text },
      origin,
      fault,
    )
    if (id === 'streamMachine' && reply.status === 200) return openStream({ world, params }, response)
    const altered = fault?.operation === id && fault.answer?.(structuredClone(reply), query)
    send(response, altered || reply)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close, world }
}
