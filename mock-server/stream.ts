/** Live status as an event stream. Prism can't stream: it validates the request, the generated zod each message. */
import type { ServerResponse } from 'node:http'
import type { IHttpRequest } from '@stoplight/prism-http'
import { z } from 'zod'
import { StreamMachineResponse } from '#generated/zod/machines.ts'
import { readToken } from './auth/tokens.ts'
import { sendJson } from './http.ts'
import { machineStatus } from './machines.ts'
import { settle } from './orders/settle.ts'
import type { Prism } from './prism.ts'
import type { Schema } from './schema.ts'
import type { World } from './world/world.ts'

const heartbeat = 15_000

const machineIn = ({ url }: IHttpRequest) => /^\/v1\/sse\/machines\/([^/]+)$/.exec(url.path)?.[1]

export const isStream = (input: IHttpRequest) => input.method === 'get' && machineIn(input) !== undefined

const refused = (status: number, code: string, message: string) => ({ status, headers: {}, body: { code, message } })

interface Stream {
  prism: Prism
  world: World
  input: IHttpRequest
  response: ServerResponse
}

export async function openLiveStream({ prism, world, input, response }: Stream) {
  const refusal = await prism.refusal(input)
  if (refusal) return sendJson(response, refusal)
  if (!readToken(world, input.headers?.authorization))
    return sendJson(response, refused(401, 'AUTH_4010', 'Please sign in again.'))
  const id = decodeURIComponent(machineIn(input) ?? '')
  if (!world.state.machines.has(id))
    return sendJson(response, refused(404, 'FOUND_4040', 'We could not find that machine.'))

  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  let last: string | undefined
  const tell = () => {
    const online_status = machineStatus(world, id)
    if (online_status === last) return
    last = online_status
    const message: Schema<'LiveMessage'> = { entityName: 'machine', action: 'update', data: { id, online_status } }
    response.write(`data: ${JSON.stringify(z.parse(StreamMachineResponse, message))}\n\n`)
  }
  tell()
  const stop = world.onChange(tell)
  const beat = setInterval(() => {
    settle(world)
    response.write(': still here\n\n')
  }, heartbeat)
  response.on('close', () => {
    clearInterval(beat)
    stop()
  })
}
