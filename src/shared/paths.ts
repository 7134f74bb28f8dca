/**
 * Every URL of the app (§2). In shared, not in app, because features refer to each other only by URL.
 */
import { parseUrl } from './platform.ts'

const withNext = (path: string, next?: string) =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`

const withOrder = (path: string, orderId?: string) =>
  orderId === undefined ? path : `${path}?order_id=${encodeURIComponent(orderId)}`

// Not only in `routes`, because the early scripts would then contain every route.
export const rootRoute = '/'
export const dashboardRoute = '/dashboard'
export const searchMachineRoute = '/search-machine'
export const machineRoute = '/machine/:machineId'
export const productsRoute = '/products'

/** The router's patterns. src/app/route-table.ts has the screen and the rules of each. */
export const routes = {
  root: rootRoute,
  dashboard: dashboardRoute,
  login: '/login',
  profile: '/profile',
  account: '/account',
  searchMachine: searchMachineRoute,
  scanMachine: '/scan-machine',
  machine: machineRoute,
  products: productsRoute,
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
  privacy: '/privacy',
  imprint: '/imprint',
  accessibility: '/accessibility',
} as const

export type Route = (typeof routes)[keyof typeof routes]

const parameter = /:\w+/
const patternOf = (route: Route) => new RegExp(`^${route.replace(parameter, '([^/]+)')}$`)
const withId = (route: Route, id: string) => route.replace(parameter, encodeURIComponent(id))

// Pure, like `paths`, so that the early scripts drop it.
const patterns = /* @__PURE__ */ Object.values(routes).map((route) => [route, patternOf(route)] as const)

/** The route of a path, with parameter names in place of ids; undefined for an unknown path. */
export const routeOf = (path: string): Route | undefined => patterns.find(([, pattern]) => pattern.test(path))?.[0]

/** The machine id in a machine link's path, still encoded. A customer who opens the link is at that machine. */
export const machineInPath = (path: string) => patternOf(machineRoute).exec(path)?.[1]

/** The query parameters of what is opened at the products: the product of a slot, or a product wherever it is. */
export const openedProduct = { slot: 'slot', product: 'product' } as const

/** The hash for who looks for another way to pay: the id of the payment methods where they are in the page. */
export const methodsId = 'methods'

/** The URLs that the app links to: as its route, or made from parameters. */
export const paths = /* @__PURE__ */ (() =>
  ({
    ...routes,
    /** A product, opened, if the machine still has it. */
    product: (id: string) => `${routes.products}?${openedProduct.product}=${encodeURIComponent(id)}`,
    /** Meal cards, with a way on to `next` if the customer was on the way there. */
    card: (next?: string) => withNext(routes.card, next),
    /** The scanner, to confirm an order's machine. The scanned code leads back to the order. */
    scanOrderMachine: (orderId: string) => withOrder(routes.scanMachine, orderId),
    /** Where customers choose what to avoid. */
    avoid: `${routes.account}#avoid`,
    /** The cart at its payment methods. */
    paymentMethods: `${routes.payment}#${methodsId}`,
    orderPayments: `${routes.orderHistory}?view=payments`,
    /** Help with an order. `reference` names the failed call. */
    support: (orderId?: string, reference?: string) =>
      withOrder(routes.support, orderId) + (reference ? `${orderId ? '&' : '?'}reference=${reference}` : ''),
    /** Help with an item that is reported as dispensed but did not come out. */
    itemHelp: (orderId: string, itemId: string, isCoffee: boolean) =>
      `${withOrder(routes.support, orderId)}&item=${encodeURIComponent(itemId)}#${isCoffee ? 'coffee' : 'stuck'}`,
    /** Sign-in, which then continues to `next`. What is behind its # may be secret, and stays where no server sees it. */
    login: (next: string) => withNext(routes.login, next.replace(/#.*/, '')) + (/#.*/.exec(next)?.[0] ?? ''),
    machine: (machineId: string) => withId(routes.machine, machineId),
    /** `machineId` is the machine that the customer is at, if known. */
    orderDispense: (orderId: string, machineId?: string) =>
      withOrder(routes.orderDispense, orderId) + (machineId ? `&machine=${encodeURIComponent(machineId)}` : ''),
    orderDispenseStatus: (orderId?: string) => withOrder(routes.orderDispenseStatus, orderId),
    orderHistoryDetails: (orderId: string) => withId(routes.orderHistoryDetails, orderId),
    /** The receipt that the app makes from the order. */
    receipt: (orderId: string) => `${withId(routes.orderHistoryDetails, orderId)}?view=receipt`,
    paymentSuccess: (orderId: string) => withOrder(routes.paymentSuccess, orderId),
  }) as const)()

/** Returns `next` if it is a path of the app, otherwise `/`: a link must not send customers to another site. */
export function safeNext(next: string | null, origin = globalThis.location.origin): string {
  // Parsed the way browsers do: they drop tabs and line breaks and treat a backslash as a slash.
  const url = next?.startsWith('/') ? parseUrl(next, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith(routes.login))
    return routes.root
  return url.pathname + url.search + url.hash
}
