/** Handles one API call and records it in the journal of its world. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { IHttpRequest } from '@stoplight/prism-http'
import { handlers } from '../handlers/all.ts'
import type { Call, Handler, OperationId } from '../handlers/handler.ts'
import { delay, type Forced, takeForced } from '../world/forced.ts'
import { addEntry, type Entry } from '../world/journal.ts'
import { settle } from '../world/orders/settle.ts'
import { answerOf, Refusal, refuse, unauthorized } from '../world/refusal.ts'
import { readToken } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import { originsOf, readRequest, sendJson } from './http.ts'
import type { Prism, ValidatedAnswer } from './prism.ts'
import { openLiveStream } from './stream.ts'

interface ContractCall {
  prism: Prism
  world: World
  url: URL
  request: IncomingMessage
  response: ServerResponse
  appUrl: string
  log: (line: string) => void
}

type Outcome = Pick<Entry, 'outcome'> & Partial<Pick<Entry, 'status' | 'violations'>>

export async function contractCall(call: ContractCall) {
  const { prism, world, url, request, response } = call
  const method = request.method ?? 'GET'
  const operationId = prism.operationAt(method.toLowerCase(), url.pathname)
  // Taken before the request is parsed, because a forced fault applies to invalid requests too.
  const forced = operationId === null ? undefined : takeForced(world.forced, operationId)
  const started = performance.now()
  const entry: Entry = {
    at: new Date().toISOString(),
    method,
    path: url.pathname + url.search,
    operationId,
    outcome: 'waiting',
    status: 0,
    ms: 0,
    forced: forced !== undefined,
    violations: { request: [], answer: [] },
  }
  addEntry(world.journal, entry)
  const record = (outcome: Outcome) =>
    Object.assign(entry, outcome, { ms: Math.round((performance.now() - started) * 10) / 10 })
  try {
    record(await answer(call, operationId, forced))
  } catch (error) {
    // The client disconnected while the request was read.
    if (response.destroyed) return record({ outcome: 'left' })
    const why = `The mock server failed: ${(error as Error).message}`
    record({ outcome: 'answered', status: 500, violations: { request: [], answer: [why] } })
    throw error
  }
}

async function answer(call: ContractCall, operationId: string | null, forced: Forced | undefined): Promise<Outcome> {
  const { prism, world, url, request, response, appUrl, log } = call
  if (world.scenario.latency) await wait(world.scenario.latency)
  if (response.destroyed) return { outcome: 'left' }
  if (operationId === null) return finish(response, prism.unroutable(url.pathname), forced)

  const forcedAnswer = () => {
    if (!forced?.error) return null
    countCall(world, operationId)
    return answerOf(forced.error)
  }
  const input = await readRequest(request, url).catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (input instanceof Refusal) {
    await delay(forced)
    const violations = { request: [input.message], answer: [] }
    return finish(response, { ...(forcedAnswer() ?? answerOf(input)), violations }, forced)
  }
  if (operationId === 'streamMachine') return openLiveStream({ prism, world, input, forced, response })

  let isSilent = false
  const origin = originsOf(request, appUrl)
  const handle = (_: string, params: Record<string, unknown>) => {
    const count = countCall(world, operationId)
    isSilent = world.scenario.silentOnce === operationId && count === 1
    return runHandler({ world, operationId, count, params, input, origin })
  }
  const answered = await prism.request(input, handle, () => forcedAnswer() ?? staleToken(world, operationId, input))
  await delay(forced)
  const { status, violations } = answered
  log(`${world.name} ${request.method} ${url.pathname} ${status}`)
  if (isSilent && forced?.effect !== 'drop') return { outcome: 'silence', status, violations }
  return finish(response, answered, forced)
}

interface HandlerCall extends Pick<Call<OperationId>, 'world' | 'origin'> {
  operationId: string
  /** The number of calls of the operation, including this one. */
  count: number
  params: Record<string, unknown>
  input: IHttpRequest
}

/** Runs the handler of a valid request; null if there is none. Throws a Refusal. */
function runHandler({ world, operationId, count, params, input: { headers = {}, body }, origin }: HandlerCall) {
  const { fails } = world.scenario
  const failing = count - (fails?.after ?? 0)
  if (fails?.operationId === operationId && failing > 0 && failing <= fails.times)
    refuse(500, 'SERVER_5000', 'Something went wrong on our side.')
  const caller = callerOf(world, operationId, headers.authorization)
  settle(world)
  const handler = handlers[operationId as OperationId] as Handler<OperationId> | undefined
  if (!handler) return null
  const answer = handler({ world, params, headers, body, caller, origin } as Call<OperationId>)
  world.changed()
  return { status: 200, headers: {}, body: { code: '200', ...answer } }
}

const callerOf = (world: World, operationId: string, authorization: string | undefined) =>
  readToken(world, authorization, operationId === 'signOut')

/** Prism checks that a required token is present, this that it is valid. A 401 takes precedence over other errors. */
const staleToken = (world: World, operationId: string, { headers = {} }: IHttpRequest) =>
  headers.authorization && !callerOf(world, operationId, headers.authorization) ? answerOf(unauthorized()) : null

function countCall(world: World, operationId: string): number {
  const count = (world.state.calls.get(operationId) ?? 0) + 1
  world.state.calls.set(operationId, count)
  return count
}

/** Sends the answer, unless the client has left or a forced fault drops the connection. */
function finish(response: ServerResponse, answered: ValidatedAnswer, forced: Forced | undefined): Outcome {
  const { status, violations } = answered
  if (response.destroyed) return { outcome: 'left', status, violations }
  if (forced?.effect === 'drop') {
    response.destroy()
    return { outcome: 'drop', status, violations }
  }
  sendJson(response, answered)
  return { outcome: 'answered', status, violations }
}
