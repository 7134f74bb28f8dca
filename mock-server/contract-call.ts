/** A call of the contract from its first byte to its last, noted in its world's journal. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Entry, remember } from './console/journal.ts'
import { type Dispatch, dispatch } from './dispatch.ts'
import { BadBody, originsOf, readRequest, sendJson } from './http.ts'
import { isStream, openLiveStream } from './stream.ts'

interface ContractCall extends Omit<Dispatch, 'input' | 'origin'> {
  url: URL
  request: IncomingMessage
  response: ServerResponse
  appOrigin: string
}

type Outcome = Partial<Pick<Entry, 'operationId' | 'outcome' | 'status' | 'forced' | 'violations'>>

/** Rejects with a BadBody, which is noted like every other. */
export async function contractCall(call: ContractCall) {
  const { world, url, request } = call
  const started = performance.now()
  const note = (outcome: Outcome) =>
    remember(world.journal, {
      at: new Date().toISOString(),
      method: request.method ?? 'GET',
      path: url.pathname + url.search,
      operationId: null,
      outcome: 'answered',
      status: 500,
      ms: Math.round((performance.now() - started) * 10) / 10,
      forced: false,
      violations: { request: [], answer: [] },
      ...outcome,
    })
  try {
    note(await answer(call))
  } catch (error) {
    if (error instanceof BadBody)
      note({ status: error.answer.status, violations: { request: [error.message], answer: [] } })
    else note({})
    throw error
  }
}

async function answer({ prism, world, url, request, response, appOrigin, log }: ContractCall): Promise<Outcome> {
  if (world.scenario.latency) await wait(world.scenario.latency)
  const input = await readRequest(request, url)
  if (isStream(input)) return openLiveStream({ prism, world, input, response })
  const dispatched = await dispatch({ prism, world, input, origin: originsOf(request, appOrigin), log })
  if (dispatched.outcome === 'drop') response.destroy()
  if (dispatched.outcome === 'answered') sendJson(response, dispatched.answered)
  const { outcome, forced, answered } = dispatched
  return {
    outcome,
    forced,
    operationId: answered.operationId,
    status: answered.status,
    violations: answered.violations,
  }
}
