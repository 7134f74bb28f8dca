/** One call of a documented operation: sent, checked, counted. */
import { checkReply } from './checks.ts'
import { type Client, createClient, type Reply } from './client.ts'
import { bundled, type Contract } from './contract.ts'
import { createFindings, type Findings, type Wrong } from './findings.ts'
import { type Call, callOf, curlOf, type Parts } from './requests/call.ts'
import { createValidators, type Validators } from './validators.ts'

/** A run over one origin. */
export interface Run {
  contract: Contract
  validators: Validators
  client: Client
  findings: Findings
  requests: number
}

export function createRun(origin: string, headers: Record<string, string> = {}, isClosed = true): Run {
  const contract = bundled()
  const validators = createValidators(contract, isClosed)
  return { contract, validators, client: createClient(origin, headers), findings: createFindings(), requests: 0 }
}

export type Sent = Reply & { call: Call }
export type Exchange = (
  operationId: string,
  parts?: Partial<Parts>,
  more?: { judge?: (reply: Reply) => Wrong[]; mayFail?: boolean },
) => Promise<Sent>

export function report({ client, findings }: Run, call: Call, wrongs: Wrong[]) {
  for (const wrong of wrongs) findings.add({ ...wrong, operation: call.operation, curl: curlOf(client.origin, call) })
}

/** Sends calls that carry these headers, such as a world of the mock. */
export function createExchange(run: Run, headers: Record<string, string> = {}): Exchange {
  return async (operationId, parts = {}, { judge, mayFail = false } = {}) => {
    const operation = run.contract.operation(operationId)
    const header = { client_id: 'contract-guard', ...headers, ...parts.header }
    const call = callOf(operation, { path: {}, query: {}, ...parts, header })
    const reply = await run.client.send(call)
    run.requests += 1
    const wrongs = checkReply({ operation, reply, validators: run.validators }, mayFail)
    report(run, call, [...wrongs, ...(judge?.(reply) ?? [])])
    return { ...reply, call }
  }
}
