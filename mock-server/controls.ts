/** The mock's own switches under /__mock, no part of the contract: reset, clock, machines, faults, push, a look at the state. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { look, lookAtStock } from './console/look.ts'
import type { DocumentedOperation } from './force/documented.ts'
import { readForce } from './force/forced.ts'
import { decoded, parseJson, readText, sendJson } from './http.ts'
import { settle } from './orders/settle.ts'
import { answerOf } from './prism.ts'
import { tell } from './push/phones.ts'
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

/** Instants are written with four digits for the year; what follows from one may lie months ahead. */
const latest = Date.UTC(9999, 0)

const Advance = z.strictObject({ ms: z.number().min(0) })
const Push = z.strictObject({ title: z.string(), body: z.string(), url: z.string() })
const Decline = z.strictObject({ times: z.int().min(1).max(1000).default(1) })
const Status = z.strictObject({ online_status: z.enum(['online', 'offline']) })

/** By method and path; each answers its body. */
const switches: Record<string, (call: Switch) => unknown> = {
  'POST reset': ({ world, worlds }) => ({ world: worlds.reset(world.name).name }),
  'POST clock': ({ world, body }) => {
    const { ms } = Advance.parse(body)
    if (world.clock.now() + ms > latest)
      refuse(422, 'REQUEST_4220', 'The request is not valid: ms: the clock ends with the year 9998.')
    world.clock.advance(ms)
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
  'POST push': ({ world, body }) => {
    const { url: path, ...words } = Push.parse(body)
    return tell(world, { ...words, path })
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
  const [, name = '', part = ''] = /^\/__mock\/([a-z]+(?:\/|$))(.*)$/.exec(url.pathname) ?? []
  try {
    const run = switches[`${request.method} ${name}`] ?? refuseUnknown(name)
    const id = decoded(part) ?? refuse(422, 'REQUEST_4220', 'The request is not valid: the path is no UTF-8.')
    const body = parseJson((await readText(request)) || '{}')
    sendJson(response, { status: 200, headers: {}, body: await run({ ...context, id, body }) })
  } catch (error) {
    sendJson(response, refusalOf(error))
  }
}

function refuseUnknown(name: string): never {
  const allowed = Object.keys(switches).flatMap((key) => (key.endsWith(` ${name}`) ? key.split(' ').slice(0, 1) : []))
  if (allowed.length === 0) refuse(404, 'FOUND_4040', 'There is no such switch.')
  const allow = allowed.join(', ')
  return refuse(405, 'METHOD_4050', `This switch takes ${allow} only.`, { allow })
}

function refusalOf(error: unknown) {
  if (error instanceof Refusal) return answerOf(error)
  if (error instanceof z.ZodError)
    return answerOf(new Refusal(422, 'REQUEST_4220', `The request is not valid: ${z.prettifyError(error)}`))
  throw error
}
