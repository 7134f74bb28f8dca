import type { Removal } from './removal.ts'

/** Screens that nothing leads to. */
export const routes: Record<string, Removal> = {
  '2.route.login': {
    file: 'src/app/Screens.tsx',
    from: ["  [routes.login, later('LoginScreen', () => import('#features/sign-in/LoginScreen.tsx'))],", ''].join('\n'),
    to: '',
  },
  '2.route.search-machine': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.searchMachine, FindMachine],\n',
    to: '',
  },
  '2.route.scan-machine': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.scanMachine, FindMachine],\n',
    to: '',
  },
  '2.route.account': {
    file: 'src/app/MoreScreens.tsx',
    from: ["  [routes.account, later('AccountScreen', () => import('#features/account/AccountScreen.tsx'))],", ''].join(
      '\n',
    ),
    to: '',
  },
  '2.route.dashboard': {
    file: 'src/app/MoreScreens.tsx',
    from: ["  [routes.dashboard, later('DashboardScreen', () => import('./DashboardScreen.tsx'))],", ''].join('\n'),
    to: '',
  },
  '2.route.order-dispense': {
    file: 'src/app/Screens.tsx',
    from: [
      "  [routes.orderDispense, later('OrderDispenseScreen', () => import('#features/dispense/OrderDispenseScreen.tsx'))],",
      '',
    ].join('\n'),
    to: '',
  },
  '2.route.order-history': {
    file: 'src/app/Screens.tsx',
    from: [
      "  [routes.orderHistory, later('OrderHistoryScreen', () => import('#features/orders/OrderHistoryScreen.tsx'))],",
      '',
    ].join('\n'),
    to: '',
  },
  '2.route.payu-payment-success': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.cardPaymentSuccess, PaymentResult],\n',
    to: '',
  },
  '2.route.payu-payment-failure': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.cardPaymentFailure, PaymentResult],\n',
    to: '',
  },
  '2.route.sodexo-payment-success': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.mealCardPaymentSuccess, PaymentResult],\n',
    to: '',
  },
  '2.route.sodexo-payment-failure': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.mealCardPaymentFailure, PaymentResult],\n',
    to: '',
  },
  '2.route.payment-success': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.paymentSuccess, PaymentResult],\n',
    to: '',
  },
  '2.route.faq': {
    file: 'src/app/MoreScreens.tsx',
    from: ["  [routes.faq, later('FaqScreen', () => import('#features/faq/FaqScreen.tsx'))],", ''].join('\n'),
    to: '',
  },
  '2.route.offers': {
    file: 'src/app/MoreScreens.tsx',
    from: ["  [routes.offers, later('OffersScreen', () => import('#features/offers/OffersScreen.tsx'))],", ''].join(
      '\n',
    ),
    to: '',
  },
  '2.route.profile': {
    file: 'src/app/MoreScreens.tsx',
    from: ["  [routes.profile, later('ProfileScreen', () => import('#features/account/ProfileScreen.tsx'))],", ''].join(
      '\n',
    ),
    to: '',
  },
  '2.route.card': {
    file: 'src/app/MoreScreens.tsx',
    from: [
      "  [routes.card, later('MealCardsScreen', () => import('#features/meal-cards/MealCardsScreen.tsx'))],",
      '',
    ].join('\n'),
    to: '',
  },
  '2.route.machine': {
    file: 'src/app/Screens.tsx',
    from: [
      "  [routes.machine, later('MachineLinkScreen', () => import('#features/machine-link/MachineLinkScreen.tsx'))],",
      '',
    ].join('\n'),
    to: '',
  },
  '2.route.products': {
    file: 'src/app/Screens.tsx',
    from: '  [routes.products, ProductsScreen],\n',
    to: '',
  },
  '2.route.cart': {
    file: 'src/app/Screens.tsx',
    from: ["  [routes.cart, later('CartScreen', () => import('#features/cart/CartScreen.tsx'))],", ''].join('\n'),
    to: '',
  },
  '2.route.payment': {
    file: 'src/app/Screens.tsx',
    from: [
      "  [routes.payment, later('PaymentScreen', () => import('#features/checkout/PaymentScreen.tsx'))],",
      '',
    ].join('\n'),
    to: '',
  },
  '2.route.order-history-details': {
    file: 'src/app/Screens.tsx',
    from: [
      "  [routes.orderHistoryDetails, later('OrderDetailsScreen', () => import('#features/orders/OrderDetailsScreen.tsx'))],",
      '',
    ].join('\n'),
    to: '',
  },
  '2.route.company-wallet-transactions': {
    file: 'src/app/MoreScreens.tsx',
    from: '    routes.companyWalletTransactions,\n',
    to: "    '/company-wallet',\n",
  },
}
