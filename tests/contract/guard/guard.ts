/** Examines one server: probes first, then everything that the document can express. */
import { type FuzzOptions, fuzz } from './fuzz.ts'
import { history, wallets } from './probes/history.ts'
import { lists } from './probes/lists.ts'
import { machines, stream } from './probes/machines.ts'
import { unsupportedMethods } from './probes/methods.ts'
import type { Probe } from './probes/probe.ts'
import { badTokens, guests, noToken, otherSchemes, otherUsers, unknownThings } from './probes/tokens.ts'
import type { Scope } from './scope.ts'

const walletOperations = [
  ...['getWalletBalance', 'listWalletTransactions'],
  ...['getCompanyWalletBalance', 'listCompanyWalletTransactions'],
]
/** What a probe is called, and the operations it is about if it does not go through all. */
const probes: [name: string, probe: Probe, about?: string[]][] = [
  ['machines', machines, ['getMachine', 'listMachines', 'getMachineProducts']],
  ['live status', stream, ['streamMachine']],
  ['orders', history, ['listOrders', 'getOrder', 'listOrderTransactions']],
  ['wallets', wallets, walletOperations],
  ['lists', lists],
  ['unknown ids', unknownThings],
  ['other users', otherUsers],
  ['guests', guests],
  ['no token', noToken],
  ['bad tokens', badTokens],
  ['other schemes', otherSchemes],
]

export interface GuardOptions extends FuzzOptions {
  /** Whether generated requests are sent besides the probes. */
  isFuzzed?: boolean
}

export async function guard(scope: Scope, options: GuardOptions) {
  const { run, access } = scope
  const isAsked = (about?: string[]) => !about || run.operations.some(({ id }) => about.includes(id))
  for (const [name, probe, about] of probes.filter((each) => isAsked(each[2]))) {
    run.say(`Probing ${name}${about ? '' : ` of ${run.operations.length} operations`}`)
    await probe(scope)
  }
  // A server that takes another method may do anything with it.
  if (access.mayWrite) await unsupportedMethods(scope)
  const operations = run.operations.filter(({ method }) => access.mayWrite || method === 'GET')
  if (options.isFuzzed ?? true) await fuzz(run, operations, options)
}
