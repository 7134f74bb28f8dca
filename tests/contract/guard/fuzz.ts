/** Sends what the document can express: every case so many times, and good requests in which several fields differ. */
import fc from 'fast-check'
import { badRequestIsRefused, goodRequestIsRead } from './checks/request.ts'
import type { Reply } from './client.ts'
import type { Operation } from './contract.ts'
import type { Parts } from './requests/call.ts'
import { type Case, casesOf, combinations, seedOf } from './requests/cases.ts'
import type { Scope } from './target/scope.ts'
import { signInCustomer, signInGuest } from './target/sign-in.ts'

export interface FuzzOptions {
  seed: number
  /** Requests of each case. */
  times: number
  /** Requests of each operation with several fields changed. */
  combined: number
  /** Cases under way at the same time. */
  atOnce: number
  scopeOf: (operation: Operation) => Promise<Scope>
  /** Whether one finding is enough. */
  stopsAtFirst?: boolean
  onRequest?: (key: string, reply: Reply) => void
}

/** A good call of these ends its session: each needs one of its own. */
async function spendable({ exchange, access, pass }: Scope, { id }: Operation): Promise<string | undefined> {
  if (id === 'signOut') return (await signInGuest(exchange))?.token
  return access.newPhone ? (await signInCustomer(exchange, access.newPhone(), pass))?.token : undefined
}

const endsSession = ['signOut', 'deleteCustomer']

/** What a good call leaves behind and nobody needs. */
async function tidy(scope: Scope, { id }: Operation, { status, body }: Reply) {
  if (id !== 'saveCard' || status !== 200) return
  const { source_id } = (body as { data: { source_id: string } }).data
  await scope.exchange('deleteMealCard', { token: scope.token(), path: { sourceId: source_id } })
}

/** Sends one request and holds the reply against what it deserves; true where nothing new is wrong. */
async function send(
  scope: Scope,
  operation: Operation,
  parts: Parts,
  about: Case | undefined,
): Promise<[boolean, Reply | undefined]> {
  const { run, exchange } = scope
  const isGood = about?.isValid ?? true
  const spends = isGood && endsSession.includes(operation.id)
  const ownToken = spends ? await spendable(scope, operation) : undefined
  if (spends && !ownToken) return [true, undefined]
  const before = run.findings.count()
  const judge = (reply: Reply) => {
    if (!about) return goodRequestIsRead({ field: everything, keyword: 'all fields', isValid: true }, reply)
    return about.isValid ? goodRequestIsRead(about, reply) : badRequestIsRefused(operation, about, reply)
  }
  const token = () => (operation.security === 'none' ? undefined : scope.token())
  const attempt = async () =>
    exchange(
      operation.id,
      { ...parts, token: ownToken ?? token() },
      {
        // A session that ended meanwhile says nothing about the request.
        judge: (reply) => (reply.status === 401 && operation.security !== 'none' ? [] : judge(reply)),
      },
    )
  let reply = await attempt()
  if (reply.status === 401 && operation.security !== 'none' && !spends) {
    await scope.revive()
    reply = await attempt()
  }
  await tidy(scope, operation, reply)
  return [run.findings.count() === before, reply]
}

const everything: Case['field'] = {
  place: 'body',
  pointer: '',
  required: true,
  isClosed: true,
  schema: {},
  source: '#',
}

/** A key of its own for each order, unless the key is what is tried. */
const refreshed = (scope: Scope, about: Case | undefined, parts: Parts): Parts =>
  'Idempotency-Key' in parts.header && about?.field.pointer !== 'Idempotency-Key'
    ? { ...parts, header: { ...parts.header, 'Idempotency-Key': scope.key() } }
    : parts

interface Work {
  operation: Operation
  about?: Case
  times: number
}

/** One case with fast-check: seeded, and what fails is shrunk before it is told. */
async function carryOut({ operation, about, times }: Work, { seed, scopeOf, onRequest }: FuzzOptions) {
  const scope = await scopeOf(operation)
  const base = { ...scope.base(operation) }
  if (about) scope.run.coverage.noteCase(about)
  const requests = about ? about.requests(base) : combinations(scope.run.contract, operation, base)
  const key = about?.key ?? `${operation.id} combined`
  const property = fc.asyncProperty(requests, async (parts) => {
    const [isFine, reply] = await send(scope, operation, refreshed(scope, about, parts), about)
    if (reply) onRequest?.(key, reply)
    return isFine
  })
  await fc.check(property, { seed: seedOf(key, seed), numRuns: times, endOnFailure: about !== undefined })
}

/** Which work there is: in a fixed order, drawn so that operations take turns. */
export function plan(
  operations: Operation[],
  cases: (operation: Operation) => Case[],
  options: Pick<FuzzOptions, 'times' | 'combined'>,
): Work[] {
  const rows = operations.map((operation): Work[] => [
    ...cases(operation).map((about) => ({ operation, about, times: options.times })),
    { operation, times: options.combined },
  ])
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? [])).flat()
}

/** Runs all of it; `progress` gets the share done from time to time. */
export async function fuzz(
  scope: Scope['run'],
  operations: Operation[],
  options: FuzzOptions,
  progress: (done: number, all: number) => void,
) {
  const works = plan(operations, (operation) => casesOf(scope.contract, operation), options)
  let next = 0
  const lane = async () => {
    for (let work = works[next++]; work; work = works[next++]) {
      if (options.stopsAtFirst && scope.findings.count() > 0) return
      await carryOut(work, options)
      if (next % 50 === 0) progress(next, works.length)
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, lane))
}
