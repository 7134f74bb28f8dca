/** The redirect rules (§2). Pure: each takes the facts and returns a path, or null to stay. */
import { bareMachineId } from '#domain/machine/machine-id.ts'
import { config } from '#shared/config.ts'
import { machineInPath, paths, routeOf, routes } from '#shared/paths.ts'
import { isOffered, type RouteEntry, routeTable } from './route-table.ts'

export interface Facts {
  path: string
  session: 'none' | 'guest' | 'registered' | 'expired'
  hasMachine: boolean
  hasCart: boolean
  hasCartId: boolean
  /** null: there is none; undefined: still loading. */
  activeOrder: { id: string; status: 'In-Progress' | 'Paid' } | null | undefined
  /** Whether the app was opened at this path, rather than navigated to it. */
  isEntry: boolean
  /** Whether the scanner was opened to confirm the machine of an order. */
  isConfirmingMachine: boolean
  /** Whether sign-in itself returns to the screen that required it. */
  hasNext: boolean
}

/**
 * The router tolerates extra slashes, but these rules don't: each screen has one path. Two leading slashes would even
 * lead to another host.
 */
export const withoutExtraSlashes = (path: string) => path.replace(/\/(?=\/|$)/g, '') || '/'

/** Undefined for an unknown path. */
function entryOf(path: string): RouteEntry | undefined {
  const route = routeOf(withoutExtraSlashes(path))
  const entry: RouteEntry | undefined = route && routeTable[route]
  return entry && isOffered(entry) ? entry : undefined
}

export const isResultPath = (path: string) => entryOf(path)?.kind === 'result'

const start = (hasMachine: boolean) => (hasMachine ? paths.products : paths.searchMachine)

/** The scanner is open for a paid order. */
const isToConfirm = ({ path, isConfirmingMachine }: Pick<Facts, 'path' | 'isConfirmingMachine'>) =>
  isConfirmingMachine && path === routes.scanMachine

/** A waiting order takes precedence over shopping. */
function toActiveOrder(facts: Facts): string | null {
  const { path, hasCartId, activeOrder, isEntry } = facts
  const { kind, staysOpen } = entryOf(path) ?? {}
  const isInterrupted = kind === 'shopping' || kind === 'checkout' || (isEntry && !staysOpen)
  if (!activeOrder || hasCartId || isToConfirm(facts) || !isInterrupted) return null
  if (activeOrder.status === 'In-Progress') return paths.orderDispenseStatus(activeOrder.id)
  // Passes the machine on: an order must not be dispensed while the customer is at another machine.
  const machineId = bareMachineId(machineInPath(path) ?? '')
  return paths.orderDispense(activeOrder.id, machineId ?? undefined)
}

/** The path to redirect to, or null to stay. */
export function redirect(facts: Facts): string | null {
  const { path, session, hasMachine, hasCart, hasNext } = facts
  const order = toActiveOrder(facts)
  if (order) return order
  if (path === routes.root) return start(hasMachine)
  if (path === routes.login) return session === 'registered' && !hasNext ? start(hasMachine) : null
  if (path === routes.payments) return paths.payment
  // The payment screen shows the cart.
  if (path === routes.cart) return hasCart ? paths.payment : paths.products
  if (path === routes.products && !hasMachine) return paths.searchMachine
  return null
}

const moneyKinds: (RouteEntry['kind'] | undefined)[] = ['checkout', 'result', 'dispense']

/** Screens with a payment or dispensing under way. Nothing may interrupt them. */
export const isMoneyPath = (path: string) => moneyKinds.includes(entryOf(path)?.kind)

type Opened = Pick<Facts, 'path' | 'isConfirmingMachine'> & { hasOpenAttempt: boolean }

/** Screens that are closed during maintenance. Screens for orders that are paid, or may be, stay available. */
export function isClosed({ path, isConfirmingMachine, hasOpenAttempt }: Opened) {
  const kind = entryOf(path)?.kind
  const isShopping = kind === 'shopping' && !isToConfirm({ path, isConfirmingMachine })
  return config.maintenance !== '' && (isShopping || (kind === 'checkout' && !hasOpenAttempt))
}

/** The stored cart id is kept only while a payment or its outcome is on the screen. */
export const keepsCartId = (path: string) => isMoneyPath(path) && path !== routes.orderDispense

/** Screens with personal data. Any session is enough, including a guest's. */
export const needsToken = (path: string) => (entryOf(path)?.access ?? 'open') !== 'open'

/** Account-only routes: guests see why to sign in. */
export const needsAccount = (path: string) => entryOf(path)?.access === 'account'

/** Undefined if the screen belongs to no tab, or if this installation does not have the path. */
export const tabOf = (path: string) => entryOf(path)?.tab

/** Whether the screen has its own way to sign in. After paying, only another account's order needs one. */
export const hasSignIn = (path: string) => needsAccount(path) || isMoneyPath(path) || entryOf(path)?.hasSignIn
