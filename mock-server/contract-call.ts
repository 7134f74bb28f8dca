/** A call of the contract from its first byte to its last, noted in its world's journal. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Entry, remember } from './console/journal.ts'
import { countCall, type Dispatch, dispatch } from './dispatch.ts'
import { documentedAnswer } from './force/documented.ts'
import { type Forced, holdBack, takeForced } from './force/forced.ts'
import { BadRequest, originsOf, readRequest, sendJson } from './http.ts'
import type { Judged } from './prism.ts'
import { isStream, openLiveStream } from './stream.ts'

interface ContractCall extends Omit<Dispatch, 'input' | 'origin'> {
  url: URL
  request: IncomingMessage
  response: ServerResponse
  appOrigin: string
}

type Outcome = Pick<Entry, 'outcome'> & Partial<Pick<Entry, 'status' | 'violations'>>

export async function contractCall(call: Omit<ContractCall, 'forced'>) {
  const { prism, world, url, request, response } = call
  const operationId = prism.operationAt((request.method ?? 'GET').toLowerCase(), url.pathname)
  // Taken before anything is judged: what is forced comes whatever is asked.
  const forced = operationId === null ? undefined : takeForced(world.forced, operationId)
  const started = performance.now()
  const entry: Entry = {
    at: new Date().toISOString(),
    method: request.method ?? 'GET',
    path: url.pathname + url.search,
    operationId,
    outcome: 'waiting',
    status: 0,
    ms: 0,
    forced: forced !== undefined,
    violations: { request: [], answer: [] },
  }
  remember(world.journal, entry)
  const note = (outcome: Outcome) =>
    Object.assign(entry, outcome, { ms: Math.round((performance.now() - started) * 10) / 10 })
  try {
    note(await answer({ ...call, forced }, operationId))
  } catch (error) {
    // A request that breaks off while it is read.
    if (response.destroyed) return note({ outcome: 'left' })
    const why = `The mock failed: ${(error as Error).message}`
    note({ outcome: 'answered', status: 500, violations: { request: [], answer: [why] } })
    throw error
  }
}

async function answer(call: ContractCall, operationId: string | null): Promise<Outcome> {
  const { prism, world, url, request, response, appOrigin, forced, log } = call
  if (world.scenario.latency) await wait(world.scenario.latency)
  if (response.destroyed) return { outcome: 'left' }
  const input = await readRequest(request, url).catch((error: unknown) => {
    if (error instanceof BadRequest) return error
    throw error
  })
  if (input instanceof BadRequest) {
    await holdBack(forced)
    if (operationId && forced?.error) countCall(world, operationId)
    const answered = forced?.error ? documentedAnswer(forced.error) : input.answer
    return tell(response, { ...answered, violations: { request: [input.message], answer: [] } }, forced)
  }
  if (isStream(input)) return openLiveStream({ prism, world, input, forced, response })
  const dispatched = await dispatch({ prism, world, input, origin: originsOf(request, appOrigin), forced, log })
  const { status, violations } = dispatched.answered
  if (dispatched.outcome === 'silence') return { outcome: 'silence', status, violations }
  return tell(response, dispatched.answered, forced)
}

/** Sends an answer, unless a developer wants none or nobody is left to hear it. */
function tell(response: ServerResponse, answered: Judged, forced: Forced | undefined): Outcome {
  const { status, violations } = answered
  if (response.destroyed) return { outcome: 'left', status, violations }
  if (forced?.effect === 'drop') {
    response.destroy()
    return { outcome: 'drop', status, violations }
  }
  sendJson(response, answered)
  return { outcome: 'answered', status, violations }
}
