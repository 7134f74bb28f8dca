/** The control API under /__mock: reset, clock, machines, forced faults, push messages, and reading the state. */
import { z } from 'zod'
import { instant } from '../seeds/units.ts'
import { type DocumentedOperation, readForced } from '../world/forced.ts'
import { machineRecord, refill, reprice } from '../world/machines.ts'
import { settle } from '../world/orders/settle.ts'
import { notify } from '../world/push.ts'
import { invalid, refuse } from '../world/refusal.ts'
import { scenarios } from '../world/scenarios.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { decoded, type Exchange, parseJson, readText, sendJson } from './http.ts'
import { stateOf, stockOf } from './world-state.ts'

interface Call {
  world: World
  worlds: Worlds
  /** The operations of the current document. */
  operations: DocumentedOperation[]
  /** The last segment of the path. */
  id: string
  body: unknown
}

/** The ISO format has four digits for the year, and later times are derived from the clock. */
const latestTime = Date.UTC(9999, 0)

const Advance = z.strictObject({ ms: z.number().min(0) })
const Push = z.strictObject({ title: z.string(), body: z.string(), url: z.string() })
const Decline = z.strictObject({ times: z.int().min(1).max(1000).default(1) })
const Status = z.strictObject({ online_status: z.enum(['online', 'offline']) })

const Reprice = z.strictObject({ slot: z.string(), price: z.number().min(0) })
const Refill = z.strictObject({ slot: z.string(), units: z.int().min(0).max(1000) })

/** Handlers by method and path; each returns the response body. */
const controls: Record<string, (call: Call) => unknown> = {
  'POST reset': ({ world, worlds }) => ({ world: worlds.reset(world.name).name }),
  'POST clock': ({ world, body }) => {
    const { ms } = Advance.parse(body)
    if (world.clock.now() + ms > latestTime) invalid('ms: the clock can’t be set later than the year 9998.')
    world.clock.advance(ms)
    return { now: instant(world.clock.now()) }
  },
  'POST machines/': ({ world, id, body }) => {
    const { machine } = machineRecord(world, id)
    machine.online_status = Status.parse(body).online_status
    return machine
  },
  'POST stock/': ({ world, id, body }) => {
    const { slot, units } = Refill.parse(body)
    if (!refill(world, id, slot, units)) refuse(404, 'FOUND_4040', 'There is no such slot.')
    return { slots: stockOf(world, id) }
  },
  'POST price/': ({ world, id, body }) => {
    const { slot, price } = Reprice.parse(body)
    if (!reprice(world, id, slot, price)) refuse(404, 'FOUND_4040', 'There is no such slot.')
    return { slot, price }
  },
  'POST force': ({ world, operations, body }) => {
    const forced = readForced(body, operations)
    // Open streams count as the first call.
    if (forced.effect === 'cut' && world.streams.size > 0) {
      for (const stream of world.streams) stream.cut()
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
    const { url: path, ...text } = Push.parse(body)
    return notify(world, { ...text, path })
  },
  'GET state': ({ world }) => stateOf(world),
  'GET stock/': ({ world, id }) => ({ slots: stockOf(world, id) }),
  'GET requests': ({ world }) => ({ requests: world.journal.toReversed() }),
  'GET operations': ({ operations }) => ({ operations }),
  'GET worlds': ({ worlds }) => ({ worlds: worlds.names(), scenarios: Object.keys(scenarios) }),
}

export async function control({ url, request, response, ...context }: Exchange & Omit<Call, 'id' | 'body'>) {
  const [, name = '', part = ''] = /^\/__mock\/([a-z]+(?:\/|$))(.*)$/.exec(url.pathname) ?? []
  try {
    const run = controls[`${request.method} ${name}`] ?? refuseUnknown(name)
    const id = decoded(part)
    const body = parseJson((await readText(request)) || '{}')
    const result = await run({ ...context, id, body })
    settle(context.world)
    context.world.changed()
    sendJson(response, { status: 200, headers: {}, body: result })
  } catch (error) {
    if (error instanceof z.ZodError) invalid(z.prettifyError(error))
    throw error
  }
}

function refuseUnknown(name: string): never {
  const keys = Object.keys(controls).filter((key) => key.endsWith(` ${name}`))
  if (keys.length === 0) refuse(404, 'FOUND_4040', 'This control does not exist.')
  const allow = keys.map((key) => key.split(' ')[0]).join(', ')
  return refuse(405, 'METHOD_4050', `This control accepts only ${allow}.`, { allow })
}
