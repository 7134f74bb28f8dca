import { row, tests } from '../row.ts'

const routes = tests('tests/e2e/routes.spec.ts')
const scan = tests('tests/e2e/scan.spec.ts')
const shop = tests('tests/e2e/shopping.spec.ts')
const red = tests('src/app/redirects.test.ts')
const orders = tests('tests/e2e/orders.spec.ts')
const lists = tests('tests/e2e/lists.spec.ts')
const coffee = tests('tests/e2e/coffee.spec.ts')
const money = tests('tests/e2e/money.spec.ts')
const job = tests('tests/e2e/main-job.spec.ts')
const info = tests('tests/e2e/info.spec.ts')
const err = tests('src/app/ErrorBoundary.test.tsx')
const sign = tests('tests/e2e/sign-in.spec.ts')
const nav = tests('src/app/Navigation.test.tsx')
const active = tests('src/domain/order/active-order.test.ts')
const off = tests('src/app/OfflineScreen.test.tsx')
const browser = tests('src/features/hints/browser.test.ts')
const toast = tests('src/shared/ui/toast.test.ts')
const host = tests('src/shared/ui/ToastHost.test.tsx')
const faults = tests('tests/e2e/faults.spec.ts')
const prod = tests('tests/e2e/products.spec.ts')

const away = 'past orders are away without a connection too, and a coffee machine has another picture'

export const screens = [
  row('2.route.login', '/login is sign-in.', routes('opened by its address > /login')),
  row(
    '2.route.search-machine',
    '/search-machine is the machine search.',
    routes('opened by its address > /search-machine'),
  ),
  row(
    '2.route.scan-machine',
    '/scan-machine is the same search, for scanning.',
    routes('opened by its address > /scan-machine'),
  ),
  row('2.route.account', '/account is the account.', routes('opened by its address > /account')),
  row('2.route.dashboard', '/dashboard is home.', routes('opened by its address > /dashboard')),
  row(
    '2.route.order-dispense',
    '/order-dispense is starting the dispensing.',
    routes('opened by its address > /order-dispense'),
  ),
  row(
    '2.route.order-dispense-status',
    '/order-dispense-status is following the dispensing.',
    routes('opened by its address > /order-dispense-status'),
  ),
  row('2.route.order-history', '/order-history is the orders.', routes('opened by its address > /order-history')),
  row(
    '2.route.payu-payment-success',
    '/payu-payment-success is the result of a card payment.',
    routes('opened by its address > /payu-payment-success'),
  ),
  row(
    '2.route.payu-payment-failure',
    '/payu-payment-failure is the failed card payment.',
    routes('opened by its address > /payu-payment-failure'),
  ),
  row(
    '2.route.sodexo-payment-success',
    '/sodexo-payment-success is the card provider’s success screen for a meal card.',
    routes('opened by its address > /sodexo-payment-success'),
  ),
  row(
    '2.route.sodexo-payment-failure',
    '/sodexo-payment-failure is the card provider’s failure screen for a meal card.',
    routes('opened by its address > /sodexo-payment-failure'),
  ),
  row(
    '2.route.payment-success',
    '/payment-success is the result of a wallet payment.',
    routes('opened by its address > /payment-success'),
  ),
  row('2.route.support', '/support is help and support.', routes('opened by its address > /support')),
  row('2.route.refunds', '/refunds is the refunds.', routes('opened by its address > /refunds')),
  row(
    '2.route.terms-n-conditions',
    '/terms-n-conditions is the terms.',
    routes('opened by its address > /terms-n-conditions'),
  ),
  row('2.route.faq', '/faq is the frequent questions.', routes('opened by its address > /faq')),
  row('2.route.offers', '/offers is the offers.', routes('opened by its address > /offers')),
  row(
    '2.route.profile',
    '/profile is creating and editing the profile.',
    routes('opened by its address > /profile, by a registered customer'),
  ),
  row(
    '2.route.card',
    '/card is the saved meal cards.',
    routes('opened by its address > /card, by a registered customer'),
  ),
  row(
    '2.route.wallet-transactions',
    '/wallet-transactions is the wallet.',
    routes('opened by its address > /wallet-transactions, by a registered customer'),
  ),
  row(
    '2.route.company-wallet-transactions',
    '/company-wallet-transactions is the company wallet.',
    routes('opened by its address > /company-wallet-transactions, by a registered customer'),
  ),
  row(
    '2.route.machine',
    '/machine/{machineId} chooses that machine and leads to its products.',
    routes('opened by its address > /machine/VM-1001'),
    scan('with a camera > a link of the app, held before the camera, leads to its machine'),
  ),
  row(
    '2.route.products',
    '/products shows the chosen machine’s products.',
    shop('a machine that is offline already is shown, without anything to add'),
    routes('/ and /products lead to the search without a machine, and to its products with one'),
  ),
  row('2.route.cart', '/cart shows the cart.', shop('a removed line comes back where it was')),
  row(
    '2.route.payment',
    '/payment is where a way to pay is chosen.',
    tests('tests/e2e/access.spec.ts')('the whole main job works by keyboard alone'),
    job('a guest buys by meal card'),
  ),
  row('2.route.payments', '/payments leads there.', routes('/payments is /payment'), red('redirects > /payments')),
  row(
    '2.route.order-history-details',
    '/order-history-details/{orderId} shows one order.',
    orders('an order opens at its top, and back leads to the place in the list'),
  ),
  row(
    '2.route.public',
    'Browsing and results are open to anybody; what belongs to somebody needs a token.',
    red('what belongs to somebody needs a token, browsing does not'),
  ),
  row(
    '2.route.dashboard-token',
    'The dashboard alone is not declared public: it waits for a token.',
    red('what belongs to somebody needs a token, browsing does not'),
    tests('src/app/SessionGate.test.tsx')('/dashboard waits for a session, and says so when there is none to be had'),
  ),
  row(
    '2.route.account-only',
    'Profile, saved cards and wallets need an account.',
    red('profile, saved cards and wallets need an account of one’s own'),
    lists('a guest is told that a wallet needs an account'),
  ),
  row(
    '2.sheet.coffee',
    'A coffee machine’s recipes open in a sheet from below.',
    coffee('a cup > is ordered as it was chosen: only counts above 0, only the first ingredient'),
  ),
  row(
    '2.sheet.last-customization',
    'A sheet offers the last customization again.',
    coffee('a cup > is repeated as last time, or chosen anew, which begins at one and loses nothing'),
  ),
  row(
    '2.sheet.refund-method',
    'The way back of a refund is chosen.',
    money('at the machine > nothing comes out > a signed-in customer may have the money in the wallet'),
  ),
  row('2.sheet.meal-card-option', 'A meal card is one of the ways to pay.', job('a guest buys by meal card')),
  row(
    '2.sheet.no-history',
    'Without orders a placeholder says so.',
    orders('a guest without orders is told what will be here'),
  ),
  row('2.text.not-found', 'An unknown path says ‘Not found’.', routes('an unknown address says Not found: /nowhere')),
  row('2.spinner', 'A spinner shows while a page loads.', routes('a spinner turns while a page loads')),
  row(
    '2.text.unexpected-error',
    'The page of last resort says ‘Unexpected Application Error!’.',
    err('its title names the page and has the focus'),
    info('a screen that breaks > shows the page of last resort'),
  ),
  row(
    '2.text.unexpected-error-status',
    'It goes on with status and text, or with the message.',
    err('status and text of an answer', 'status and message without a text', 'the message of an error'),
  ),
  row(
    '2.redirect.root-machine',
    '/ leads to /products where a machine is chosen.',
    red('redirects > / with a machine'),
    routes('/ and /products lead to the search without a machine, and to its products with one'),
  ),
  row(
    '2.redirect.root-no-machine',
    '/ leads to /search-machine without a machine.',
    red('redirects > / without one'),
    routes('/ and /products lead to the search without a machine, and to its products with one'),
  ),
  row(
    '2.redirect.login-machine',
    '/login leads a registered customer to /products where a machine is chosen.',
    red('redirects > /login for a registered customer'),
    sign('a customer who is signed in has nothing to do at sign-in'),
  ),
  row(
    '2.redirect.login-no-machine',
    '/login leads a registered customer without a machine to /search-machine.',
    red('redirects > /login for a registered customer without a machine'),
  ),
  row(
    '2.redirect.login-guest',
    'A guest stays at /login.',
    red('redirects > /login for a guest'),
    routes('opened by its address > /login'),
  ),
  row(
    '2.redirect.cart-empty',
    '/cart with nothing in it leads to /products.',
    red('redirects > an empty cart'),
    shop('an empty cart leads back to the products'),
  ),
  row(
    '2.redirect.products-no-machine',
    '/products without a machine leads to /search-machine.',
    red('redirects > /products without a machine'),
    routes('/ and /products lead to the search without a machine, and to its products with one'),
  ),
  row(
    '2.redirect.order-in-progress',
    'An order in progress leads to /order-dispense-status with its id.',
    nav('an order in progress leads to its dispensing'),
    red('redirects > an order in progress while shopping'),
    money('at the machine > closing the tab and coming back lands on the same truth'),
  ),
  row(
    '2.redirect.order-paid',
    'A paid order leads to /order-dispense with its id.',
    red('redirects > a paid order while shopping'),
    nav('a paid order that waits leads to the machine'),
  ),
  row(
    '2.redirect.order-active-only',
    'An order that is no longer active leads nowhere.',
    active('leaves an order alone that is let go'),
  ),
  row('2.redirect.order-not-deleted', 'Nor does one that is deleted.', active('leaves an order alone that is deleted')),
  row('2.redirect.order-cart-id', 'With a cart id no order leads away.', red('redirects > an order with a cart id')),
  row(
    '2.redirect.order-success-card',
    'Nor on the card provider’s success page.',
    red('redirects > an order on a success page'),
  ),
  row(
    '2.redirect.order-success-meal-card',
    'Nor on the meal card’s success page.',
    red('redirects > an order on the meal card’s'),
  ),
  row(
    '2.redirect.settles',
    'Redirects come to rest, whatever the state.',
    red('redirects > settle in at most two hops from anywhere'),
  ),
  row(
    '2.cart-id.kept',
    'The cart id stays on payment, results and the status page, and on no other path.',
    nav('the cart id is forgotten where nothing is paid, and kept where something is'),
    red('the cart id is kept on payment, results and the status page only'),
  ),
  row(
    '2.cart-id.cleared',
    'Elsewhere it is removed from the storage.',
    nav('the cart id is forgotten where nothing is paid, and kept where something is'),
  ),
  row(
    '2.offline.title',
    'Without a connection a page says ‘You are Offline’.',
    off('says what is wrong in the exact words'),
    shop('without a connection the app says so and comes back by itself'),
  ),
  row(
    '2.offline.text',
    'It says: ‘You are not connected to the internet. Please connect to the internet and try again.’',
    off('says what is wrong in the exact words'),
    shop(away),
  ),
  row('2.offline.retry', 'Another try is offered.', off('offers another try')),
  row(
    '2.offline.still',
    'A try without a connection says ‘Still offline. Please check your connection.’',
    off('Retry says that there is still no connection'),
    shop('without a connection the app says so and comes back by itself'),
  ),
  row(
    '2.offline.coffee',
    'A coffee machine has another picture there.',
    off('a coffee machine has a picture of its own'),
    shop(away),
  ),
  row(
    '2.banner.text',
    'Other browsers are told: ‘Your browser may not work as intended. Use Google chrome or Safari for better experience.’',
    info('an unintended browser > is told so, not on the products, until it is closed'),
  ),
  row(
    '2.banner.not-products',
    'Not on /products.',
    info('an unintended browser > is told so, not on the products, until it is closed'),
  ),
  row(
    '2.banner.chrome',
    'Chrome and Safari are told nothing.',
    info('Chrome is told nothing'),
    browser('meant for > Chrome on Android', 'meant for > Safari on iOS'),
  ),
  row(
    '2.toast.one',
    'One toast shows at a time.',
    toast('one shows at a time, the next waits its turn'),
    host('one toast shows for three seconds, then the next'),
  ),
  row(
    '2.toast.duplicates',
    'What is showing is not said twice.',
    toast('what is showing or waiting is not said twice, what is gone may be said again'),
  ),
  row(
    '2.toast.place',
    'Toasts show at the bottom, in the middle.',
    faults('a machine that goes offline is CART_1002: its message is a toast, at the bottom in the middle'),
  ),
  row('2.view.list', 'Products show as a list.', prod('the view that was chosen stays')),
  row(
    '2.view.tray',
    'Products show as a tray, by row and column.',
    prod('the tray is the machine’s front, for eyes, ears and keys'),
  ),
  row(
    '2.view.grid',
    'Products show as a grid unless another view was chosen.',
    prod('the products are a grid until another view is chosen'),
  ),
]
