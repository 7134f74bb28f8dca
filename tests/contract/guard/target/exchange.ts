/** One call of a documented operation: sent, checked, counted. */
import { checkReply, type Wrong } from '../checks/reply.ts'
import type { Validators } from '../checks/validators.ts'
import type { Client, Limits, Reply } from '../client.ts'
import type { Contract, Located, Operation } from '../contract.ts'
import type { Coverage } from '../coverage.ts'
import type { Findings } from '../findings.ts'
import { type Call, callOf, curlOf, type Parts } from '../requests/call.ts'

/** What a run is made of. */
export interface Run {
  contract: Contract
  validators: Validators
  client: Client
  findings: Findings
  coverage: Coverage
  /** Which app calls. */
  clientId: string
  /** Whether fields that are not documented are told. */
  isClosed: boolean
}

export type Sent = Reply & { call: Call }
export type Exchange = (
  operationId: string,
  parts?: Partial<Parts>,
  more?: {
    judge?: (reply: Reply, operation: Operation) => Wrong[]
    mayFail?: boolean
    /** How much of a stream is read, and for how long. */
    stream?: Partial<Limits>
  },
) => Promise<Sent>

/** Adds what is wrong with a reply; answers whether anything of it is new. */
export function report(run: Run, call: Call, wrongs: Wrong[]): boolean {
  const curl = curlOf(run.client.origin, call)
  const told = wrongs.filter(({ check }) => run.isClosed || check !== 'undocumented-field')
  return told
    .map((wrong) => run.findings.add({ ...wrong, operation: call.operation, curl }))
    .reduce((any, isNew) => any || isNew, false)
}

/** Values as they were meant, beside their schemas. */
const valuesOf = ({ parameters }: Operation, parts: Partial<Parts>): [Located, unknown][] =>
  parameters.flatMap((parameter): [Located, unknown][] => {
    const value = parts[parameter.in]?.[parameter.name]
    return value === undefined || typeof value === 'symbol' ? [] : [[parameter, value]]
  })

/** A sender whose calls carry these headers (a world of the mock). */
export function createExchange(run: Run, headers: Record<string, string> = {}): Exchange {
  return async (operationId, parts = {}, { judge, mayFail = false, stream = {} } = {}) => {
    const operation = run.contract.operation(operationId)
    const header = { client_id: run.clientId, ...headers, ...parts.header }
    const call = callOf(operation, { path: {}, query: {}, ...parts, header })
    const isStream = operation.answers.some(({ type }) => type === 'text/event-stream')
    const reply = isStream
      ? await run.client.listen(call, { milliseconds: 1000, messages: 1, ...stream })
      : await run.client.send(call)
    run.coverage.note(
      operation,
      { body: parts.raw === undefined ? parts.body : undefined, values: valuesOf(operation, parts) },
      reply,
    )
    report(run, call, [
      ...checkReply({ operation, reply, validators: run.validators }, mayFail),
      ...(judge?.(reply, operation) ?? []),
    ])
    return { ...reply, call }
  }
}
