/**
 * Every URL of the app (specification §2). It lives in shared, not in app, because features link to each other
 * by URL and by nothing else.
 */
import { parseUrl } from './platform.ts'

const withNext = (path: string, next?: string) =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`

const withOrder = (path: string, orderId?: string) =>
  orderId === undefined ? path : `${path}?order_id=${encodeURIComponent(orderId)}`

/** The patterns that the router matches; src/app/route-table.ts says what each one is. */
export const routes = {
  root: '/',
  dashboard: '/dashboard',
  login: '/login',
  profile: '/profile',
  account: '/account',
  searchMachine: '/search-machine',
  scanMachine: '/scan-machine',
  machine: '/machine/:machineId',
  products: '/products',
  cart: '/cart',
  payment: '/payment',
  payments: '/payments',
  card: '/card',
  orderDispense: '/order-dispense',
  orderDispenseStatus: '/order-dispense-status',
  orderHistory: '/order-history',
  orderHistoryDetails: '/order-history-details/:orderId',
  cardPaymentSuccess: '/payu-payment-success',
  cardPaymentFailure: '/payu-payment-failure',
  mealCardPaymentSuccess: '/sodexo-payment-success',
  mealCardPaymentFailure: '/sodexo-payment-failure',
  paymentSuccess: '/payment-success',
  walletTransactions: '/wallet-transactions',
  companyWalletTransactions: '/company-wallet-transactions',
  refunds: '/refunds',
  offers: '/offers',
  support: '/support',
  faq: '/faq',
  terms: '/terms-n-conditions',
} as const

export type Route = (typeof routes)[keyof typeof routes]

/** The route that a path belongs to, with parameter names in place of ids; undefined where it is no screen of the app. */
export const routeOf = (path: string): Route | undefined =>
  Object.values(routes).find((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path))

/** The URLs that the app links to. */
export const paths = {
  root: routes.root,
  dashboard: routes.dashboard,
  account: routes.account,
  /** Profile and cards go on to `next`, where they were asked for on the way. */
  profile: (next?: string) => withNext(routes.profile, next),
  card: (next?: string) => withNext(routes.card, next),
  searchMachine: routes.searchMachine,
  scanMachine: routes.scanMachine,
  /** To confirm the machine of an order: the code scanned there leads back to the order. */
  scanOrderMachine: (orderId: string) => withOrder(routes.scanMachine, orderId),
  products: routes.products,
  cart: routes.cart,
  payment: routes.payment,
  orderHistory: routes.orderHistory,
  offers: routes.offers,
  orderPayments: `${routes.orderHistory}?view=payments`,
  refunds: routes.refunds,
  walletTransactions: routes.walletTransactions,
  companyWalletTransactions: routes.companyWalletTransactions,
  /** About an order; `reference` names the call that went wrong. */
  support: (orderId?: string, reference?: string) =>
    withOrder(routes.support, orderId) + (reference ? `${orderId ? '&' : '?'}reference=${reference}` : ''),
  /** Sign-in comes back to where it was asked for. */
  login: (next: string) => withNext(routes.login, next),
  machine: (machineId: string) => `/machine/${encodeURIComponent(machineId)}`,
  /** `machineId` is the machine that the customer is known to be at. */
  orderDispense: (orderId: string, machineId?: string) =>
    withOrder(routes.orderDispense, orderId) + (machineId ? `&machine=${encodeURIComponent(machineId)}` : ''),
  orderDispenseStatus: (orderId?: string) => withOrder(routes.orderDispenseStatus, orderId),
  orderHistoryDetails: (orderId: string) => `/order-history-details/${encodeURIComponent(orderId)}`,
  paymentSuccess: (orderId: string) => withOrder(routes.paymentSuccess, orderId),
} as const

/** A path of this app that a query string names, else `/`: a link must not send customers elsewhere. */
export function safeNext(next: string | null, origin = globalThis.location.origin): string {
  // Read as the browser reads it: it drops tabs and line breaks, and takes a backslash for a slash.
  const url = next?.startsWith('/') ? parseUrl(next, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith(routes.login))
    return routes.root
  return url.pathname + url.search + url.hash
}
