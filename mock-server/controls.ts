/** The mock's own switches under /__mock, no part of the contract: reset, clock, machines, faults, a look at the state. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { look, lookAtStock } from './console/look.ts'
import type { DocumentedOperation } from './force/documented.ts'
import { readForce } from './force/forced.ts'
import { parseJson, readText, sendJson } from './http.ts'
import { settle } from './orders/settle.ts'
import { answerOf } from './prism.ts'
import { Refusal, refuse } from './refusal.ts'
import { scenarios } from './world/scenarios.ts'
import type { World } from './world/world.ts'
import type { Worlds } from './world/worlds.ts'

interface Switch {
  world: World
  worlds: Worlds
  /** Of the document as it is served now. */
  operations: DocumentedOperation[]
  /** What the path names last. */
  id: string
  body: unknown
}

interface Control extends Omit<Switch, 'id' | 'body'> {
  url: URL
  request: IncomingMessage
  response: ServerResponse
}

const Advance = z.object({ ms: z.number().min(0) })
const Decline = z.object({ times: z.int().min(1).max(1000).default(1) })
const Status = z.object({ online_status: z.enum(['online', 'offline']) })

/** By method and path; each answers its body. */
const switches: Record<string, (call: Switch) => unknown> = {
  'POST reset': ({ world, worlds }) => ({ world: worlds.reset(world.name).name }),
  'POST clock': ({ world, body }) => {
    world.clock.advance(Advance.parse(body).ms)
    world.changed()
    return { now: new Date(world.clock.now()).toISOString() }
  },
  'POST machines/': ({ world, id, body }) => {
    const { machine } = world.state.machines.get(id) ?? refuse(404, 'FOUND_4040', 'There is no such machine.')
    machine.online_status = Status.parse(body).online_status
    settle(world)
    world.changed()
    return machine
  },
  'POST force': ({ world, operations, body }) => {
    const forced = readForce(body, operations)
    // A stream that is open is a call that is being answered.
    if (forced.effect === 'cut' && world.streams.size > 0) {
      for (const cut of world.streams) cut()
      forced.times -= 1
    }
    if (forced.times > 0) world.forced.push(forced)
    return { forced: world.forced }
  },
  'DELETE force': ({ world }) => {
    world.forced.length = 0
    world.declines = 0
    return { forced: [] }
  },
  'POST decline': ({ world, body }) => {
    world.declines = Decline.parse(body).times
    return { declines: world.declines }
  },
  'GET state': ({ world }) => look(world),
  'GET stock/': ({ world, id }) => ({
    slots: lookAtStock(world, id) ?? refuse(404, 'FOUND_4040', 'There is no such machine.'),
  }),
  'GET requests': ({ world }) => ({ requests: world.journal.toReversed() }),
  'GET operations': ({ operations }) => ({ operations }),
  'GET worlds': ({ worlds }) => ({ worlds: worlds.names(), scenarios: Object.keys(scenarios) }),
}

export async function controls({ url, request, response, ...context }: Control) {
  const [, name = '', id = ''] = /^\/__mock\/([a-z]+\/?)(.*)$/.exec(url.pathname) ?? []
  try {
    const run = switches[`${request.method} ${name}`] ?? refuse(404, 'FOUND_4040', 'There is no such switch.')
    const body = parseJson((await readText(request)) || '{}')
    sendJson(response, { status: 200, headers: {}, body: run({ ...context, id: decodeURIComponent(id), body }) })
  } catch (error) {
    sendJson(response, refusalOf(error))
  }
}

function refusalOf(error: unknown) {
  if (error instanceof Refusal) return answerOf(error)
  if (error instanceof z.ZodError)
    return answerOf(new Refusal(422, 'REQUEST_4220', `The request is not valid: ${z.prettifyError(error)}`))
  throw error
}
