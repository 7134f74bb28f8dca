/** The live status of a machine as an event stream. Prism validates requests, the generated schema messages. */
import type { ServerResponse } from 'node:http'
import type { IHttpRequest } from '@stoplight/prism-http'
import { z } from 'zod'
import { StreamMachineResponse } from '#generated/zod/machines.ts'
import type { Schema } from '../seeds/records.ts'
import { second } from '../seeds/units.ts'
import { delay, type Forced } from '../world/forced.ts'
import { settle } from '../world/orders/settle.ts'
import { answerOf, Refusal, unauthorized } from '../world/refusal.ts'
import { readToken } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import { sendJson } from './http.ts'
import type { Prism } from './prism.ts'

const heartbeat = 15 * second
/** Milliseconds from the first message to a forced cut in the middle of the second one. */
const cutAfter = 50

interface Stream {
  prism: Prism
  world: World
  input: IHttpRequest
  forced: Forced | undefined
  response: ServerResponse
}

/** Opens the stream or sends an error. Returns the outcome for the journal. */
export async function openLiveStream({ prism, world, input, forced, response }: Stream) {
  await delay(forced)
  const invalid = await prism.refusal(input)
  const id = decodeURIComponent(input.url.path.split('/').at(-1) ?? '')
  const refusal = forced?.error ?? refusalByWorld(world, input, id)
  const isFirst = forced?.error !== undefined || refusal?.status === 401 || !invalid
  const answer = isFirst ? refusal && answerOf(refusal) : invalid
  const result = { status: answer?.status ?? 200, violations: invalid?.violations ?? { request: [], answer: [] } }
  // The client's close event has already fired, so a stream opened now would never end.
  if (response.destroyed) return { ...result, outcome: 'left' as const }
  if (forced?.effect === 'drop') {
    response.destroy()
    return { ...result, outcome: 'drop' as const }
  }
  if (answer) {
    sendJson(response, answer)
    return { ...result, outcome: 'answered' as const }
  }
  stream(world, id, response, forced?.effect === 'cut')
  return { ...result, outcome: 'stream' as const }
}

function refusalByWorld(world: World, { headers }: IHttpRequest, id: string) {
  if (!readToken(world, headers?.authorization)) return unauthorized()
  return world.state.machines.has(id) ? null : new Refusal(404, 'FOUND_4040', 'We could not find that machine.')
}

function stream(world: World, id: string, response: ServerResponse, cutsSecondMessage: boolean) {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const currentStatus = () => world.state.machines.get(id)?.machine.online_status ?? 'offline'
  const eventOf = (online_status: Schema<'OnlineStatus'>) => {
    const message: Schema<'LiveMessage'> = { entityName: 'machine', action: 'update', data: { id, online_status } }
    return `data: ${JSON.stringify(z.parse(StreamMachineResponse, message))}\n\n`
  }
  let sent: string | undefined
  const sendChange = () => {
    const status = currentStatus()
    if (status === sent) return
    sent = status
    response.write(eventOf(status))
  }
  const cut = () => {
    const event = eventOf(currentStatus())
    response.write(event.slice(0, event.length / 2), () => response.destroy())
  }
  sendChange()
  const unsubscribe = world.onChange(sendChange)
  world.streams.add(cut)
  if (cutsSecondMessage) setTimeout(cut, cutAfter)
  const beat = setInterval(() => {
    settle(world)
    response.write(': still here\n\n')
  }, heartbeat)
  response.on('close', () => {
    clearInterval(beat)
    unsubscribe()
    world.streams.delete(cut)
  })
}
