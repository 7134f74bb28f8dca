import { row, tests } from '../row.ts'

const trans = tests('tests/contract/transport.test.ts')
const search = tests('src/features/search/SearchScreen.test.tsx')
const orders = tests('tests/e2e/orders.spec.ts')
const lists = tests('tests/e2e/lists.spec.ts')
const registration = tests('src/features/notifications/registration.test.ts')
const nav = tests('src/app/Navigation.test.tsx')
const tq = tests('src/features/wallet/transaction-query.test.ts')
const pay = tests('src/domain/order/pay.test.ts')
const cstore = tests('src/domain/cart/cart-store.test.ts')
const live = tests('src/domain/machine/live-status.test.tsx')
const host = tests('src/shared/ui/ToastHost.test.tsx')
const toast = tests('src/shared/ui/toast.test.ts')
const off = tests('src/app/OfflineScreen.test.tsx')
const kw = tests('src/shared/ui/list/KeywordField.test.tsx')
const session = tests('src/domain/session/session.test.ts')
const prod = tests('tests/e2e/products.spec.ts')

export const constants = [
  row('9.timeout', '10 s for a call.', trans('a call > without an answer in time is a time-out after ten seconds')),
  row(
    '9.search-minimum',
    '4 characters for a search.',
    search('three characters search for nothing; more of them wait for half a second'),
  ),
  row(
    '9.page-size',
    '10 rows a page.',
    orders('the list grows as it is read, ten orders at a time'),
    lists(
      'the wallet says its balance and grows to its first row',
      'payments are a second view of the orders, searched by keyword',
    ),
  ),
  row(
    '9.page-size-active',
    '10 for the look-up of active orders.',
    nav('orders in progress or paid are looked up as documented'),
  ),
  row(
    '9.sort',
    'The newest first, by creation.',
    tq('without filters everything is asked for, ten at a time, the newest first'),
    lists('the wallet says its balance and grows to its first row'),
  ),
  row('9.follow-up', '2000 ms until the order id is stored.', pay('pay > hints at the order two seconds later')),
  row(
    '9.limit-message',
    '300 ms until the limit is said.',
    cstore('a full cart takes no more, and says so after 300 ms'),
  ),
  row('9.live-retry', '1 s until the stream opens again.', live('a stream that ends is opened again after one second')),
  row('9.toast', '3 s for a toast.', host('one toast shows for three seconds, then the next')),
  row('9.toast-one', 'One at a time.', toast('one shows at a time, the next waits its turn')),
  row(
    '9.snackbar',
    '3 s for the snackbar, which is a toast.',
    host('one toast shows for three seconds, then the next'),
    off('Retry says that there is still no connection'),
  ),
  row(
    '9.debounce',
    '500 ms after the last letter.',
    kw('what is typed is said once, half a second after the last letter'),
    search('three characters search for nothing; more of them wait for half a second'),
  ),
  row(
    '9.toast-push',
    '5 s for a push toast.',
    tests('tests/e2e/push.spec.ts')('a push is shown by the system and, for five seconds, in the open app'),
  ),
  row(
    '9.push-refresh',
    '7 days for a push token.',
    registration('it is renewed then', 'it lasts for seven days'),
    tests('tests/e2e/push.spec.ts')('it is asked for after paying only, kept, and renewed after seven days'),
  ),
  row(
    '9.worker-activation',
    '10 s for the service worker to activate.',
    tests('src/features/notifications/register.test.ts')('a service worker is waited for ten seconds, and no longer'),
  ),
  row(
    '9.analytics',
    '60 s for the analytics configuration.',
    tests('src/shared/analytics/analytics.test.ts')('it is waited for a minute, no longer'),
  ),
  row(
    '9.warehouse',
    'Warehouse 79 for the company wallet, unless the token names one.',
    session('session > the warehouse is the token’s, else the configured one'),
  ),
  row(
    '9.limit-source',
    'The maximum comes from the local storage.',
    cstore('a full cart takes no more, and says so after 300 ms', 'without a stored limit the configured one counts'),
  ),
  row('9.view', 'Grid is the view at first.', prod('the products are a grid until another view is chosen')),
]
