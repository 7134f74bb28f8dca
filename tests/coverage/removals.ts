/** How a row's behaviour is removed: one edit of one file. Its test has to notice (`npm run coverage:break`). */
export interface Removal {
  file: string
  /** Stands once in the file. */
  from: string
  to: string
}

export const removals: Record<string, Removal> = {
  '1.dispense': {
    file: 'src/features/dispense/use-dispense.ts',
    from: 'mutate({ params: { userId, machineId: order.machine.id, orderId: order.id } })',
    to: 'undefined',
  },
  '1.find.scan': {
    file: 'src/domain/machine/scanned-code.ts',
    from: 'origins.includes(origin) ? machinePath.exec(pathname)?.[1] : undefined',
    to: 'undefined',
  },
  '2.redirect.order-not-deleted': {
    file: 'src/domain/order/active-order.ts',
    from: ' && !order.is_deleted',
    to: '',
  },
  '6.protected': {
    file: 'src/app/SessionGate.tsx',
    from: "  if (needsToken(path) && kind === 'none') return <Waiting />\n",
    to: '',
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
  '2.route.support': {
    file: 'src/app/MoreScreens.tsx',
    from: "  [routes.support, later('SupportPage', () => import('./SupportPage.tsx'))],\n",
    to: '',
  },
  '2.text.unexpected-error-status': {
    file: 'src/app/ErrorBoundary.tsx',
    from: 'statusText || message',
    to: "''",
  },
  '3.stock.empty-columns': {
    file: 'src/domain/machine/slots.ts',
    from: '[...new Set(slots.map(({ column }) => column))]',
    to: 'Array.from({ length: Math.max(...slots.map(({ column }) => column)) }, (_, index) => index + 1)',
  },
  '3.storage.productViewType': {
    file: 'src/shared/storage/keys.ts',
    from: "  productViewType: z.enum(['grid', 'list', 'tray']),\n",
    to: "  viewType: z.enum(['grid', 'list', 'tray']),\n",
  },
  '4.401.clear': {
    file: 'src/shared/api/tokens.ts',
    from: '  clearExcept(keptWhenLost)\n',
    to: '',
  },
  '5.search.minimum': {
    file: 'src/features/search/SearchScreen.tsx',
    from: 'const minimumLength = 4',
    to: 'const minimumLength = 1',
  },
  '7.call.createRefund': {
    file: 'generated/operations/refunds.ts',
    from: "mutation('createRefund', 'post',",
    to: "mutation('createRefund', 'patch',",
  },
  '7.call.getMachine': {
    file: 'generated/operations/machines.ts',
    from: "'/v1/customers/machines/{id}'",
    to: "'/v1/customers/machines'",
  },
  '7.call.streamMachine': {
    file: 'generated/operations/machines.ts',
    from: "'/v1/sse/machines/{machineId}'",
    to: "'/v1/sse/machines'",
  },
  '7.call.updatePushToken': {
    file: 'generated/operations/notifications.ts',
    from: "'/v1/notifications/update'",
    to: "'/v1/notifications'",
  },
  '8.generic.cart': {
    file: 'src/features/checkout/use-lost-cart.ts',
    from: '    if (error) toast.error(shellTexts.somethingWrong)\n',
    to: '',
  },
  '8.generic.refund': {
    file: 'src/domain/order/RefundChoice.tsx',
    from: '    onError: (error) => toast.error(refusalOf(error)),\n',
    to: '',
  },
  '9.follow-up': {
    file: 'src/domain/order/pay.ts',
    from: 'const FOLLOW_UP_DELAY = 2_000',
    to: 'const FOLLOW_UP_DELAY = 0',
  },
  '9.snackbar': {
    file: 'src/shared/ui/ToastHost.tsx',
    from: 'const autoClose = 3000',
    to: 'const autoClose = 30_000',
  },
  '9.sort': {
    file: 'src/features/wallet/transaction-query.ts',
    from: "    order: 'DESC' as const,\n",
    to: "    order: 'ASC' as const,\n",
  },
  '9.toast-push': {
    file: 'src/features/notifications/PushNews.tsx',
    from: 'const fiveSeconds = 5000',
    to: 'const fiveSeconds = 500',
  },
}
