/** Handles one API call and records it in the journal of its world. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { IHttpOperation } from '@stoplight/types'
import { handlers } from '../handlers/all.ts'
import type { Call, Handler, OperationId } from '../handlers/handler.ts'
import type { Schema } from '../seeds/records.ts'
import { delay, type Forced, takeForced } from '../world/forced.ts'
import { addEntry, type Entry } from '../world/journal.ts'
import { settle } from '../world/orders/settle.ts'
import {
  errorResponse,
  failed,
  type MockResponse,
  Refusal,
  refuse,
  signInAgain,
  unauthorized,
} from '../world/refusal.ts'
import { type Caller, readToken } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import { eventStream, ignoresToken, isStream } from './documented.ts'
import { generate } from './generate.ts'
import { type Exchange, type Input, originsOf, readRequest, sendJson } from './http.ts'
import { minimalBody } from './minimal.ts'
import { typedParams } from './params.ts'
import { checkRequest, checkResponse, type Prism, type ValidatedResponse } from './prism.ts'
import { openStream } from './stream.ts'
import { translate } from './translate.ts'

interface ContractCall extends Exchange {
  document: object
  prism: Prism
  appUrl: string
  log: (line: string) => void
}

type Outcome = Pick<Entry, 'outcome'> & Partial<Pick<Entry, 'status' | 'violations'>>

export async function contractCall(call: ContractCall) {
  const { prism, world, url, request, response } = call
  const method = request.method ?? 'GET'
  const operation = prism.find(method.toLowerCase(), url.pathname)
  // Taken before the request is parsed, because a forced fault applies to invalid requests too.
  const forced = operation && takeForced(world.forced, operation.iid ?? '')
  const started = performance.now()
  const entry: Entry = {
    at: new Date().toISOString(),
    method,
    path: url.pathname + url.search,
    operationId: operation?.iid ?? null,
    outcome: 'waiting',
    status: 0,
    ms: 0,
    forced: forced !== undefined,
    violations: { request: [], response: [] },
  }
  addEntry(world.journal, entry)
  const record = (outcome: Outcome) =>
    Object.assign(entry, outcome, { ms: Math.round((performance.now() - started) * 10) / 10 })
  try {
    record(await respondTo(call, operation, forced))
  } catch (error) {
    // The client disconnected while the request was read.
    if (response.destroyed) return record({ outcome: 'left' })
    const why = `The mock server failed: ${(error as Error).message}`
    record({ outcome: 'answered', status: 500, violations: { request: [], response: [why] } })
    throw error
  }
}

/** Reads and checks a request. An unreadable one has no input. */
async function read(operation: IHttpOperation, request: IncomingMessage, url: URL) {
  try {
    const input = await readRequest(request, url)
    return { input, ...checkRequest(operation, input) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { input: null, violations: [error.message], refusal: error }
  }
}

async function respondTo(
  { document, prism, world, url, request, response, appUrl, log }: ContractCall,
  operation: IHttpOperation | undefined,
  forced: Forced | undefined,
): Promise<Outcome> {
  if (world.scenario.latency) await wait(world.scenario.latency)
  if (response.destroyed) return { outcome: 'left' }
  if (!operation) {
    const unroutable = prism.unroutable(url.pathname)
    const violations = { request: [unroutable.message], response: [] }
    return finish(world, response, { ...errorResponse(unroutable), violations })
  }
  const operationId = operation.iid as OperationId
  const { input, violations, refusal } = await read(operation, request, url)
  let isSilent = false
  const respond = (): MockResponse => {
    if (forced?.error) {
      countCall(world, operationId)
      return errorResponse(forced.error)
    }
    if (!input) return errorResponse(refusal)
    const { authorization } = input.headers
    const caller = readToken(world, authorization, operationId === 'signOut')
    // Takes precedence over other errors. Prism checks only that a required token is present.
    if (authorization && !caller && !ignoresToken(operation)) return errorResponse(unauthorized())
    if (refusal) return errorResponse(refusal)
    const count = countCall(world, operationId)
    isSilent = world.scenario.silentOnce === operationId && count === 1
    return handle({ world, operation, input, count, caller, origin: originsOf(request, appUrl) })
  }
  const answer = translate(respond(), request.headers['accept-language'])
  const full = checkResponse(operation, answer, violations)
  // Minimized after the check: the document requires more than the specification.
  const isMinimized = world.scenario.isMinimal && full.status === 200 && !isStream(operation)
  const checked = isMinimized ? { ...full, body: minimalBody(document, operationId, full.body) } : full
  await delay(forced)
  log(`${world.name} ${request.method} ${url.pathname} ${checked.status}`)
  if (!isSilent || forced?.effect === 'drop') return finish(world, response, checked, forced)
  return { outcome: 'silence', status: checked.status, violations: checked.violations }
}

interface HandlerCall extends Pick<Call<OperationId>, 'world' | 'origin'> {
  operation: IHttpOperation
  input: Input
  /** The number of calls of the operation, including this one. */
  count: number
  caller: Caller | null
}

/** Runs the handler of a valid request. Without a handler, the response is generated. */
function handle({ world, operation, input, count, caller, origin }: HandlerCall): MockResponse {
  const operationId = operation.iid as OperationId
  const { fails } = world.scenario
  const failing = count - (fails?.after ?? 0)
  if (fails?.operationId === operationId && failing > 0 && failing <= (fails.times ?? failing))
    return errorResponse(failed())
  settle(world)
  const { headers, body } = input
  const params = typedParams(operation, input)
  const call = {
    world,
    params,
    headers,
    body,
    origin,
    get caller() {
      return caller ?? signInAgain()
    },
  }
  try {
    if ('userId' in params && call.caller.userId !== params.userId)
      refuse(403, 'AUTH_4030', 'This belongs to someone else.')
    const handler = handlers[operationId] as Handler<OperationId> | undefined
    if (!handler) return { status: 200, headers: {}, body: generate(operation, world.place.seed) }
    const result = handler(call as Call<OperationId>)
    world.changed()
    if (isStream(operation)) return { status: 200, headers: { 'content-type': eventStream }, body: result }
    return { status: 200, headers: {}, body: { code: '200', ...result } }
  } catch (error) {
    if (error instanceof Refusal) return errorResponse(error)
    throw error
  }
}

function countCall(world: World, operationId: string): number {
  const count = (world.state.calls.get(operationId) ?? 0) + 1
  world.state.calls.set(operationId, count)
  return count
}

/** Sends the response, unless the client has left or a forced fault drops the connection. */
function finish(world: World, response: ServerResponse, checked: ValidatedResponse, forced?: Forced): Outcome {
  const { status, violations, body } = checked
  if (response.destroyed) return { outcome: 'left', status, violations }
  if (forced?.effect === 'drop') {
    response.destroy()
    return { outcome: 'drop', status, violations }
  }
  if (checked.headers['content-type'] === eventStream) {
    openStream(world, response, body as Schema<'LiveMessage'>, forced?.effect === 'cut')
    return { outcome: 'stream', status, violations }
  }
  sendJson(response, checked)
  return { outcome: 'answered', status, violations }
}
