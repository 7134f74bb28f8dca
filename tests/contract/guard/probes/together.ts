/** Calls at the same time. What they leave shows whether the server keeps them apart, if it had them at the same time. */
import type { Span } from '../client.ts'
import type { Sent } from '../exchange.ts'
import { callOf } from '../requests/call.ts'
import type { RuleId } from '../rules.ts'
import type { Scope } from '../scope.ts'

/** Rounds in which the calls have to overlap, and the most that are tried. */
const wanted = 3
const tries = 5

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

/** Sends the calls at the same time, over open connections. */
export async function together(scope: Scope, calls: (() => Promise<Sent>)[]) {
  await warmUp(scope, calls.length)
  const sent = await Promise.all(calls.map((call) => call()))
  return { sent, isShown: haveOverlapped(sent.map(({ span }) => span)) }
}

/**
 * Plays rounds until the calls have overlapped often enough. A round says whether they have, or why there can be no
 * round. The rule is not proven if the calls did not overlap.
 */
export async function inRounds(
  { doubt }: Scope,
  rule: RuleId,
  round: (index: number) => Promise<boolean | string>,
): Promise<void> {
  let shown = 0
  for (let index = 0; index < tries && shown < wanted; index += 1) {
    const isShown = await round(index)
    if (typeof isShown === 'string') return doubt(rule, isShown)
    if (isShown) shown += 1
  }
  const why = `the calls at the same time reached the server together in ${shown} of ${wanted} rounds: try again on a less busy computer`
  if (shown < wanted) doubt(rule, why)
}
