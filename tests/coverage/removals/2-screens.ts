import type { Removal } from './removal.ts'

export const screens: Record<string, Removal> = {
  '2.banner.text': {
    file: 'src/app/Companion.tsx',
    from: 'const needsBanner = !isAtProducts && !isIntended(thisBrowser())',
    to: 'const needsBanner = false',
  },
  '2.cart-id.kept': {
    file: 'src/app/Navigation.tsx',
    from: 'const isClearing = hasCartId && !keepsCartId(path)',
    to: 'const isClearing = hasCartId && keepsCartId(path)',
  },
  '2.offline.coffee': {
    file: 'src/app/OfflineScreen.tsx',
    from: "isCoffee ? '/offline-coffee.svg' : '/offline.svg'",
    to: "isCoffee ? '/offline.svg' : '/offline.svg'",
  },
  '2.redirect.cart-empty': {
    file: 'src/app/redirects.ts',
    from: '  if (path === routes.cart && cartCount === 0) return paths.products\n',
    to: '',
  },
  '2.redirect.order-in-progress': {
    file: 'src/app/redirects.ts',
    from: 'if (!activeOrder || hasCartId',
    to: "if (activeOrder?.status !== 'Paid' || hasCartId",
  },
  '2.redirect.order-paid': {
    file: 'src/app/redirects.ts',
    from: 'if (!activeOrder || hasCartId',
    to: "if (activeOrder?.status !== 'In-Progress' || hasCartId",
  },
  '2.redirect.products-no-machine': {
    file: 'src/app/redirects.ts',
    from: '  if (path === routes.products && !hasMachine) return paths.searchMachine\n',
    to: '',
  },
  '2.redirect.root-machine': {
    file: 'src/app/redirects.ts',
    from: '  if (path === routes.root) return start(hasMachine)\n',
    to: '',
  },
  '2.redirect.root-no-machine': {
    file: 'src/app/redirects.ts',
    from: '(hasMachine ? paths.products : paths.searchMachine)',
    to: '(hasMachine ? paths.products : paths.products)',
  },
  '2.route.order-dispense-status': {
    file: 'src/app/Screens.tsx',
    from: '    routes.orderDispenseStatus,\n',
    to: "    '/order-status',\n",
  },
  '2.route.refunds': {
    file: 'src/app/MoreScreens.tsx',
    from: "  [routes.refunds, later('RefundsScreen', () => import('#features/refunds/RefundsScreen.tsx'))],\n",
    to: '',
  },
  '2.route.support': {
    file: 'src/app/MoreScreens.tsx',
    from: "  [routes.support, later('SupportPage', () => import('./SupportPage.tsx'))],\n",
    to: '',
  },
  '2.route.terms-n-conditions': {
    file: 'src/app/MoreScreens.tsx',
    from: "  [routes.terms, later('TermsScreen', () => import('#features/terms/TermsScreen.tsx'))],\n",
    to: '',
  },
  '2.route.wallet-transactions': {
    file: 'src/app/MoreScreens.tsx',
    from: "  [routes.walletTransactions, later('WalletScreen', () => import('#features/wallet/WalletScreen.tsx'))],\n",
    to: '',
  },
  '2.sheet.last-customization': {
    file: 'src/domain/cart/customising.ts',
    from: 'isRepeat: last !== null })',
    to: 'isRepeat: false })',
  },
  '2.spinner': {
    file: 'src/app/Screens.tsx',
    from: '<Suspense fallback={<PageSpinner />}>',
    to: '<Suspense>',
  },
  '2.text.unexpected-error': {
    file: 'src/app/ErrorBoundary.tsx',
    from: '          {texts.unexpected}\n',
    to: '          {texts.somethingWrong}\n',
  },
  '2.text.unexpected-error-status': {
    file: 'src/app/ErrorBoundary.tsx',
    from: 'statusText || message',
    to: "''",
  },
  '2.redirect.order-not-deleted': {
    file: 'src/domain/order/active-order.ts',
    from: ' && !order.is_deleted',
    to: '',
  },
}
