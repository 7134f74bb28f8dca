/**
 * Every route of the app: its screen, who may see it, and what it is for. Router, redirects, access gate and "is money
 * on its way here?" all read this table. URLs are built in src/shared/paths.ts, because features link to each other.
 * The products are in the first load; every other screen is loaded when it is needed.
 */
import type { ComponentType } from 'react'
import { ProductsScreen } from '#features/products/ProductsScreen.tsx'
import { config } from '#shared/config.ts'
import { type Route, routes } from '#shared/paths.ts'
import { lazyScreen } from './lazy-screen.ts'

export interface RouteEntry {
  /** null: always redirected. */
  screen: ComponentType | null
  /** `token`: any session will do, a guest's too. `account`: a guest is told why to sign in. */
  access: 'open' | 'token' | 'account'
  /** Nothing may interrupt `checkout`, `result` and `dispense`: money or products are on their way there. */
  kind: 'shopping' | 'checkout' | 'result' | 'dispense' | 'account' | 'info'
  /** Not left for an order that waits at a machine, even when the app is opened here. */
  staysOpen?: true
  /** Part of a feature that an installation may do without. */
  feature?: keyof typeof config.features
  /** A page that a brand may do without. */
  page?: (typeof config.pages)[number]
}

const FindMachine = lazyScreen('FindMachineScreen', () => import('./FindMachineScreen.tsx'))
const MachineLink = lazyScreen('MachineLinkScreen', () => import('#features/machine-link/MachineLinkScreen.tsx'))
const Checkout = lazyScreen('CheckoutScreen', () => import('#features/checkout/CheckoutScreen.tsx'))
const PaymentResult = lazyScreen('PaymentResultPage', () => import('./PaymentResultPage.tsx'))
const Dispense = lazyScreen('OrderDispensePage', () => import('./DispensePages.tsx'))
const DispenseStatus = lazyScreen('OrderDispenseStatusPage', () => import('./DispensePages.tsx'))
const Dashboard = lazyScreen('DashboardScreen', () => import('./DashboardScreen.tsx'))
const Login = lazyScreen('LoginScreen', () => import('#features/sign-in/LoginScreen.tsx'))
const Account = lazyScreen('AccountScreen', () => import('#features/account/AccountScreen.tsx'))
const Profile = lazyScreen('ProfileScreen', () => import('#features/account/ProfileScreen.tsx'))
const MealCards = lazyScreen('MealCardsScreen', () => import('#features/meal-cards/MealCardsScreen.tsx'))
const Wallet = lazyScreen('WalletScreen', () => import('#features/wallet/WalletScreen.tsx'))
const CompanyWallet = lazyScreen('CompanyWalletScreen', () => import('#features/wallet/CompanyWalletScreen.tsx'))
const OrderHistory = lazyScreen('OrderHistoryScreen', () => import('#features/orders/OrderHistoryScreen.tsx'))
const OrderDetails = lazyScreen('OrderDetailsPage', () => import('./OrderDetailsPage.tsx'))
const Refunds = lazyScreen('RefundsScreen', () => import('#features/refunds/RefundsScreen.tsx'))
const Offers = lazyScreen('OffersScreen', () => import('#features/offers/OffersScreen.tsx'))
const Support = lazyScreen('SupportPage', () => import('./SupportPage.tsx'))
const Faq = lazyScreen('FaqScreen', () => import('#features/faq/FaqScreen.tsx'))
const Terms = lazyScreen('TermsScreen', () => import('#features/terms/LegalScreens.tsx'))
const Privacy = lazyScreen('PrivacyScreen', () => import('#features/terms/LegalScreens.tsx'))
const Imprint = lazyScreen('ImprintScreen', () => import('#features/terms/LegalScreens.tsx'))

export const routeTable = {
  [routes.root]: { screen: null, access: 'open', kind: 'shopping' },
  [routes.searchMachine]: { screen: FindMachine, access: 'open', kind: 'shopping' },
  [routes.scanMachine]: { screen: FindMachine, access: 'open', kind: 'shopping' },
  [routes.machine]: { screen: MachineLink, access: 'open', kind: 'shopping' },
  [routes.products]: { screen: ProductsScreen, access: 'open', kind: 'shopping' },
  [routes.cart]: { screen: null, access: 'open', kind: 'shopping' },
  [routes.payment]: { screen: Checkout, access: 'token', kind: 'checkout' },
  [routes.payments]: { screen: null, access: 'token', kind: 'checkout' },

  [routes.cardPaymentSuccess]: { screen: PaymentResult, access: 'open', kind: 'result', staysOpen: true },
  [routes.cardPaymentFailure]: { screen: PaymentResult, access: 'open', kind: 'result' },
  [routes.mealCardPaymentSuccess]: { screen: PaymentResult, access: 'open', kind: 'result', staysOpen: true },
  [routes.mealCardPaymentFailure]: { screen: PaymentResult, access: 'open', kind: 'result' },
  [routes.paymentSuccess]: { screen: PaymentResult, access: 'open', kind: 'result' },
  [routes.orderDispense]: { screen: Dispense, access: 'token', kind: 'dispense', staysOpen: true },
  [routes.orderDispenseStatus]: { screen: DispenseStatus, access: 'token', kind: 'dispense', staysOpen: true },

  [routes.login]: { screen: Login, access: 'open', kind: 'account' },
  [routes.dashboard]: { screen: Dashboard, access: 'token', kind: 'account' },
  [routes.account]: { screen: Account, access: 'token', kind: 'account' },
  [routes.profile]: { screen: Profile, access: 'account', kind: 'account' },
  [routes.card]: { screen: MealCards, access: 'account', kind: 'account', feature: 'mealCards' },
  [routes.walletTransactions]: { screen: Wallet, access: 'account', kind: 'account', feature: 'wallets' },
  [routes.companyWalletTransactions]: { screen: CompanyWallet, access: 'account', kind: 'account', feature: 'wallets' },
  [routes.orderHistory]: { screen: OrderHistory, access: 'token', kind: 'account' },
  [routes.orderHistoryDetails]: { screen: OrderDetails, access: 'token', kind: 'account', staysOpen: true },
  [routes.refunds]: { screen: Refunds, access: 'token', kind: 'account' },

  [routes.offers]: { screen: Offers, access: 'open', kind: 'info', feature: 'offers' },
  [routes.support]: { screen: Support, access: 'open', kind: 'info', staysOpen: true },
  [routes.faq]: { screen: Faq, access: 'open', kind: 'info', page: 'faq' },
  [routes.terms]: { screen: Terms, access: 'open', kind: 'info', page: 'terms' },
  [routes.privacy]: { screen: Privacy, access: 'open', kind: 'info', page: 'privacy' },
  [routes.imprint]: { screen: Imprint, access: 'open', kind: 'info', page: 'imprint' },
} satisfies Record<Route, RouteEntry>

/** What an installation does without leads nowhere. */
export const isOffered = ({ feature, page }: Pick<RouteEntry, 'feature' | 'page'>) =>
  (!feature || config.features[feature]) && (!page || config.pages.includes(page))

/** The routes that only a customer with an account can use. */
export type AccountRoute = {
  [R in Route]: (typeof routeTable)[R]['access'] extends 'account' ? R : never
}[Route]
