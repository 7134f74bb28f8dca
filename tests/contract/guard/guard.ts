/** Examines one server: probes first, then everything that the document can express. */
import { type FuzzOptions, fuzz } from './fuzz.ts'
import { history, wallets } from './probes/history.ts'
import { lists } from './probes/lists.ts'
import { machines, stream } from './probes/machines.ts'
import { unsupportedMethods } from './probes/methods.ts'
import { badTokens, guests, noToken, otherSchemes, otherUsers, unknownThings } from './probes/tokens.ts'
import type { Scope } from './scope.ts'

const probes = [
  ...[machines, stream, history, wallets, lists],
  ...[unknownThings, otherUsers, guests, noToken, badTokens, otherSchemes],
]

export interface GuardOptions extends FuzzOptions {
  /** Generated requests for these operations only. */
  only?: string[] | undefined
}

export async function guard(scope: Scope, options: GuardOptions) {
  const { run, access } = scope
  for (const probe of probes) await probe(scope)
  // A server that takes another method may do anything with it.
  if (access.mayWrite) await unsupportedMethods(scope)
  const operations = run.contract.operations
    .filter(({ method }) => access.mayWrite || method === 'GET')
    .filter(({ id }) => options.only?.includes(id) ?? true)
  await fuzz(run.contract, operations, options)
}
