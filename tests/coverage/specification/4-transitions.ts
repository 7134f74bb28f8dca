import { row, tests } from '../row.ts'

const acc = tests('tests/e2e/account.spec.ts')
const job = tests('tests/e2e/main-job.spec.ts')
const sign = tests('tests/e2e/sign-in.spec.ts')
const otp = tests('src/features/sign-in/use-phone-sign-in.test.tsx')
const proved =
  'a code is proved with a challenge, what it earns is exchanged with the verifier, and that makes a customer'
const out = tests('src/domain/session/sign-out.test.ts')
const sess = tests('tests/e2e/session.spec.ts')
const trans = tests('tests/contract/transport.test.ts')
const nav = tests('src/app/Navigation.test.tsx')
const live = tests('src/domain/machine/live-status.test.tsx')
const shop = tests('tests/e2e/shopping.spec.ts')
const red = tests('src/app/redirects.test.ts')
const lines = tests('src/domain/cart/lines.test.ts')
const cstore = tests('src/domain/cart/cart-store.test.ts')
const cust = tests('src/domain/cart/customisation.test.ts')
const pay = tests('src/domain/order/pay.test.ts')
const orders = tests('tests/e2e/orders.spec.ts')
const conf = tests('tests/contract/conformance.test.ts')
const lists = tests('tests/e2e/lists.spec.ts')
const rows = tests('src/shared/ui/list/rows.test.ts')
const overdue = tests('src/features/dispense/Overdue.test.tsx')
const money = tests('tests/e2e/money.spec.ts')
const push = tests('tests/e2e/push.spec.ts')('it is asked for after paying only, kept, and renewed after seven days')

export const transitions = [
  row(
    '4.login.guest',
    'A guest is signed in unasked.',
    acc('home > leads a guest without a machine to one, and to sign-in'),
    job('a guest buys by card, and every screen on the way is photographed'),
  ),
  row(
    '4.login.code',
    'A code is asked for by phone.',
    otp('a code is asked for by phone'),
    sign('a wrong code says so and is typed over; the right one goes back to the cart, which is kept'),
  ),
  row(
    '4.login.verify',
    'The code is proved.',
    otp(proved),
    sign('a wrong code says so and is typed over; the right one goes back to the cart, which is kept'),
  ),
  row(
    '4.login.exchange',
    'What the proof is worth is exchanged for tokens, which make a customer.',
    otp(proved),
    sign('a wrong code says so and is typed over; the right one goes back to the cart, which is kept'),
  ),
  row(
    '4.logout',
    'Signing out ends the session and clears what is stored.',
    out('signing out clears the storage, the server told', 'signing out clears the storage, the server out of reach'),
    sess('signing out in one tab ends the session in both'),
    acc('what one customer read is not shown to the next'),
  ),
  row(
    '4.401.refresh',
    'A 401 refreshes the tokens once and the call is sent again.',
    trans(
      'a token that the server refuses > is refreshed once for 50 calls at the same time, and each is sent again byte for byte',
    ),
  ),
  row(
    '4.401.once',
    'Once only.',
    trans('a token that the server refuses > is refused a second time: the call fails and is not sent a third time'),
  ),
  row(
    '4.401.clear',
    'A refused refresh clears the storage.',
    trans('a refresh > that is refused clears the storage and says that the session is lost'),
  ),
  row(
    '4.401.hints',
    'Which hints were seen is kept.',
    trans('a refresh > that is refused keeps which hints were seen'),
  ),
  row(
    '4.401.login',
    'It leads to /login.',
    nav('a session that the server has ended leads to sign-in, with nothing left but the hints'),
  ),
  row(
    '4.live.source',
    'A machine’s status is the loaded one, then the live one.',
    live('what the machine says live goes before what was loaded, and each change is said'),
  ),
  row(
    '4.live.offline',
    'Going offline says ‘Machine has gone offline’.',
    live('what the machine says live goes before what was loaded, and each change is said'),
    shop('a machine that goes offline says so and sells nothing until it is back'),
  ),
  row(
    '4.live.online',
    'Coming back says ‘Machine is back online’.',
    live('what the machine says live goes before what was loaded, and each change is said'),
    shop('a machine that goes offline says so and sells nothing until it is back'),
  ),
  row(
    '4.live.offline-at-load',
    'Offline from the start says ‘Machine is currently offline’.',
    live('a machine that is offline as it is loaded is said to be'),
    shop('a machine that is offline already is shown, without anything to add'),
  ),
  row(
    '4.live.cleared',
    'Leaving /products forgets the status.',
    live('leaving ends the stream for good and forgets what was heard'),
  ),
  row(
    '4.live.reconnect',
    'A stream that ends is opened again after 1 s, unless it was left.',
    live(
      'a stream that ends is opened again after one second',
      'leaving ends the stream for good and forgets what was heard',
    ),
  ),
  row(
    '4.active.in-progress',
    'An active order in progress leads to its status.',
    red('redirects > an order in progress while shopping'),
  ),
  row('4.active.paid', 'A paid one leads to dispensing.', red('redirects > a paid order while shopping')),
  row('4.cart.add', 'What is new in the cart starts at 1.', lines('adding > a new product starts at one')),
  row(
    '4.cart.same',
    'Id and customization tell lines apart.',
    lines(
      'adding > the same product with the same customization counts up',
      'adding > another customization is another line',
    ),
  ),
  row(
    '4.cart.step',
    'Increase and decrease change by 1.',
    lines('increase and decrease change by one, and the last one takes the line away'),
  ),
  row('4.cart.remove', 'Remove deletes the line.', lines('removing deletes the line, however many it holds')),
  row(
    '4.cart.persists',
    'The cart lasts in the local storage.',
    cstore('the cart is kept in the browser, and its record goes with the last line'),
    shop('two tabs share one cart'),
  ),
  row(
    '4.cart.coffee-repeat',
    'Increasing a recipe with another customization starts at 1.',
    cust(
      'increasing a recipe with another customization > starts it at 1 and leaves the cups that were chosen before alone',
    ),
  ),
  row(
    '4.cart.coffee-repeat-state',
    'It is a state of its own.',
    cust('increasing a recipe with another customization > is the repeat-customization state'),
  ),
  row(
    '4.customization.none',
    'Without the ingredient the count is 0.',
    cust('without the ingredient nothing is counted, whatever was counted before'),
  ),
  row(
    '4.order.follow-up',
    'The order id is stored 2 s after creation.',
    pay('pay > hints at the order two seconds later'),
    tests('tests/e2e/storage.spec.ts')('the order id is kept two seconds after the order is made'),
  ),
  row('4.order.follow-up-wallet', 'Not for a wallet.', pay('pay > hints at nothing for a wallet')),
  row(
    '4.list.orders',
    'The list of orders starts at page 1 and appends pages.',
    orders('the list grows as it is read, ten orders at a time'),
    conf("'listOrders' > appends pages from 1 until the total"),
  ),
  row(
    '4.list.wallet',
    'The list of wallet starts at page 1 and appends pages.',
    lists('the wallet says its balance and grows to its first row'),
    conf("'listWalletTransactions' > appends pages from 1 until the total"),
  ),
  row(
    '4.list.company-wallet',
    'The list of company-wallet starts at page 1 and appends pages.',
    lists('the company wallet is found by the location and grows to its first row'),
    conf("'listCompanyWalletTransactions' > appends pages from 1 until the total"),
  ),
  row(
    '4.list.refunds',
    'The list of refunds starts at page 1 and appends pages.',
    lists('refunds say kind, way and state, are narrowed by several states, and lead to their orders'),
    conf("'listRefunds' > appends pages from 1 until the total"),
  ),
  row('4.list.append', 'Pages are appended.', rows('pages are appended')),
  row(
    '4.list.empty',
    'A first page with nothing makes an empty list.',
    lists('a guest without refunds is told where they come from'),
  ),
  row(
    '4.list.end',
    'A later page with nothing ends the list.',
    conf(
      "'listOrders' > ends with a page that holds nothing",
      "'listWalletTransactions' > ends with a page that holds nothing",
      "'listCompanyWalletTransactions' > ends with a page that holds nothing",
      "'listRefunds' > ends with a page that holds nothing",
    ),
  ),
  row(
    '4.list.failed',
    'A failure leaves it empty.',
    lists('when the list can’t be loaded > it is empty, says so and can be tried again'),
    orders('when orders can’t be loaded > the list is empty, says so and can be tried again'),
    lists(
      'when listCompanyWalletTransactions fails its list is empty and comes with another try',
      'when listRefunds fails its list is empty and comes with another try',
    ),
  ),
  row(
    '4.list.company-duplicates',
    'The company wallet drops rows that come twice.',
    lists(
      'when a colleague pays between two pages > the row that comes twice is shown once and ends the company wallet’s list',
    ),
    rows('what has moved to the next page is shown once, in its place, as it is now'),
  ),
  row(
    '4.list.company-end',
    'A row that comes twice ends it.',
    lists(
      'when a colleague pays between two pages > the row that comes twice is shown once and ends the company wallet’s list',
    ),
  ),
  row(
    '4.unblock',
    'An order can be let go.',
    overdue('letting go of an order names its own machine, and asks what became of it'),
    money('at the machine > the machine falls silent > unknown is not shown as failed'),
  ),
  row('4.push.refresh', 'The push token is refreshed after 7 days.', push),
  row('4.push.permission', 'Permission comes first.', push),
]
