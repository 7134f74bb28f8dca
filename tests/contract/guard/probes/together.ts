/** Calls at the same time. What they leave shows whether the server keeps them apart, if it had them at the same time. */
import { setImmediate } from 'node:timers/promises'
import type { Span } from '../client.ts'
import type { Sent } from '../exchange.ts'
import { callOf } from '../requests/call.ts'
import type { RuleId } from '../rules.ts'
import type { Scope } from '../scope.ts'

/** Rounds in which the calls have to overlap, and how many more are tried. */
const rounds = 3
const spare = 3

/** Opens as many connections, because opening one takes longer than many a race is open. */
async function warmUp({ run, facts, headers }: Scope, count: number) {
  const path = { id: facts.machineId, machineId: facts.machineId }
  const call = callOf(run.contract.operation('getMachine'), {
    path,
    query: {},
    header: { client_id: 'contract-guard' },
  })
  const ask = () => run.client.send({ ...call, headers: { ...call.headers, ...headers } })
  await Promise.all(Array.from({ length: count }, ask))
}

/** Whether all were sent before the first was answered. */
function haveOverlapped(spans: (Span | undefined)[]) {
  const known = spans.filter((span) => span !== undefined)
  return (
    known.length === spans.length && Math.max(...known.map(({ from }) => from)) < Math.min(...known.map(({ to }) => to))
  )
}

type Calls = (() => Promise<Sent>)[]
const sendAll = (calls: Calls) => Promise.all(calls.map((call) => call()))
const withOverlap = (sent: Sent[]) => ({ sent, isShown: haveOverlapped(sent.map(({ span }) => span)) })

/** Sends the calls at the same time, over open connections. */
export async function together(scope: Scope, calls: Calls) {
  await warmUp(scope, calls.length)
  return withOverlap(await sendAll(calls))
}

/**
 * As `together`, but the first call gets ahead. Not by a time: on a busy computer, any time is long enough for the answer.
 */
export async function oneAhead(scope: Scope, [first, ...others]: [Calls[number], ...Calls]) {
  await warmUp(scope, others.length + 1)
  const begun = first()
  await setImmediate()
  const rest = await sendAll(others)
  return withOverlap([await begun, ...rest])
}

/**
 * Plays rounds until the calls have overlapped often enough. A round says whether they have, or why there can be no
 * round. The rule is not proven if the calls did not overlap.
 */
export async function inRounds(
  { doubt }: Scope,
  rule: RuleId,
  round: (index: number) => Promise<boolean | string>,
  wanted = rounds,
): Promise<void> {
  let shown = 0
  for (let index = 0; index < wanted + spare && shown < wanted; index += 1) {
    const isShown = await round(index)
    if (typeof isShown === 'string') return doubt(rule, isShown)
    if (isShown) shown += 1
  }
  const why = `the calls at the same time reached the server together in ${shown} of ${wanted} rounds: try again on a less busy computer`
  if (shown < wanted) doubt(rule, why)
}
