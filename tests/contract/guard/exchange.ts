/** Sends, checks and counts one call of a documented operation. */
import { setTimeout as sleep } from 'node:timers/promises'
import { checkReply, isOfProxy } from './checks.ts'
import { type Client, createClient, type Reply } from './client.ts'
import { bundled, type Contract, type Operation, type Schema } from './contract.ts'
import { createFindings, type Findings, type Wrong } from './findings.ts'
import { createLedger, type Given, type Ledger } from './ledger.ts'
import { type Call, callOf, curlOf, type Parts } from './requests/call.ts'
import { secondsToWait } from './retry-after.ts'
import type { Access } from './scope.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { createValidators, type Validators } from './validators.ts'

/** A run against one origin. */
export interface Run {
  contract: Contract
  validators: Validators
  client: Client
  /** Sent with every call. */
  headers: Record<string, string>
  secrets: Secrets
  /** The currencies seen in responses. */
  currencies: Set<string>
  /** The app's origin, once the server has answered its preflight request. */
  origin?: string | undefined
  findings: Findings
  ledger: Ledger
  requests: number
  /** The operations to check. Findings about others are not reported. */
  operations: Operation[]
  /** What the tokens say that the server offers; undefined without a token. */
  features?: Set<string>
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
  /** How long a response may take, in milliseconds. */
  timeout?: number
  log?: Run['log']
}

export function createRun(origin: string, options: RunOptions = {}): Run {
  const { headers = {}, isClosed = true, only, timeout, log = () => {} } = options
  const contract = bundled()
  const secrets = createSecrets()
  for (const [name, value] of Object.entries(headers)) secrets.keep(value, name.toUpperCase().replace(/\W/g, '_'))
  return {
    contract,
    validators: createValidators(contract, isClosed),
    client: createClient(origin, headers, timeout),
    headers,
    secrets,
    currencies: new Set(),
    findings: createFindings(secrets.redact),
    ledger: createLedger(),
    requests: 0,
    operations: contract.operations.filter(({ id }) => only?.includes(id) ?? true),
    statuses: new Map(),
    log,
  }
}

/**
 * Operations that the server lacks. None of their calls succeeds, and some return 501, or the token's features don't name
 * them: what a proxy, the check of the token or of the body refuses before says nothing. Or every call returns 404 or 405.
 */
export const notImplemented = ({ operations, statuses, features }: Run): string[] =>
  operations
    .filter(({ id, feature }) => {
      const seen = [...(statuses.get(id) ?? [])]
      if (seen.length === 0 || seen.some((status) => status >= 200 && status < 300)) return false
      const isUnoffered = feature !== undefined && features !== undefined && !features.has(feature)
      return seen.includes(501) || isUnoffered || seen.every((status) => status === 404 || status === 405)
    })
    .map(({ id }) => id)

/** Whether no call has reached an operation, as at a wrong address: optional ones may be missing, and 501 is an answer. */
export const isNothingThere = ({ operations, statuses }: Run): boolean =>
  operations.some(({ feature }) => feature === undefined) &&
  statuses.size > 0 &&
  [...statuses.values()].every((seen) => [...seen].every((status) => status === 404 || status === 405))

/** What was found about the operations that the server has. */
export function findingsOf(run: Run) {
  const absent = notImplemented(run)
  return run.findings.all(({ operation }) => !absent.includes(operation))
}

/** What a run had, for its certificate. */
export const givenBy = (run: Run, access: Access): Given => ({
  ledger: run.ledger,
  findings: run.findings,
  isSelected: (id) => run.operations.some((operation) => operation.id === id),
  notImplemented: notImplemented(run),
  needs: {
    write: access.mayWrite,
    account: access.phone !== undefined || access.token !== undefined,
    other: access.otherPhone !== undefined,
    provider: access.confirm !== undefined,
    spare: access.newPhone !== undefined,
  },
})

export type Sent = Reply & { call: Call }
export type Exchange = (
  operationId: string,
  parts?: Partial<Parts>,
  more?: { judge?: (reply: Reply) => Wrong[]; mayFail?: boolean },
) => Promise<Sent>

export function report(run: Run, call: Call, wrongs: Wrong[]) {
  const { client, findings, operations, secrets, headers } = run
  if (!operations.some(({ id }) => id === call.operation)) return
  const curl = () => curlOf(client.origin, { ...call, headers: { ...headers, ...call.headers } }, secrets.redact)
  for (const wrong of wrongs) findings.add({ ...wrong, operation: call.operation, curl: curl() })
}

/** Notes a check of a rule, and reports it unless `isTrue`. */
export function checkRule(run: Run, call: Call, isTrue: boolean, wrong: Wrong) {
  if (!run.operations.some(({ id }) => id === call.operation)) return
  run.ledger.tried(wrong.check, call.operation)
  if (!isTrue) report(run, call, [wrong])
}

const maxWaits = 5
const longestWait = 60

/** Their 429 with a code is an answer: another one-time code can't be sent yet, or too many wrong ones came. */
const answersWith429 = ['requestOtp', 'resendOtp', 'verifyOtp']

/** The seconds to wait if the call is refused for now. A proxy may not say how long; then the call is sent once more. */
function pauseOf(reply: Reply, operation: Operation, waits: number): number | undefined {
  const { status, body } = reply
  const isOwn = answersWith429.includes(operation.id) && typeof (body as Schema | undefined)?.code === 'string'
  if ((status !== 429 || isOwn) && status !== 503) return undefined
  const seconds = secondsToWait(reply)
  if (isOfProxy(reply) && reply.headers['retry-after'] === undefined) return waits === 0 ? 1 : undefined
  return seconds !== undefined && seconds <= longestWait ? Math.max(seconds, 0.1) : undefined
}

/** Sends a call again when `Retry-After` has passed. */
export async function sendPatiently(
  { client }: Run,
  call: Call,
  operation: Operation,
  mayFail = false,
): Promise<Reply> {
  let reply = await client.send(call)
  for (let waits = 0; waits < maxWaits; waits += 1) {
    const pause = mayFail ? undefined : pauseOf(reply, operation, waits)
    if (pause === undefined) break
    await sleep(1000 * pause)
    reply = await client.send(call)
  }
  return reply
}

/** `null` in an optional field is the same as no field. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutNulls(inner)]))
}

/**
 * As in a browser, which the document has no say in: a response with an ETag is kept for its address, and asked for again
 * with that tag. 304 then stands for what was kept.
 */
function createCache() {
  const kept = new Map<string, { reply: Reply; call: Call }>()
  const lower = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  const isFor = ({ reply, call: before }: { reply: Reply; call: Call }, call: Call) => {
    const [old, now] = [lower(before.headers), lower(call.headers)]
    return (reply.headers.vary ?? '').split(/,\s*/).every((name) => old[name.toLowerCase()] === now[name.toLowerCase()])
  }
  return {
    asked(call: Call): Call {
      const found = call.method === 'GET' ? kept.get(call.path) : undefined
      const etag = found?.reply.headers.etag
      if (!found || etag === undefined || !isFor(found, call)) return call
      return { ...call, headers: { ...call.headers, 'If-None-Match': etag } }
    },
    answered(call: Call, reply: Reply): Reply {
      const found = kept.get(call.path)
      if (reply.status === 304 && found && call.headers['If-None-Match'] !== undefined)
        return { ...found.reply, headers: { ...found.reply.headers, ...reply.headers } }
      if (reply.status === 200 && call.method === 'GET' && reply.headers.etag) kept.set(call.path, { reply, call })
      return reply
    },
  }
}

/** Sends calls with these headers, such as a world of the mock server. */
export function createExchange(run: Run, headers: Record<string, string> = {}): Exchange {
  const cache = createCache()
  return async (operationId, parts = {}, { judge, mayFail = false } = {}) => {
    const operation = run.contract.operation(operationId)
    run.requests += 1
    const header = {
      client_id: 'contract-guard',
      'X-Request-Id': `guard-${String(run.requests).padStart(8, '0')}`,
      ...(run.origin && { origin: run.origin }),
      ...headers,
      ...parts.header,
    }
    const call = cache.asked(callOf(operation, { path: {}, query: {}, ...parts, header }))
    const reply = cache.answered(call, await sendPatiently(run, call, operation, mayFail))
    run.statuses.set(operationId, (run.statuses.get(operationId) ?? new Set()).add(reply.status))
    const { tried, wrongs } = checkReply({ operation, reply, call, run }, mayFail)
    if (run.operations.includes(operation)) for (const check of tried) run.ledger.tried(check, operationId)
    report(run, call, [...wrongs, ...(judge?.(reply) ?? [])])
    return { ...reply, body: withoutNulls(reply.body), call }
  }
}
