/**
 * Every route of the app: its screen, who may see it, and its kind. The router, the redirects, the session gate and
 * the check for money screens read this table. URLs are built in src/shared/paths.ts, because features link to each
 * other. The products screen is part of the first load; every other screen is loaded on demand.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ProductsScreen } from '#features/products/ProductsScreen.tsx'
import { config } from '#shared/config.ts'
import { loadLater } from '#shared/load-chunk.ts'
import { type Route, routes } from '#shared/paths.ts'
import { lazyScreen } from '#shared/ui/lazy-screen.ts'

export interface RouteEntry {
  /** null: always redirected. */
  screen: ComponentType | null
  /** Requests what the screen shows, from the moment that a finger touches a link to it. Never fails. */
  prepare?: (queries: QueryClient) => Promise<unknown>
  /** `token`: any session is enough, including a guest's. `account`: guests see why to sign in. */
  access: 'open' | 'token' | 'account'
  /** Nothing may interrupt `checkout`, `result` and `dispense`, where a payment or dispensing is under way. */
  kind: 'shopping' | 'checkout' | 'result' | 'dispense' | 'account' | 'info'
  /** The tab that the screen belongs to. */
  tab?: 'home' | 'machines' | 'menu' | 'orders' | 'wallet' | 'account'
  /** The screen has its own way to sign in, so the header has none. Always true for `account` and for payments. */
  hasSignIn?: true
  /** Opening the app here does not redirect to an order that waits at a machine. */
  staysOpen?: true
  /** The feature that an installation can disable. */
  feature?: keyof typeof config.features
  /** Few customers open it: its code is a file of its own (build/code-splitting.ts) and loads then. */
  isRare?: true
  /** The page that a brand can leave out. */
  page?: (typeof config.pages)[number]
}

const FindMachine = lazyScreen('FindMachineScreen', () => import('#features/search/FindMachineScreen.tsx'))
const MachineLink = lazyScreen('MachineLinkScreen', () => import('#features/machine-link/MachineLinkScreen.tsx'))
/** Rendered by CheckoutPlace, also before it is shown. */
export const Checkout = lazyScreen('CheckoutScreen', () => import('#features/checkout/CheckoutScreen.tsx'))
/** Also loaded before the app renders, where a payment has come back (take-early.ts). */
export const OrderScreen = lazyScreen('OrderScreen', () => import('#features/checkout/OrderScreen.tsx'))
const Dashboard = lazyScreen('DashboardScreen', () => import('#features/dashboard/DashboardScreen.tsx'))
const Login = lazyScreen('LoginScreen', () => import('#features/sign-in/LoginScreen.tsx'))
const Account = lazyScreen('AccountScreen', () => import('#features/account/AccountScreen.tsx'))
const Profile = lazyScreen('ProfileScreen', () => import('#features/account/ProfileScreen.tsx'))
const MealCards = lazyScreen('MealCardsScreen', () => import('#features/meal-cards/MealCardsScreen.tsx'))
const Wallet = lazyScreen('WalletScreen', () => import('#features/wallet/WalletScreen.tsx'))
const CompanyWallet = lazyScreen('CompanyWalletScreen', () => import('#features/wallet/CompanyWalletScreen.tsx'))
const OrderHistory = lazyScreen('OrderHistoryScreen', () => import('#features/orders/history/OrderHistoryScreen.tsx'))
const OrderDetails = lazyScreen('OrderDetailsScreen', () => import('#features/orders/history/OrderDetailsScreen.tsx'))
const Refunds = lazyScreen('RefundsScreen', () => import('#features/orders/refunds/RefundsScreen.tsx'))
const Offers = lazyScreen('OffersScreen', () => import('#features/offers/OffersScreen.tsx'))
const Support = lazyScreen('SupportScreen', () => import('#features/support/SupportScreen.tsx'))
const Faq = lazyScreen('FaqScreen', () => import('#features/faq/FaqScreen.tsx'))
const Terms = lazyScreen('TermsScreen', () => import('#features/terms/LegalScreens.tsx'))
const Privacy = lazyScreen('PrivacyScreen', () => import('#features/terms/LegalScreens.tsx'))
const Accessibility = lazyScreen('AccessibilityScreen', () => import('#features/terms/LegalScreens.tsx'))
const Imprint = lazyScreen('ImprintScreen', () => import('#features/terms/LegalScreens.tsx'))

let checkout: typeof import('#features/checkout/prepare-checkout.ts') | undefined

/** Loaded beforehand, so that its requests leave before a tap's screen keeps the processor busy. */
export const loadPreparation = async () => {
  checkout ??= await loadLater(() => import('#features/checkout/prepare-checkout.ts'))
  return checkout
}

const prepareCheckout = async (queries: QueryClient) => {
  try {
    await (checkout ?? (await loadPreparation())).prepareCheckout(queries)
  } catch {
    // The screen asks again, and says what fails.
  }
}

export const routeTable = {
  [routes.root]: { screen: null, access: 'open', kind: 'shopping' },
  [routes.searchMachine]: { screen: FindMachine, access: 'open', kind: 'shopping', tab: 'machines' },
  [routes.scanMachine]: { screen: FindMachine, access: 'open', kind: 'shopping', tab: 'machines' },
  [routes.machine]: { screen: MachineLink, access: 'open', kind: 'shopping', tab: 'menu' },
  [routes.products]: { screen: ProductsScreen, access: 'open', kind: 'shopping', tab: 'menu' },
  [routes.cart]: { screen: null, access: 'open', kind: 'shopping' },
  [routes.payment]: { screen: Checkout, access: 'token', kind: 'checkout', prepare: prepareCheckout },
  [routes.payments]: { screen: null, access: 'token', kind: 'checkout' },

  [routes.cardPaymentSuccess]: { screen: OrderScreen, access: 'open', kind: 'result', staysOpen: true },
  [routes.cardPaymentFailure]: { screen: OrderScreen, access: 'open', kind: 'result' },
  [routes.mealCardPaymentSuccess]: { screen: OrderScreen, access: 'open', kind: 'result', staysOpen: true },
  [routes.mealCardPaymentFailure]: { screen: OrderScreen, access: 'open', kind: 'result' },
  [routes.paymentSuccess]: { screen: OrderScreen, access: 'open', kind: 'result' },
  [routes.orderDispense]: { screen: OrderScreen, access: 'token', kind: 'dispense', staysOpen: true },
  [routes.orderDispenseStatus]: { screen: OrderScreen, access: 'token', kind: 'dispense', staysOpen: true },

  [routes.login]: { screen: Login, access: 'open', kind: 'account', tab: 'account', hasSignIn: true, isRare: true },
  [routes.dashboard]: { screen: Dashboard, access: 'token', kind: 'account', tab: 'home' },
  [routes.account]: { screen: Account, access: 'token', kind: 'account', tab: 'account', hasSignIn: true },
  [routes.profile]: { screen: Profile, access: 'account', kind: 'account', tab: 'account' },
  [routes.card]: { screen: MealCards, access: 'account', kind: 'account', tab: 'account', feature: 'mealCards' },
  [routes.walletTransactions]: {
    screen: Wallet,
    access: 'account',
    kind: 'account',
    tab: 'wallet',
    feature: 'wallets',
  },
  [routes.companyWalletTransactions]: {
    screen: CompanyWallet,
    access: 'account',
    kind: 'account',
    tab: 'wallet',
    feature: 'wallets',
  },
  [routes.orderHistory]: { screen: OrderHistory, access: 'token', kind: 'account', tab: 'orders' },
  [routes.orderHistoryDetails]: {
    screen: OrderDetails,
    access: 'token',
    kind: 'account',
    tab: 'orders',
    staysOpen: true,
  },
  [routes.refunds]: { screen: Refunds, access: 'token', kind: 'account', tab: 'orders' },

  [routes.offers]: { screen: Offers, access: 'open', kind: 'info', tab: 'menu', feature: 'offers' },
  [routes.support]: { screen: Support, access: 'open', kind: 'info', tab: 'account', staysOpen: true },
  [routes.faq]: { screen: Faq, access: 'open', kind: 'info', tab: 'account', page: 'faq', isRare: true },
  [routes.terms]: { screen: Terms, access: 'open', kind: 'info', tab: 'account', page: 'terms', isRare: true },
  [routes.privacy]: { screen: Privacy, access: 'open', kind: 'info', tab: 'account', page: 'privacy', isRare: true },
  [routes.imprint]: { screen: Imprint, access: 'open', kind: 'info', tab: 'account', page: 'imprint', isRare: true },
  [routes.accessibility]: {
    screen: Accessibility,
    access: 'open',
    kind: 'info',
    tab: 'account',
    page: 'accessibility',
    isRare: true,
  },
} satisfies Record<Route, RouteEntry>

/** Whether this installation has the route. */
export const isOffered = ({ feature, page }: Pick<RouteEntry, 'feature' | 'page'>) =>
  (!feature || config.features[feature]) && (!page || config.pages.includes(page))

/** The routes that only registered customers can use. */
export type AccountRoute = {
  [R in Route]: (typeof routeTable)[R]['access'] extends 'account' ? R : never
}[Route]
