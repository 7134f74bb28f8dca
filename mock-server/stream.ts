/** Live status as an event stream. Prism can't stream: it validates the request, the generated zod each message. */
import type { ServerResponse } from 'node:http'
import type { IHttpRequest } from '@stoplight/prism-http'
import { z } from 'zod'
import { StreamMachineResponse } from '#generated/zod/machines.ts'
import { readToken } from './auth/tokens.ts'
import { documentedAnswer } from './force/documented.ts'
import { type Forced, holdBack } from './force/forced.ts'
import { sendJson } from './http.ts'
import { machineStatus } from './machines.ts'
import { settle } from './orders/settle.ts'
import type { Prism } from './prism.ts'
import type { Schema } from './schema.ts'
import type { World } from './world/world.ts'

const heartbeat = 15_000
/** Milliseconds from the first message to where a forced cut breaks off the second. */
const cutAfter = 50

const machineIn = ({ url }: IHttpRequest) => /^\/v1\/sse\/machines\/([^/]+)$/.exec(url.path)?.[1]

export const isStream = (input: IHttpRequest) => input.method === 'get' && machineIn(input) !== undefined

const refused = (status: number, code: string, message: string) => ({ status, headers: {}, body: { code, message } })

interface Stream {
  prism: Prism
  world: World
  input: IHttpRequest
  /** Upon this call. */
  forced?: Forced | undefined
  response: ServerResponse
}

/** Opens the stream, or refuses to; what came of it is for the journal. */
export async function openLiveStream({ prism, world, input, forced, response }: Stream) {
  await holdBack(forced)
  const refusal = await prism.refusal(input)
  const id = decodeURIComponent(machineIn(input) ?? '')
  const answered = forced?.error ? documentedAnswer(forced.error) : (refusal ?? unfit(world, input, id))
  const told = { status: answered?.status ?? 200, violations: refusal?.violations ?? { request: [], answer: [] } }
  // Whoever left has closed already: what is registered now would stay for good.
  if (response.destroyed) return { ...told, outcome: 'left' as const }
  if (forced?.effect === 'drop') {
    response.destroy()
    return { ...told, outcome: 'drop' as const }
  }
  if (answered) {
    sendJson(response, answered)
    return { ...told, outcome: 'answered' as const }
  }
  tellStatus(world, id, response, forced?.effect === 'cut')
  return { ...told, outcome: 'stream' as const }
}

/** What only the world knows to be wrong with a request that conforms. */
function unfit(world: World, { headers }: IHttpRequest, id: string) {
  if (!readToken(world, headers?.authorization)) return refused(401, 'AUTH_4010', 'Please sign in again.')
  return world.state.machines.has(id) ? null : refused(404, 'FOUND_4040', 'We could not find that machine.')
}

function tellStatus(world: World, id: string, response: ServerResponse, isToBeCut: boolean) {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const eventOf = (online_status: Schema<'OnlineStatus'>) => {
    const message: Schema<'LiveMessage'> = { entityName: 'machine', action: 'update', data: { id, online_status } }
    return `data: ${JSON.stringify(z.parse(StreamMachineResponse, message))}\n\n`
  }
  let last: string | undefined
  const tell = () => {
    const online_status = machineStatus(world, id)
    if (online_status === last) return
    last = online_status
    response.write(eventOf(online_status))
  }
  const cut = () => {
    const event = eventOf(machineStatus(world, id))
    response.write(event.slice(0, event.length / 2), () => response.destroy())
  }
  tell()
  const stop = world.onChange(tell)
  world.streams.add(cut)
  if (isToBeCut) setTimeout(cut, cutAfter)
  const beat = setInterval(() => {
    settle(world)
    response.write(': still here\n\n')
  }, heartbeat)
  response.on('close', () => {
    clearInterval(beat)
    stop()
    world.streams.delete(cut)
  })
}
