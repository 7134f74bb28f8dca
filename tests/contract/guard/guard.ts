/** Checks one server: first probes, then generated requests for everything in the document. */
import type { OperationId } from '#generated/runtime/operation.ts'
import { type FuzzOptions, fuzz } from './fuzz.ts'
import { quotes } from './probes/amounts.ts'
import { conflicts } from './probes/conflicts.ts'
import { companyWallet, history, wallet } from './probes/history.ts'
import { lists } from './probes/lists.ts'
import { machines, stream } from './probes/machines.ts'
import { unsupportedMethods } from './probes/methods.ts'
import type { Probe } from './probes/probe.ts'
import { badTokens, guests, noToken, otherAuthSchemes, otherUsers, unknownIds } from './probes/tokens.ts'
import type { Scope } from './scope.ts'

const conflicting: OperationId[] = [
  'createOrder',
  'unblockOrder',
  'dispenseOrder',
  'getReceipt',
  'rateOrder',
  'createRefund',
]

/** Each probe's name, and the operations it needs unless it covers all. */
const probes: [name: string, probe: Probe, operations?: OperationId[]][] = [
  ['machines', machines, ['getMachine']],
  ['live status', stream, ['streamMachine']],
  ['quotes', quotes, ['getMachineProducts', 'listOffers', 'validateCart']],
  ['orders', history, ['listOrders']],
  ['conflicts', conflicts, [...conflicting, 'listOrders']],
  ['wallet', wallet, ['getWalletBalance', 'listWalletTransactions']],
  ['company wallet', companyWallet, ['getCompanyWalletBalance', 'listCompanyWalletTransactions']],
  ['lists', lists],
  ['unknown ids', unknownIds],
  ['other users', otherUsers],
  ['guests', guests],
  ['no token', noToken],
  ['bad tokens', badTokens],
  ['other schemes', otherAuthSchemes],
  ['undocumented methods', unsupportedMethods],
]

export interface GuardOptions extends FuzzOptions {
  /** Whether to send generated requests after the probes. */
  isFuzzed?: boolean
}

export async function guard(scope: Scope, options: GuardOptions) {
  const { run, access } = scope
  const isSelected = (operations?: OperationId[]) => operations?.every(scope.isSelected) ?? true
  for (const [name, probe, operations] of probes.filter((each) => isSelected(each[2]))) {
    run.log(`Probing ${name}${operations ? '' : ` of ${run.operations.length} operations`}`)
    await probe(scope)
  }
  const operations = run.operations.filter(({ method }) => access.mayWrite || method === 'GET')
  if (options.isFuzzed ?? true) await fuzz(run, operations, options)
}
