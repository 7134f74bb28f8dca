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
}
