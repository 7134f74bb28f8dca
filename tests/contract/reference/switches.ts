/**
 * Past the contract: the provider's word, and the mock's own switches under /__mock, so that whatever drives the mock drives
 * this backend the same way. A real one has none of them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { settle } from './dispensing.ts'
import { confirm } from './provider.ts'
import type { World } from './world.ts'

interface Switch {
  world: World
  url: URL
  request: IncomingMessage
  response: ServerResponse
  /** The body as it came. */
  text: string
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function provider({ world, url, request, response, text }: Switch) {
  const given = request.method === 'POST' ? new URLSearchParams(text) : new URLSearchParams()
  const fields = new URLSearchParams([...url.searchParams, ...given])
  const location = confirm(world, fields)
  if (!location) return json(response, 400, { message: 'This payment is not signed.' })
  response.writeHead(303, { location })
  response.end()
}

/** Whether this was one of the switches; it is answered then. */
export function switches(call: Switch): boolean {
  const { world, url, request, response, text } = call
  const machine = world.machines.get(/^\/__mock\/machines\/([^/]+)$/.exec(url.pathname)?.[1] ?? '')
  const body = () => JSON.parse(text || '{}') as { ms?: number; online_status?: string }
  if (url.pathname === '/provider/pay') provider(call)
  else if (request.method === 'POST' && url.pathname === '/__mock/clock') {
    world.advance(body().ms ?? 0)
    json(response, 200, { now: new Date(world.now()).toISOString() })
  } else if (request.method === 'POST' && machine) {
    machine.isOnline = body().online_status !== 'offline'
    settle(world)
    world.changed()
    json(response, 200, { id: machine.id, online_status: machine.isOnline ? 'online' : 'offline' })
  } else return false
  return true
}
