/** Sends, checks and counts one call of a documented operation. */
import { checkReply } from './checks.ts'
import { type Client, createClient, type Reply } from './client.ts'
import { bundled, type Contract, type Operation } from './contract.ts'
import { createFindings, type Findings, type Wrong } from './findings.ts'
import { type Call, callOf, curlOf, type Parts } from './requests/call.ts'
import { createValidators, type Validators } from './validators.ts'

/** A run against one origin. */
export interface Run {
  contract: Contract
  validators: Validators
  client: Client
  findings: Findings
  requests: number
  /** The operations to check. Findings about others are not reported. */
  operations: Operation[]
  /** The statuses that each operation has returned. */
  statuses: Map<string, Set<number>>
  /** Prints the progress. */
  log: (text: string) => void
}

export interface RunOptions {
  /** Sent with every call. */
  headers?: Record<string, string>
  /** Whether undocumented fields are findings. */
  isClosed?: boolean
  /** The ids of the operations to check. The default is all. */
  only?: string[] | undefined
  log?: Run['log']
}

export function createRun(origin: string, options: RunOptions = {}): Run {
  const { headers = {}, isClosed = true, only, log = () => {} } = options
  const contract = bundled()
  return {
    contract,
    validators: createValidators(contract, isClosed),
    client: createClient(origin, headers),
    findings: createFindings(),
    requests: 0,
    operations: contract.operations.filter(({ id }) => only?.includes(id) ?? true),
    statuses: new Map(),
    log,
  }
}

/** Operations that the server lacks: every call returns 404, 405 or 501. */
export const notImplemented = ({ operations, statuses }: Run): string[] =>
  operations
    .map(({ id }) => id)
    .filter((id) => [...(statuses.get(id) ?? [0])].every((status) => [404, 405, 501].includes(status)))

export type Sent = Reply & { call: Call }
export type Exchange = (
  operationId: string,
  parts?: Partial<Parts>,
  more?: { judge?: (reply: Reply) => Wrong[]; mayFail?: boolean },
) => Promise<Sent>

export function report({ client, findings, operations }: Run, call: Call, wrongs: Wrong[]) {
  if (!operations.some(({ id }) => id === call.operation)) return
  for (const wrong of wrongs) findings.add({ ...wrong, operation: call.operation, curl: curlOf(client.origin, call) })
}

/** Sends calls with these headers, such as a world of the mock server. */
export function createExchange(run: Run, headers: Record<string, string> = {}): Exchange {
  return async (operationId, parts = {}, { judge, mayFail = false } = {}) => {
    const operation = run.contract.operation(operationId)
    const header = { client_id: 'contract-guard', ...headers, ...parts.header }
    const call = callOf(operation, { path: {}, query: {}, ...parts, header })
    const reply = await run.client.send(call)
    run.requests += 1
    run.statuses.set(operationId, (run.statuses.get(operationId) ?? new Set()).add(reply.status))
    const wrongs = checkReply({ operation, reply, validators: run.validators }, mayFail)
    report(run, call, [...wrongs, ...(judge?.(reply) ?? [])])
    return { ...reply, call }
  }
}
