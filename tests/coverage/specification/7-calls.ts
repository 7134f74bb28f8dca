import { row, tests } from '../row.ts'

const trans = tests('tests/contract/transport.test.ts')
const spec = tests('tests/contract/specified.test.ts')
const conf = tests('tests/contract/conformance.test.ts')
const pform = tests('src/features/account/profile-form.test.ts')
const mock = tests('tests/contract/mock-server.test.ts')
const overdue = tests('src/features/dispense/Overdue.test.tsx')
const acc = tests('tests/e2e/account.spec.ts')
const nav = tests('src/app/Navigation.test.tsx')
const job = tests('tests/e2e/main-job.spec.ts')
const receipt = tests('src/features/orders/ReceiptButton.test.tsx')
const web = tests('src/shared/web-page.test.ts')
const tq = tests('src/features/wallet/transaction-query.test.ts')
const lists = tests('tests/e2e/lists.spec.ts')
const otp = tests('src/features/sign-in/use-phone-sign-in.test.tsx')
const pushToken = tests('tests/contract/push-token.test.ts')

export const calls = [
  row(
    '7.timeout',
    'A call without an answer ends after 10 s.',
    trans('a call > without an answer in time is a time-out after ten seconds'),
  ),
  row(
    '7.bearer',
    'A call carries the token there is.',
    trans('a call > carries the app, its own id, and the token there is'),
  ),
  row(
    '7.client-id',
    'Calls name the app.',
    trans('a call > carries the app, its own id, and the token there is'),
    spec('what is sent with > every call: the app it comes from'),
  ),
  row(
    '7.device-id',
    'Some calls name the device: deletion and signing out.',
    conf(
      "'deleteCustomer' > sends DELETE /v1/customers and hands on the answer",
      "'signOut' > sends POST /v1/auth/log-out and hands on the answer",
    ),
    spec('what is sent with > deleteCustomer, in its header', 'what is sent with > signOut, in its header'),
  ),
  row(
    '7.success',
    '2xx is success, anything else an error.',
    trans('a call > that the server refuses keeps status, code, message and its id'),
  ),
  row(
    '7.call.getProfile',
    'GET /v1/customers/profile is sent as documented.',
    conf("'getProfile' > sends GET /v1/customers/profile and hands on the answer"),
  ),
  row(
    '7.call.updateProfile',
    'PATCH /v1/customers/profile is sent as documented.',
    conf("'updateProfile' > sends PATCH /v1/customers/profile and hands on the answer"),
    pform('what is sent > the edited fields, without the blanks around them'),
  ),
  row(
    '7.call.deleteCustomer',
    'DELETE /v1/customers is sent as documented.',
    conf("'deleteCustomer' > sends DELETE /v1/customers and hands on the answer"),
    spec('what is sent with > deleteCustomer, in its header'),
  ),
  row(
    '7.call.requestOtp',
    'POST /v1/auth/get-otp is sent as documented.',
    conf("'requestOtp' > sends POST /v1/auth/get-otp and hands on the answer"),
    spec('the fields of > OtpRequest'),
  ),
  row(
    '7.call.resendOtp',
    'POST /v1/auth/resend-otp is sent as documented.',
    conf("'resendOtp' > sends POST /v1/auth/resend-otp and hands on the answer"),
    spec('the fields of > OtpResend'),
  ),
  row(
    '7.call.verifyOtp',
    'POST /v1/auth/verify-otp is sent as documented.',
    conf("'verifyOtp' > sends POST /v1/auth/verify-otp and hands on the answer"),
  ),
  row(
    '7.call.createAccessToken',
    'POST /v1/auth/access-token is sent as documented.',
    conf("'createAccessToken' > sends POST /v1/auth/access-token and hands on the answer"),
    spec('the fields of > AccessTokenRequest', 'the fields of > Tokens'),
    otp('a code is exchanged in the name of this phone, with its push token where one was issued'),
  ),
  row(
    '7.call.signInGuest',
    'POST /v1/auth/guest-login is sent as documented.',
    conf("'signInGuest' > sends POST /v1/auth/guest-login and hands on the answer"),
    spec('the fields of > GuestLogin', 'the fields of > GuestTokens'),
    pushToken('with guest-login'),
  ),
  row(
    '7.call.refreshTokens',
    'POST /v1/auth/refresh-token is sent as documented.',
    conf("'refreshTokens' > sends POST /v1/auth/refresh-token and hands on the answer"),
    spec('the fields of > TokenRefresh', 'what is sent with > refreshTokens, in its header'),
    pushToken('with refresh-token'),
  ),
  row(
    '7.call.signOut',
    'POST /v1/auth/log-out is sent as documented.',
    conf("'signOut' > sends POST /v1/auth/log-out and hands on the answer"),
    spec('what is sent with > signOut, in its header'),
  ),
  row(
    '7.call.updatePushToken',
    'POST /v1/notifications/update is sent as documented.',
    conf("'updatePushToken' > sends POST /v1/notifications/update and hands on the answer"),
    spec('the fields of > PushTokenUpdate'),
  ),
  row(
    '7.call.listMachines',
    'GET /v1/customers/machines is sent as documented.',
    conf("'listMachines' > sends GET /v1/customers/machines and hands on the answer"),
    spec('what is sent with > listMachines, in its query'),
  ),
  row(
    '7.call.getMachine',
    'GET /v1/customers/machines/{id} is sent as documented.',
    conf("'getMachine' > sends GET /v1/customers/machines/{id} and hands on the answer"),
  ),
  row(
    '7.call.getMachineProducts',
    'GET /v1/customers/machines/{machineId}/products is sent as documented.',
    conf("'getMachineProducts' > sends GET /v1/customers/machines/{machineId}/products and hands on the answer"),
    spec('the fields of > MachineProducts'),
  ),
  row(
    '7.call.streamMachine',
    'GET /v1/sse/machines/{machineId} is sent as documented.',
    conf("'streamMachine' > sends GET /v1/sse/machines/{machineId} and hands on the answer"),
    mock('the live stream tells the status at once and each change, in messages that conform'),
  ),
  row(
    '7.call.validateCart',
    'POST /v1/vending-machine/{machineId}/cart/validate is sent as documented.',
    conf("'validateCart' > sends POST /v1/vending-machine/{machineId}/cart/validate and hands on the answer"),
    spec('the fields of > CartValidation'),
  ),
  row(
    '7.call.listOffers',
    'GET /v1/offers/vending-machine/{machineId}/all is sent as documented.',
    conf("'listOffers' > sends GET /v1/offers/vending-machine/{machineId}/all and hands on the answer"),
    spec('what is sent with > listOffers, in its query'),
  ),
  row(
    '7.call.getWalletBalance',
    'GET /v1/wallets/{userId}/balance is sent as documented.',
    conf("'getWalletBalance' > sends GET /v1/wallets/{userId}/balance and hands on the answer"),
  ),
  row(
    '7.call.getCompanyWalletBalance',
    'GET /v1/country-warehouse/{warehouseId}/client-locations/{locationId}/users/{userId}/balance is sent as documented.',
    conf(
      "'getCompanyWalletBalance' > sends GET /v1/country-warehouse/{warehouseId}/client-locations/{locationId}/users/{userId}/balance and hands on the answer",
    ),
  ),
  row(
    '7.call.getLocationWallet',
    'GET /v1/country-warehouse/{warehouseId}/client-locations/user/{userId}/location-wallet is sent as documented.',
    conf(
      "'getLocationWallet' > sends GET /v1/country-warehouse/{warehouseId}/client-locations/user/{userId}/location-wallet and hands on the answer",
    ),
    spec('the fields of > LocationWallet'),
  ),
  row(
    '7.call.listOrders',
    'GET /v1/users/{userId}/vending-machine/{machineId}/orders is sent as documented.',
    conf("'listOrders' > sends GET /v1/users/{userId}/vending-machine/{machineId}/orders and hands on the answer"),
    spec('what is sent with > listOrders, in its query'),
  ),
  row(
    '7.call.createOrder',
    'POST /v1/users/{userId}/vending-machine/{machineId}/orders is sent as documented.',
    conf("'createOrder' > sends POST /v1/users/{userId}/vending-machine/{machineId}/orders and hands on the answer"),
    spec('the fields of > OrderRequest', 'the fields of > OrderReceived'),
  ),
  row(
    '7.call.getCart',
    'GET /v1/vending-machine/-1/cart/{cartId} is sent as documented.',
    conf("'getCart' > sends GET /v1/vending-machine/-1/cart/{cartId} and hands on the answer"),
  ),
  row(
    '7.call.dispenseOrder',
    'POST /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/dispense/v2 is sent as documented.',
    conf(
      "'dispenseOrder' > sends POST /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/dispense/v2 and hands on the answer",
    ),
    spec('what is sent with > dispensing: no body'),
  ),
  row(
    '7.call.getOrder',
    'GET /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId} is sent as documented.',
    conf(
      "'getOrder' > sends GET /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId} and hands on the answer",
    ),
    conf("'getOrder' > refuses to send without userId", "'getOrder' > refuses to send without machineId"),
  ),
  row(
    '7.call.unblockOrder',
    'PATCH /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/unblock is sent as documented.',
    conf(
      "'unblockOrder' > sends PATCH /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/unblock and hands on the answer",
    ),
    overdue('letting go of an order names its own machine, and asks what became of it'),
  ),
  row(
    '7.call.getReceipt',
    'GET /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/receipt is sent as documented.',
    conf(
      "'getReceipt' > sends GET /v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/receipt and hands on the answer",
    ),
    spec('the fields of > Receipt'),
  ),
  row(
    '7.call.listPaymentOptions',
    'GET /v1/payment-options is sent as documented.',
    conf("'listPaymentOptions' > sends GET /v1/payment-options and hands on the answer"),
    spec('the fields of > PaymentOptions'),
  ),
  row(
    '7.call.listMealCards',
    'GET /v1/customers/pluxee-details is sent as documented.',
    conf("'listMealCards' > sends GET /v1/customers/pluxee-details and hands on the answer"),
  ),
  row(
    '7.call.deleteMealCard',
    'DELETE /v1/customers/pluxee-details/{sourceId} is sent as documented.',
    conf("'deleteMealCard' > sends DELETE /v1/customers/pluxee-details/{sourceId} and hands on the answer"),
  ),
  row(
    '7.call.saveCard',
    'POST /v1/card-details is sent as documented.',
    conf("'saveCard' > sends POST /v1/card-details and hands on the answer"),
    spec('the fields of > SavedCard'),
  ),
  row(
    '7.call.createRefund',
    'POST /v1/refunds is sent as documented.',
    conf("'createRefund' > sends POST /v1/refunds and hands on the answer"),
    spec('the fields of > RefundRequest'),
  ),
  row(
    '7.call.listOrderTransactions',
    'GET /v1/order-transactions is sent as documented.',
    conf("'listOrderTransactions' > sends GET /v1/order-transactions and hands on the answer"),
    spec('what is sent with > listOrderTransactions, in its query'),
  ),
  row(
    '7.call.listWalletTransactions',
    'GET /v1/transactions/users/{userId} is sent as documented.',
    conf("'listWalletTransactions' > sends GET /v1/transactions/users/{userId} and hands on the answer"),
    spec('what is sent with > listWalletTransactions, in its query'),
  ),
  row(
    '7.call.listCompanyWalletTransactions',
    'GET /v1/country-warehouse/{warehouseId}/client-locations/{locationId}/wallet-transactions/ is sent as documented.',
    conf(
      "'listCompanyWalletTransactions' > sends GET /v1/country-warehouse/{warehouseId}/client-locations/{locationId}/wallet-transactions/ and hands on the answer",
    ),
    spec('what is sent with > listCompanyWalletTransactions, in its query'),
  ),
  row(
    '7.call.listRefunds',
    'GET /v1/refunds is sent as documented.',
    conf("'listRefunds' > sends GET /v1/refunds and hands on the answer"),
    spec('what is sent with > listRefunds, in its query'),
  ),
  row(
    '7.delete.toast',
    'A deleted account says ‘Customer deleted successfully’.',
    acc('a deleted account leaves nothing behind, and the app starts anew'),
  ),
  row(
    '7.delete.reload',
    'The app loads anew after it.',
    acc('a deleted account leaves nothing behind, and the app starts anew'),
  ),
  row(
    '7.orders.active',
    'The look-up of an active order asks for page 1, 10 orders, ascending, unpaged, In-Progress and Paid.',
    nav('orders in progress or paid are looked up as documented'),
  ),
  row(
    '7.receipt.opened',
    'The receipt’s link is opened, where it leads to a web page.',
    receipt(
      'the link of the order’s receipt is opened, and stays in sight',
      'what is no web page is neither opened nor shown, and the customer is told',
    ),
    job('a guest buys by card, and every screen on the way is photographed'),
    web('opens https://receipts.example.com/ord-1', 'refuses "javascript:alert(1)"'),
  ),
  row(
    '7.cart.used',
    'A stored cart id brings its cart back.',
    tests('tests/e2e/money.spec.ts')('a cart that the phone has lost > is fetched by its id, and can be paid'),
  ),
  row(
    '7.wallet.query',
    'The wallet’s list asks for 10 a page, the newest first, with its filters.',
    tq(
      'without filters everything is asked for, ten at a time, the newest first',
      'every filter of the address is asked for',
    ),
  ),
  row(
    '7.company-wallet.query',
    'So does the company wallet.',
    lists('the company wallet is found by the location and grows to its first row'),
  ),
  row(
    '7.order-transactions.query',
    'So do the payments.',
    lists('payments are a second view of the orders, searched by keyword'),
  ),
  row(
    '7.refunds.query',
    'So do the refunds.',
    lists('refunds say kind, way and state, are narrowed by several states, and lead to their orders'),
  ),
  row(
    '7.refunds.status',
    'Statuses are joined by commas.',
    lists('refunds say kind, way and state, are narrowed by several states, and lead to their orders'),
    conf("'listRefunds' > sends GET /v1/refunds and hands on the answer"),
  ),
]
