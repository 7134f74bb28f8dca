/** Where a path leads (specification §2). Pure: every rule reads the facts and answers a path or null. */
import { machineIdFromCode } from '#domain/machine/scanned-code.ts'
import { afterSignIn } from '#domain/session/after-sign-in.ts'
import { paths, routes } from '#shared/paths.ts'

export interface Facts {
  path: string
  session: 'none' | 'guest' | 'registered' | 'expired'
  /** Whether a registered customer has yet to be asked for a profile. */
  isNewHere: boolean
  hasMachine: boolean
  cartCount: number
  hasCartId: boolean
  /** null: there is none; undefined: not known yet. */
  activeOrder: { id: string; status: 'In-Progress' | 'Paid' } | null | undefined
  /** Whether the app was opened at this very path. */
  isEntry: boolean
  /** Whether the scanner was opened to confirm the machine of an order. */
  isConfirmingMachine: boolean
  /** Whether sign-in was asked for somewhere and goes back there by itself. */
  hasNext: boolean
}

const resultPaths: string[] = [
  routes.cardPaymentSuccess,
  routes.cardPaymentFailure,
  routes.mealCardPaymentSuccess,
  routes.mealCardPaymentFailure,
  routes.paymentSuccess,
]
const successPaths: string[] = [routes.cardPaymentSuccess, routes.mealCardPaymentSuccess]
const dispensePaths: string[] = [routes.orderDispense, routes.orderDispenseStatus]
const paymentPaths: string[] = [routes.payment, routes.payments]
const shoppingPaths: string[] = [
  routes.root,
  routes.searchMachine,
  routes.scanMachine,
  routes.products,
  routes.cart,
  ...paymentPaths,
]

/** What a link or a scanned code names: a customer who opens it is at that machine. */
const machineOf = (path: string) => /^\/machine\/([^/]+)$/.exec(path)?.[1]

const isShopping = (path: string) => shoppingPaths.includes(path) || machineOf(path) !== undefined

/** Who opens the app to read about an order or to get help stays there. */
const staysOpen = (path: string) => path === routes.support || path.startsWith('/order-history-details/')

/**
 * The router takes a slash too many, the rules here do not: each screen has one address. Two at the beginning would
 * even lead to another host.
 */
export const withoutSlash = (path: string) => path.replace(/\/+(?=\/|$)/g, '') || '/'

/** By any address, also one that has yet to be put right. */
export const isResultPath = (address: string) => resultPaths.includes(withoutSlash(address))

const start = (hasMachine: boolean) => (hasMachine ? paths.products : paths.searchMachine)

/** An order that waits at a machine comes before shopping; the fixed points decide for themselves. */
function toActiveOrder({ path, hasCartId, activeOrder, isEntry, isConfirmingMachine }: Facts): string | null {
  const isFixed = successPaths.includes(path) || dispensePaths.includes(path)
  const isConfirming = isConfirmingMachine && path === routes.scanMachine
  const isFollowed = isShopping(path) || (isEntry && !staysOpen(path))
  if (!activeOrder || hasCartId || isFixed || isConfirming || !isFollowed) return null
  if (activeOrder.status === 'In-Progress') return paths.orderDispenseStatus(activeOrder.id)
  // The machine is handed on, so that the order is not dispensed at one while the customer stands at another.
  const machineId = machineIdFromCode(machineOf(path) ?? '', [])
  return paths.orderDispense(activeOrder.id, machineId ?? undefined)
}

/** The path to go to instead, or null to stay. */
export function redirect(facts: Facts): string | null {
  const { path, session, isNewHere, hasMachine, cartCount, hasNext } = facts
  const order = toActiveOrder(facts)
  if (order) return order
  if (path === routes.root) return start(hasMachine)
  if (path === routes.login)
    return session === 'registered' && !hasNext ? afterSignIn(isNewHere, start(hasMachine)) : null
  if (path === routes.payments) return paths.payment
  if (path === routes.cart && cartCount === 0) return paths.products
  if (path === routes.products && !hasMachine) return paths.searchMachine
  return null
}

/** Where money or products are on their way: nothing may come in between. */
export const isMoneyPath = (path: string) =>
  paymentPaths.includes(path) || isResultPath(path) || dispensePaths.includes(path)

/** The stored cart id lives only while a payment or its outcome is on the screen. */
export const keepsCartId = (path: string) => isMoneyPath(path) && path !== routes.orderDispense

/** Screens of an account of one's own: what a guest has none of. */
const accountPaths: string[] = [
  routes.profile,
  routes.card,
  routes.walletTransactions,
  routes.companyWalletTransactions,
]
const personalPaths: string[] = [
  ...accountPaths,
  ...paymentPaths,
  ...dispensePaths,
  routes.dashboard,
  routes.account,
  routes.orderHistory,
  routes.refunds,
]

/** Screens that show what belongs to somebody: any token will do, a guest's counts. */
export const needsToken = (path: string) => personalPaths.includes(path) || path.startsWith('/order-history-details/')

/** Screens where a guest is told why to sign in. */
export const needsAccount = (path: string) => accountPaths.includes(path)
