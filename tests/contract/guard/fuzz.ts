/** Sends generated requests: every case, and valid requests with several fields changed. */
import fc from 'fast-check'
import { acceptsValidRequest, rejectsInvalidRequest } from './checks.ts'
import type { Reply } from './client.ts'
import type { Operation } from './contract.ts'
import type { Run } from './exchange.ts'
import type { Parts } from './requests/call.ts'
import { type Case, casesOf, combinations, seedOf } from './requests/cases.ts'
import type { RuleId } from './rules.ts'
import type { Scope } from './scope.ts'
import { dataOf, signInCustomer, signInGuest } from './sign-in.ts'

export interface FuzzOptions {
  seed: number
  /** Requests for each case. */
  times: number
  /** Requests for each operation with several fields changed. */
  combined: number
  /** Cases that run concurrently. */
  atOnce: number
  scopeOf: (operation: Operation) => Promise<Scope>
}

/** A valid call of these ends its session, so each call gets its own. */
const endsSession = ['signOut', 'deleteCustomer']

async function spareToken({ exchange, access }: Scope, { id }: Operation): Promise<string | undefined> {
  if (id === 'signOut') return (await signInGuest(exchange))?.token
  return access.newPhone && (await signInCustomer(exchange, access.newPhone(), access.wait))?.token
}

/** Deletes what a valid call has created. */
async function cleanUp(scope: Scope, { id }: Operation, reply: Reply) {
  if (id === 'saveCard' && reply.status === 200)
    await scope.exchange('deleteMealCard', { token: scope.token(), path: { sourceId: dataOf(reply).source_id } })
}

const ruleTried = (about: Case | undefined): RuleId => {
  if (about === undefined || about.isValid) return 'good-request-read'
  return about.keyword === 'size' ? 'size-survived' : 'bad-request-refused'
}

/** Bodies without an end, by operation. The check waits for the end of each, so a few have to do. */
type Unended = Map<string, number>
const enough = 2
const isGivenUp = (unended: Unended, { id }: Operation) => (unended.get(id) ?? 0) >= enough

/** Sends one request. Returns true without new findings. */
async function send(
  scope: Scope,
  operation: Operation,
  parts: Parts,
  about: Case | undefined,
  unended: Unended,
): Promise<boolean> {
  if (isGivenUp(unended, operation)) return true
  const { run, exchange } = scope
  const isValid = about?.isValid ?? true
  const needsSpare = isValid && endsSession.includes(operation.id)
  const spare = needsSpare ? await spareToken(scope, operation) : undefined
  if (needsSpare && !spare) return true
  const before = run.findings.count()
  const hasToken = operation.security !== 'ignored'
  const judge = (reply: Reply) => {
    // A 401 from an ended session does not concern the request.
    if (reply.status === 401 && hasToken) return []
    run.ledger.tried(ruleTried(about), operation.id)
    return about && !isValid ? rejectsInvalidRequest(about, reply) : acceptsValidRequest(about, reply)
  }
  const attempt = () =>
    exchange(operation.id, { ...parts, token: hasToken ? (spare ?? scope.token()) : undefined }, { judge })
  let reply = await attempt()
  if (reply.status === 401 && hasToken && !spare) {
    await scope.signInAgain()
    reply = await attempt()
  }
  if (reply.isCut) {
    unended.set(operation.id, (unended.get(operation.id) ?? 0) + 1)
    scope.doubt(ruleTried(about), `${operation.id} doesn’t end its bodies, so most of its requests weren’t sent`)
  }
  await cleanUp(scope, operation, reply)
  return run.findings.count() === before
}

/** Gives each order a new key, unless the case is about the key. */
const withNewKey = (scope: Scope, about: Case | undefined, parts: Parts): Parts =>
  'Idempotency-Key' in parts.header && about?.field.pointer !== 'Idempotency-Key'
    ? { ...parts, header: { ...parts.header, 'Idempotency-Key': scope.key() } }
    : parts

interface Work {
  operation: Operation
  /** If missing, several fields change at once. */
  about?: Case
}

/** Runs one case with fast-check: seeded, and a failing request is shrunk before it is reported. */
async function runCase({ operation, about }: Work, unended: Unended, options: FuzzOptions) {
  const { seed, times, combined, scopeOf } = options
  const scope = await scopeOf(operation)
  const base = scope.base(operation)
  const requests = about ? about.requests(base) : combinations(scope.run.contract, operation, base)
  const property = fc.asyncProperty(requests, (parts) =>
    send(scope, operation, withNewKey(scope, about, parts), about, unended),
  )
  const key = about?.key ?? `${operation.id} combined`
  await fc.check(property, {
    seed: seedOf(key, seed),
    numRuns: about ? times : combined,
    endOnFailure: about !== undefined,
  })
}

export async function fuzz({ contract, log }: Run, operations: Operation[], options: FuzzOptions) {
  const rows = operations.map((operation): Work[] => [
    ...casesOf(contract, operation).map((about) => ({ operation, about })),
    { operation },
  ])
  const longest = Math.max(0, ...rows.map((row) => row.length))
  // Operations alternate, so concurrent cases run in different worlds.
  const works = Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat()
  const unended: Unended = new Map()
  let next = 0
  const step = Math.ceil(works.length / 10)
  const lane = async () => {
    for (let work = works[next++]; work; work = works[next++]) {
      if (next % step === 0) log(`Generated requests: ${next} of ${works.length} cases`)
      if (!isGivenUp(unended, work.operation)) await runCase(work, unended, options)
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, lane))
}
