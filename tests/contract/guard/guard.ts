/** Checks one server: first probes, then generated requests for everything in the document. */
import type { OperationId } from '#generated/runtime/operation.ts'
import { type FuzzOptions, fuzz } from './fuzz.ts'
import { account } from './probes/account.ts'
import { appPayments } from './probes/app-payments.ts'
import { auth, expiredTokens } from './probes/auth.ts'
import { cors, headerNames, ignoredTokens, precedence, unknownPaths } from './probes/browsers.ts'
import { carts } from './probes/cart.ts'
import { collecting } from './probes/collecting.ts'
import { companyOrders } from './probes/company.ts'
import { companyWallet, history, wallet } from './probes/history.ts'
import { ingredients } from './probes/ingredients.ts'
import { languages } from './probes/languages.ts'
import { lists } from './probes/lists.ts'
import { listenToStream, machineIds, machines, nearby, search, stream } from './probes/machines.ts'
import { unsupportedMethods } from './probes/methods.ts'
import { missingItems } from './probes/missing-items.ts'
import { owners } from './probes/owners.ts'
import { paying, returnedPayments } from './probes/paying.ts'
import type { Probe } from './probes/probe.ts'
import { releaseWaiting } from './probes/shop.ts'
import { badTokens, guests, noToken, otherAuthSchemes, unknownIds } from './probes/tokens.ts'
import { severalUnits } from './probes/units.ts'
import type { Scope } from './scope.ts'

/** Each probe's name, and the operation without which it has nothing to do. It looks for the others itself. */
const probes: [name: string, probe: Probe, operation?: OperationId][] = [
  // First, because every later call then comes from the app's origin.
  ['preflight', cors],
  ['machines', machines, 'getMachine'],
  ['machine ids', machineIds, 'getMachine'],
  ['search', search, 'listMachines'],
  ['nearby machines', nearby, 'listNearbyMachines'],
  ['live status', stream, 'streamMachine'],
  ['languages', languages, 'getMachineProducts'],
  ['carts', carts, 'validateCart'],
  ['ingredients', ingredients, 'validateCart'],
  ['paying', paying, 'createOrder'],
  ['returned payments', returnedPayments, 'getReturnedPayment'],
  ['paying in an app', appPayments, 'createOrder'],
  ['collecting', collecting, 'createOrder'],
  ['several units', severalUnits, 'createOrder'],
  ['missing items', missingItems, 'createRefund'],
  ['company orders', companyOrders, 'createOrder'],
  ['owners', owners],
  ['orders', history, 'listOrders'],
  ['wallet', wallet, 'getWalletBalance'],
  ['company wallet', companyWallet, 'getCompanyWalletBalance'],
  ['lists', lists],
  ['account', account],
  ['unknown ids', unknownIds],
  ['guests', guests],
  ['no token', noToken],
  ['bad tokens', badTokens],
  ['ignored tokens', ignoredTokens],
  ['other schemes', otherAuthSchemes],
  ['precedence', precedence],
  ['header names', headerNames],
  ['unknown paths', unknownPaths],
  ['undocumented methods', unsupportedMethods],
  ['sign-in', auth],
]

export const probeNames = probes.map(([name]) => name)
/** Comes after all else, because it may end every session. */
export const lastProbe = 'expired tokens'

export interface GuardOptions extends FuzzOptions {
  /** Whether to send generated requests after the probes. */
  isFuzzed?: boolean
  /** The names of the probes to run. The default is all. */
  probes?: string[]
  /** Whether to listen to the live stream for a while, which takes 17 seconds. */
  isListening?: boolean
}

export async function guard(scope: Scope, options: GuardOptions) {
  const { run, access, isSelected } = scope
  const endListening = options.isListening === false ? undefined : listenToStream(scope)
  for (const [name, probe, operation] of probes) {
    if ((operation && !isSelected(operation)) || options.probes?.includes(name) === false) continue
    run.log(`Probing ${name}${operation ? '' : ` of ${run.operations.length} operations`}`)
    await probe(scope)
  }
  const operations = run.operations.filter(({ method }) => access.mayWrite || method === 'GET')
  if (options.isFuzzed ?? true) await fuzz(run, operations, options)
  await endListening?.()
  // An order that waits would stop the account's next one.
  const buyer = scope.customer ?? scope.guest
  if (access.mayWrite && buyer) await releaseWaiting(scope, buyer)
  if (options.probes?.includes(lastProbe) ?? true) await expiredTokens(scope)
}
