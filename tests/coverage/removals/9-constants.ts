import type { Removal } from './removal.ts'

export const constants: Record<string, Removal> = {
  '9.debounce': {
    file: 'src/shared/ui/list/KeywordField.tsx',
    from: 'const debounce = 500',
    to: 'const debounce = 0',
  },
  '9.follow-up': {
    file: 'src/domain/order/pay.ts',
    from: 'const FOLLOW_UP_DELAY = 2_000',
    to: 'const FOLLOW_UP_DELAY = 0',
  },
  '9.push-refresh': {
    file: 'src/features/notifications/registration.ts',
    from: 'const sevenDays = 7 * 24',
    to: 'const sevenDays = 70 * 24',
  },
  '9.search-minimum': {
    file: 'src/features/search/SearchScreen.tsx',
    from: 'const minimumLength = 4',
    to: 'const minimumLength = 1',
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
  '9.toast-one': {
    file: 'src/shared/ui/toast.ts',
    from: 'keep([...queue, toast])',
    to: 'keep([toast])',
  },
  '9.toast-push': {
    file: 'src/features/notifications/PushNews.tsx',
    from: 'const fiveSeconds = 5000',
    to: 'const fiveSeconds = 500',
  },
  '9.warehouse': {
    file: 'src/shared/config.ts',
    from: "?? '79'",
    to: "?? '1'",
  },
  '9.timeout': {
    file: 'src/shared/api/send.ts',
    from: 'export const timeout = 10_000',
    to: 'export const timeout = 60_000',
  },
  '9.page-size-active': {
    file: 'src/domain/order/active-order.ts',
    from: '    limit: 10,\n',
    to: '    limit: 20,\n',
  },
  '9.limit-message': {
    file: 'src/domain/cart/cart-store.ts',
    from: 'const limitMessageDelay = 300',
    to: 'const limitMessageDelay = 3000',
  },
  '9.live-retry': {
    file: 'src/domain/machine/live-status.ts',
    from: 'const reconnectDelay = 1000',
    to: 'const reconnectDelay = 5000',
  },
  '9.toast': {
    file: 'src/shared/ui/ToastHost.tsx',
    from: 'const autoClose = 3000',
    to: 'const autoClose = 1000',
  },
  '9.worker-activation': {
    file: 'src/features/notifications/subscription.ts',
    from: 'const activationTimeout = 10_000',
    to: 'const activationTimeout = 60_000',
  },
  '9.analytics': {
    file: 'src/shared/analytics/send-event.ts',
    from: 'const configTimeout = 60_000',
    to: 'const configTimeout = 6_000',
  },
  '9.limit-source': {
    file: 'src/domain/cart/cart-store.ts',
    from: "read('maxOrderQuantity') ?? config.maxOrderQuantity",
    to: 'config.maxOrderQuantity',
  },
  '9.page-size': {
    file: 'src/shared/ui/list/GrowingList.tsx',
    from: 'export const pageSize = 10',
    to: 'export const pageSize = 20',
  },
  '9.view': {
    file: 'src/features/products/ProductsScreen.tsx',
    from: "?? 'grid'",
    to: "?? 'list'",
  },
}
