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
    from: 'isCoffee ? styles.coffee : styles.vending',
    to: 'isCoffee ? styles.vending : styles.vending',
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
  '2.route.payments': {
    file: 'src/app/redirects.ts',
    from: '  if (path === routes.payments) return paths.payment\n',
    to: '',
  },
  '2.route.public': {
    file: 'src/app/redirects.ts',
    from: '  routes.orderHistory,\n  routes.refunds,\n',
    to: '',
  },
  '2.route.dashboard-token': {
    file: 'src/app/redirects.ts',
    from: '  routes.dashboard,\n',
    to: '',
  },
  '2.route.account-only': {
    file: 'src/app/redirects.ts',
    from: '(path: string) => accountPaths.includes(path)',
    to: '(_path: string) => false',
  },
  '2.redirect.login-machine': {
    file: 'src/app/redirects.ts',
    from: 'afterSignIn(isNewHere, start(hasMachine))',
    to: 'afterSignIn(isNewHere, paths.searchMachine)',
  },
  '2.redirect.login-no-machine': {
    file: 'src/app/redirects.ts',
    from: 'afterSignIn(isNewHere, start(hasMachine))',
    to: 'afterSignIn(isNewHere, paths.products)',
  },
  '2.redirect.login-guest': {
    file: 'src/app/redirects.ts',
    from: "session === 'registered' && !hasNext",
    to: "session !== 'none' && !hasNext",
  },
  '2.redirect.order-active-only': {
    file: 'src/domain/order/active-order.ts',
    from: 'order.is_active && ',
    to: '',
  },
  '2.redirect.order-cart-id': {
    file: 'src/app/redirects.ts',
    from: '!activeOrder || hasCartId || isExempt',
    to: '!activeOrder || isExempt',
  },
  '2.redirect.order-success-card': {
    file: 'src/app/redirects.ts',
    from: '[routes.cardPaymentSuccess, routes.mealCardPaymentSuccess]',
    to: '[routes.mealCardPaymentSuccess]',
  },
  '2.redirect.order-success-meal-card': {
    file: 'src/app/redirects.ts',
    from: '[routes.cardPaymentSuccess, routes.mealCardPaymentSuccess]',
    to: '[routes.cardPaymentSuccess]',
  },
  '2.redirect.settles': {
    file: 'src/app/redirects.ts',
    from: '(hasMachine ? paths.products : paths.searchMachine)',
    to: '(hasMachine ? paths.products : routes.root)',
  },
  '2.cart-id.cleared': {
    file: 'src/app/Navigation.tsx',
    from: "    if (isClearing) remove('cartId')\n",
    to: '',
  },
  '2.offline.title': {
    file: 'src/app/OfflineScreen.tsx',
    from: '{texts.offlineTitle}',
    to: '{texts.appName}',
  },
  '2.offline.text': {
    file: 'src/app/OfflineScreen.tsx',
    from: '      <p>{texts.offlineText}</p>\n',
    to: '',
  },
  '2.offline.retry': {
    file: 'src/app/OfflineScreen.tsx',
    from: ['      <button type="button" onClick={retry}>', '        {texts.retry}', '      </button>', ''].join('\n'),
    to: '',
  },
  '2.offline.still': {
    file: 'src/app/OfflineScreen.tsx',
    from: '    else toast.info(texts.stillOffline)\n',
    to: '',
  },
  '2.banner.chrome': {
    file: 'src/features/hints/browser.ts',
    from: 'isChrome.test(userAgent) || ',
    to: '',
  },
  '2.toast.one': {
    file: 'src/shared/ui/toast.ts',
    from: 'queue[0] ?? null',
    to: 'queue.at(-1) ?? null',
  },
  '2.toast.duplicates': {
    file: 'src/shared/ui/toast.ts',
    from: 'if (!queue.some(({ text }) => text === toast.text)) keep(',
    to: 'keep(',
  },
  '2.sheet.coffee': {
    file: 'src/shared/ui/Dialog.module.css',
    from: 'margin: auto auto 0;',
    to: 'margin: 0 auto auto;',
  },
  '2.sheet.refund-method': {
    file: 'src/domain/order/RefundChoice.tsx',
    from: "useSession().kind === 'registered' ? ['source', 'wallet'] : ['source']",
    to: "['source']",
  },
  '2.sheet.meal-card-option': {
    file: 'src/features/checkout/use-methods.ts',
    from: 'options.data?.data.payment_options ?? []',
    to: "(options.data?.data.payment_options ?? []).filter(({ method }) => method !== 'MealCard')",
  },
  '2.sheet.no-history': {
    file: 'src/features/orders/OrdersView.tsx',
    from: 'title={texts.noOrders}',
    to: 'title={texts.historyTitle}',
  },
  '2.text.not-found': {
    file: 'src/app/MoreScreens.tsx',
    from: "  ['*', NotFoundScreen],\n",
    to: '',
  },
  '2.banner.not-products': {
    file: 'src/app/Companion.tsx',
    from: '{isAtProducts ? <ProductsHint /> : <BrowserBanner />}',
    to: '{isIntended(thisBrowser()) ? <ProductsHint /> : <BrowserBanner />}',
  },
  '2.toast.place': {
    file: 'src/shared/ui/ToastHost.module.css',
    from: 'inset: auto 0 calc(100px + env(safe-area-inset-bottom));',
    to: 'inset: 100px 0 auto;',
  },
  '2.view.list': {
    file: 'src/features/products/Browse.tsx',
    from: 'canBuy={canBuy} view={view} onOpen',
    to: 'canBuy={canBuy} onOpen',
  },
  '2.view.tray': {
    file: 'src/features/products/TrayView.tsx',
    from: '<th scope="row">{rowLetter(row)}</th>',
    to: '<td />',
  },
  '2.view.grid': {
    file: 'src/features/products/ProductGrid.tsx',
    from: 'data-view={view}',
    to: 'data-view="list"',
  },
}
