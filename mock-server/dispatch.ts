/** One contract call: what is forced, scenario, token, Prism, handler. */
import type { IHttpRequest } from '@stoplight/prism-http'
import { readToken } from './auth/tokens.ts'
import { documentedAnswer } from './force/documented.ts'
import { type Forced, holdBack } from './force/forced.ts'
import { handlers } from './handlers/all.ts'
import type { Call, Handler } from './handlers/handler.ts'
import { settle } from './orders/settle.ts'
import type { Handle, Judged, Prism } from './prism.ts'
import { refuse } from './refusal.ts'
import type { OperationId } from './schema.ts'
import type { World } from './world/world.ts'

export interface Dispatch {
  prism: Prism
  world: World
  input: IHttpRequest
  origin: Call<OperationId>['origin']
  /** Upon this call. */
  forced?: Forced | undefined
  log: (line: string) => void
}

export function countCall(world: World, operationId: string): number {
  const count = (world.state.calls.get(operationId) ?? 0) + 1
  world.state.calls.set(operationId, count)
  return count
}

interface Dispatched {
  answered: Judged
  /** `silence`: the work is done and no answer wanted. */
  outcome: 'answered' | 'silence'
}

export async function dispatch({ prism, world, input, origin, forced, log }: Dispatch): Promise<Dispatched> {
  let silent = false
  const force = (operationId: string) => {
    if (!forced?.error) return null
    countCall(world, operationId)
    return documentedAnswer(forced.error)
  }
  const handle: Handle = (operationId, params, request) => {
    const count = countCall(world, operationId)
    const { fails, silentOnce } = world.scenario
    const failing = count - (fails?.after ?? 0)
    if (fails?.operationId === operationId && failing > 0 && failing <= fails.times)
      refuse(500, 'SERVER_5000', 'Something went wrong on our side.')
    silent = silentOnce === operationId && count === 1
    const caller = readToken(world, request.headers?.authorization, operationId === 'signOut')
    // Prism has seen that a token is there where one is needed; whether it is good is known here.
    if (request.headers?.authorization && !caller) refuse(401, 'AUTH_4010', 'Please sign in again.')
    settle(world)
    const handler = handlers[operationId as OperationId] as Handler<OperationId> | undefined
    if (!handler) return null
    const call = {
      world,
      params,
      headers: request.headers ?? {},
      body: request.body,
      caller,
      origin,
    } as Call<OperationId>
    const answer = handler(call)
    world.changed()
    return { status: 200, headers: {}, body: { code: '200', ...answer } }
  }
  const answered = await prism.request(input, handle, force)
  await holdBack(forced)
  log(`${world.name} ${input.method.toUpperCase()} ${input.url.path} ${answered.status}`)
  return { answered, outcome: silent && forced?.effect !== 'drop' ? 'silence' : 'answered' }
}
