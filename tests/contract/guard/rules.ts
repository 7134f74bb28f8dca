/**
 * The rules of the document, in its order of subjects. Every run reports each of them: proven, broken, or not proven and
 * why. A check is named after its rule, with a detail after a colon.
 */

/** What a rule needs besides its operations. */
export type Need = 'write' | 'account' | 'other' | 'provider' | 'spare'

export interface Rule {
  says: string
  /** Where the document says it: a heading of its introduction, an operation, a schema, a parameter. */
  where: string
  /** The operations without which nothing can be said. */
  operations?: string[]
  needs?: Need[]
  /** Why no call can show it. */
  hidden?: string
}

const write: Need[] = ['write']
const account: Need[] = ['account']
const paying = ['createOrder']

export const rules = {
  /* Every response */
  answered: { says: 'Every call gets a whole response in time', where: 'info' },
  status: { says: 'Only documented statuses, and those of a proxy', where: 'Errors' },
  'content-type': { says: 'Only documented media types', where: 'paths' },
  header: { says: 'Documented headers are sent, with documented values', where: 'TooMany' },
  body: { says: 'Every body conforms to its schema', where: 'schemas' },
  decimals: { says: 'No amount has more decimals than its currency', where: 'Money' },
  code: { says: 'Each error code comes with its own status', where: 'Errors' },
  'server-error': { says: 'No request makes the server fail', where: 'Errors' },
  fresh: { says: 'No response may be used again without asking the server', where: 'Caching' },
  retry: { says: '429 and 503 say when to try again', where: 'Errors' },

  /* Requests */
  'bad-request-refused': { says: 'A request that breaks the document gets 422', where: 'Errors' },
  'good-request-read': { says: 'A request that follows the document is not called malformed', where: 'Errors' },
  'size-survived': { says: 'A body of 300 kB is read or refused, and does no harm', where: 'Errors' },
  'method-refused': { says: 'A method that a path does not have is refused', where: 'Errors' },
  'path-refused': { says: 'A path that does not exist gets 404', where: 'Errors' },
  precedence: { says: 'Of several errors, the first in the list is reported', where: 'Errors' },
  'no-token-needed': { says: 'What needs no token works without one', where: 'Errors' },
  'token-refused': { says: 'A missing, forged or ended token gets 401', where: 'Errors' },
  'token-expired': { says: 'A token whose time is over gets 401', where: 'AccessTokenClaims' },
  'token-ignored': { says: 'The sign-in calls ignore a bad token', where: 'Extensions' },
  'foreign-refused': { says: 'What belongs to another customer is neither shown nor changed', where: 'Errors' },
  'foreign-unseen': { says: 'No list has the rows of another customer', where: 'Errors', needs: account },
  'guest-refused': { says: 'What needs an account is refused to guests', where: 'Forbidden' },
  'unknown-refused': { says: 'What does not exist gets 404', where: 'NotFound' },
  'header-names': { says: 'client-id and device-id work like client_id and device_id', where: 'Header names' },
  'request-id': { says: 'X-Request-Id comes back as it was sent', where: 'X-Request-Id' },
  cors: { says: 'Apps on another origin can call and read every response', where: 'Browsers on another origin' },

  /* Lists */
  paging: { says: 'Pages, limit and total count every row once', where: 'Lists' },
  'list:order': { says: 'Rows are in the order that was asked for, newest first by default', where: 'Lists' },
  'list:filter': { says: 'Filters return exactly the rows that match', where: 'Lists' },
  'list:machine': { says: 'A list of one machine has the rows of that machine', where: 'listOrders' },
  agrees: { says: 'Operations that show the same thing say the same', where: 'paths' },

  /* Machines */
  happy: { says: 'What a list or an earlier call named can be read and used', where: 'paths' },
  'machine:case': {
    says: 'A machine id works in upper and lower case',
    where: 'getMachine',
    operations: ['getMachine'],
  },
  language: {
    says: 'Content-Language is the language of the texts',
    where: 'ContentLanguage',
    operations: ['getMachineProducts'],
  },
  'machine:search': {
    says: 'A search finds each machine by a part of its id, name or place',
    where: 'listMachines',
    operations: ['listMachines'],
  },
  'machine:near': {
    says: 'Machines near a place come nearest first, at most 50',
    where: 'listNearbyMachines',
    operations: ['listNearbyMachines'],
  },
  stream: {
    says: 'The stream’s messages conform, unbuffered and not stored',
    where: 'streamMachine',
    operations: ['streamMachine'],
  },
  'stream:messages': {
    says: 'Every message of the stream is about its machine',
    where: 'LiveMessage',
    operations: ['streamMachine'],
  },
  'stream:heartbeat': {
    says: 'The stream sends something every 15 seconds',
    where: 'streamMachine',
    operations: ['streamMachine'],
  },

  /* Sign-in */
  'otp:length': {
    says: 'A one-time code has as many digits as the server says',
    where: 'OtpTicket',
    operations: ['requestOtp'],
    needs: account,
  },
  'otp:wrong': {
    says: 'A wrong one-time code gets OTP_1001',
    where: 'verifyOtp',
    operations: ['verifyOtp'],
    needs: account,
  },
  'otp:once': {
    says: 'A one-time code works once, and only for its phone',
    where: 'verifyOtp',
    operations: ['verifyOtp'],
    needs: account,
  },
  'otp:tries': {
    says: 'After too many wrong codes, the right one is refused too',
    where: 'verifyOtp',
    operations: ['verifyOtp'],
    needs: account,
  },
  'otp:wait': {
    says: 'Another code can be requested only after the waiting time',
    where: 'requestOtp',
    operations: ['requestOtp'],
    needs: account,
  },
  'otp:resend': {
    says: 'A resent code replaces the old one',
    where: 'resendOtp',
    operations: ['resendOtp', 'verifyOtp'],
    needs: account,
  },
  pkce: {
    says: 'Only the verifier of the challenge gets the tokens',
    where: 'createAccessToken',
    operations: ['createAccessToken'],
    needs: account,
  },
  'auth-code': {
    says: 'An authorization code works once',
    where: 'createAccessToken',
    operations: ['createAccessToken'],
    needs: account,
  },
  claims: {
    says: 'The token names its customer, the same every time, and says whether it is a guest',
    where: 'AccessTokenClaims',
  },
  guest: {
    says: 'A guest returns by user_id and device_id, and no other device gets in',
    where: 'signInGuest',
    operations: ['signInGuest'],
  },
  'guest:merge': {
    says: 'A guest’s orders move to the account that signs in on the device',
    where: 'createAccessToken',
    operations: ['signInGuest', 'createAccessToken', 'createOrder', 'listOrders'],
    needs: ['account', 'write'],
  },
  refresh: {
    says: 'Refreshing returns new tokens of the same customer, five times within a minute',
    where: 'refreshTokens',
    operations: ['refreshTokens', 'signInGuest'],
  },
  'refresh:reuse': {
    says: 'A refresh token that is used a sixth time, or after a minute, ends its session',
    where: 'refreshTokens',
    operations: ['refreshTokens', 'signInGuest'],
  },
  'sign-out': {
    says: 'Signing out ends that session and no other',
    where: 'signOut',
    operations: ['signOut', 'signInGuest'],
  },

  /* Prices */
  quote: {
    says: 'A cart of listed products is quoted at their prices, each quantity kept or removed',
    where: 'validateCart',
    operations: ['validateCart'],
    needs: write,
  },
  money: { says: 'Lines, discount, taxes, totals and refunds add up', where: 'Money' },
  'money:shares': { says: 'Discounts and refunds are spread over the lines by the rule', where: 'Money' },
  'money:tax': {
    says: 'An added tax is its rate of the goods less the discount, without deposits, half up',
    where: 'Money',
    hidden: 'the machine’s quotes have no added taxes',
  },
  'money:currency': {
    says: 'Orders, refunds and wallet rows are in the currency of the quote or balance, and a wallet in that of its orders',
    where: 'Money',
  },
  'money:ledger': { says: 'A wallet’s rows lead to its balance', where: 'Money' },
  'money:rows': {
    says: 'What an order takes from a wallet, and its refund, is one row each, which names no other order',
    where: 'listWalletTransactions',
    operations: ['createOrder', 'unblockOrder', 'createRefund', 'listWalletTransactions'],
    needs: ['write', 'account'],
  },
  'money:offer': {
    says: 'A discount is what its offer says',
    where: 'Money',
    operations: ['listOffers', 'validateCart'],
    needs: write,
  },
  'money:maximum': {
    says: 'No discount is above the maximum of its offer',
    where: 'Offer',
    operations: ['listOffers', 'validateCart'],
    needs: write,
  },
  'money:half-up': {
    says: 'A discount is rounded half up to the smallest unit of its currency',
    where: 'Money',
    operations: ['listOffers', 'validateCart'],
    needs: write,
  },
  'cart:price': {
    says: 'A cart at another price gets CART_1001',
    where: 'CartErrorCode',
    operations: ['validateCart'],
    needs: write,
  },
  'cart:limit': {
    says: 'More than the machine dispenses at a time gets CART_1003',
    where: 'CartErrorCode',
    needs: write,
  },
  'cart:stock': {
    says: 'More than the stock is removed from the quote, or gets CART_1000',
    where: 'CartErrorCode',
    needs: write,
  },
  'cart:unsellable': {
    says: 'Nothing is sold from a blocked slot, or after its last day of sale: CART_1000',
    where: 'InventoryBatch.exp_date',
    operations: ['validateCart', 'getMachineProducts'],
    needs: write,
  },
  'cart:offline': { says: 'An offline machine sells nothing: CART_1002', where: 'CartErrorCode', needs: write },
  age: {
    says: 'A product with an age limit needs a confirmed age, and a machine that checks it: CART_1000',
    where: 'OrderRequest',
    operations: ['createOrder'],
    needs: write,
  },
  'cart:offer': {
    says: 'An offer that does not exist, or does not apply, gets OF_1004',
    where: 'CartErrorCode',
    needs: write,
  },
  'cart:kept': {
    says: 'A quote can be read by its cart_id',
    where: 'Quote',
    operations: ['validateCart', 'getCart'],
    needs: write,
  },
  ingredient: {
    says: 'Quote, cart and order keep the ingredient that was chosen for each line',
    where: 'CustomIngredient',
    operations: ['validateCart'],
    needs: write,
  },
  'ingredient:limit': {
    says: 'An ingredient that the recipe does not offer, or more than its maximum, gets CART_1000',
    where: 'validateCart',
    operations: ['validateCart'],
    needs: write,
  },

  /* Paying */
  order: {
    says: 'The order that is made is the one that was asked for',
    where: 'createOrder',
    operations: paying,
    needs: write,
  },
  'order:quoted': {
    says: 'Only the quoted price is charged; any other amount gets CART_1001',
    where: 'createOrder',
    operations: paying,
    needs: write,
  },
  'order:customer': {
    says: 'Nobody can order for another customer or another machine',
    where: 'createOrder',
    operations: paying,
    needs: write,
  },
  'charged-once': {
    says: 'A wallet pays an order exactly once, with its net amount',
    where: 'createOrder',
    operations: ['createOrder', 'getWalletBalance'],
    needs: ['write', 'account'],
  },
  'key:replay': {
    says: 'The same key and body return the same order',
    where: 'Idempotency-Key',
    operations: paying,
    needs: write,
  },
  'key:concurrent': {
    says: 'Concurrent calls with one key make one order',
    where: 'Idempotency-Key',
    operations: paying,
    needs: write,
  },
  'key:foreign': {
    says: 'Another customer’s key gets 403 and shows nothing of the order',
    where: 'Idempotency-Key',
    operations: paying,
    needs: write,
  },
  'key:body': {
    says: 'The same key with another body gets ORDER_4090, whatever the order of its fields',
    where: 'Idempotency-Key',
    operations: paying,
    needs: write,
  },
  'key:exact': {
    says: 'Keys that differ in one letter, or in its case, are two keys',
    where: 'Idempotency-Key',
    operations: paying,
    needs: write,
  },
  'key:voided': {
    says: 'A key that was given up makes no order: ORDER_4095',
    where: 'unblockOrder',
    operations: paying,
    needs: write,
  },
  'key:rejected': {
    says: 'A rejected call does not use up its key',
    where: 'Idempotency-Key',
    operations: paying,
    needs: write,
  },
  'key:settled': {
    says: 'A key whose order needs no payment returns kind none',
    where: 'Idempotency-Key',
    operations: ['createOrder', 'unblockOrder'],
    needs: write,
  },
  'key:kept': {
    says: 'A key names its order also after the order was dispensed or refunded, and charges nothing',
    where: 'Idempotency-Key',
    operations: ['createOrder', 'createRefund', 'dispenseOrder', 'getOrder'],
    needs: ['write', 'account'],
  },
  attempt: {
    says: 'The key tells anyone how its payment stands',
    where: 'getPaymentAttempt',
    operations: ['createOrder', 'getPaymentAttempt'],
    needs: write,
  },
  'attempt:end': {
    says: 'Ending a payment cancels an unpaid order, voids a key without one, and leaves a paid one',
    where: 'endPaymentAttempt',
    operations: ['createOrder', 'endPaymentAttempt'],
    needs: write,
  },
  'payment:app': {
    says: 'What the customer approves in another app is the amount to pay, and so is the link’s',
    where: 'OpenAppPayment',
    operations: paying,
    needs: write,
  },
  returned: { says: 'A forged return token gets 404', where: 'getReturnedPayment', operations: ['getReturnedPayment'] },
  'wallet:short': {
    says: 'A wallet without enough money pays nothing: PAY_1001',
    where: 'OrderErrorCode',
    operations: ['createOrder', 'getWalletBalance'],
    needs: ['write', 'account'],
  },
  'company:charged': {
    says: 'The company wallet pays its order exactly once, and the customer’s own wallet nothing',
    where: 'createOrder',
    operations: ['createOrder', 'getCompanyWalletBalance'],
    needs: ['write', 'account'],
  },
  'company:refund': {
    says: 'What the company wallet paid goes back to it in either mode, and not to the customer’s own wallet',
    where: 'createRefund',
    operations: ['createOrder', 'unblockOrder', 'createRefund', 'getCompanyWalletBalance'],
    needs: ['write', 'account'],
  },
  'company:short': {
    says: 'A company wallet without enough money pays nothing: PAY_1001',
    where: 'OrderErrorCode',
    operations: ['createOrder', 'getCompanyWalletBalance'],
    needs: ['write', 'account'],
  },
  'company:foreign': {
    says: 'The company wallet of a location is shown to nobody from another one',
    where: 'getCompanyWalletBalance',
    operations: ['getCompanyWalletBalance'],
    needs: ['account', 'other'],
  },
  late: {
    says: 'A payment for a canceled order is refunded, and the order stays canceled',
    where: 'OrderStatus',
    operations: ['createOrder', 'unblockOrder', 'getOrder'],
    needs: ['write', 'provider'],
  },
  confirmed: {
    says: 'A payment that the provider confirms twice pays the order once',
    where: 'FormPostPayment',
    operations: ['createOrder', 'getOrder'],
    needs: ['write', 'provider'],
  },

  /* After paying */
  state: { says: 'Status, items, times, activity and refund of an order fit each other', where: 'OrderStatus' },
  conflict: { says: 'What the state does not allow gets its documented code', where: 'Errors', needs: write },
  unblock: {
    says: 'Releasing cancels an unpaid order and makes a paid one inactive and refundable',
    where: 'unblockOrder',
    operations: ['createOrder', 'unblockOrder'],
    needs: write,
  },
  dispense: {
    says: 'A paid order is dispensed once, as often as it is asked for',
    where: 'dispenseOrder',
    operations: ['createOrder', 'dispenseOrder'],
    needs: ['write', 'account'],
  },
  stock: {
    says: 'Stock falls by what was dispensed, and not before',
    where: 'createOrder',
    operations: ['createOrder', 'getMachineProducts'],
    needs: write,
  },
  'stock:units': {
    says: 'Of several units, as many leave the slot as the order says came out',
    where: 'OrderItem',
    operations: ['createOrder', 'dispenseOrder', 'getOrder', 'getMachineProducts'],
    needs: ['write', 'account'],
  },
  refund: {
    says: 'A refund returns what the order says, once, to where it was asked',
    where: 'createRefund',
    operations: ['createOrder', 'createRefund'],
    needs: ['write', 'account'],
  },
  'refund:twice': {
    says: 'A refunded order is not refunded again, also not by concurrent calls: REFUND_4091',
    where: 'createRefund',
    operations: ['createOrder', 'createRefund'],
    needs: ['write', 'account'],
  },
  'refund:replay': {
    says: 'The same key returns the same refund of its order',
    where: 'RefundKey',
    operations: ['createOrder', 'createRefund'],
    needs: ['write', 'account'],
  },
  'refund:missing': {
    says: 'An item that the customer did not get is refunded at most once, and then nothing more of its order',
    where: 'createRefund',
    operations: ['createOrder', 'dispenseOrder', 'getOrder', 'createRefund'],
    needs: ['write', 'account'],
  },
  'refund:dispensed': {
    says: 'What was dispensed is not refunded: REFUND_4090',
    where: 'createRefund',
    operations: ['createRefund'],
    needs: ['write', 'account'],
  },
  'refund:ends': {
    says: 'A refunded order can’t be dispensed',
    where: 'Order.is_active',
    operations: ['createOrder', 'createRefund', 'dispenseOrder'],
    needs: ['write', 'account'],
  },
  'refund:or-dispense': {
    says: 'Of dispensing and refunding at the same time, exactly one happens',
    where: 'dispenseOrder',
    operations: ['createOrder', 'createRefund', 'dispenseOrder', 'getOrder'],
    needs: ['write', 'account'],
  },
  receipt: {
    says: 'Each call returns a link that opens without a token',
    where: 'Receipt',
    operations: ['getReceipt'],
  },
  rating: {
    says: 'A rating is kept, and a later one replaces it',
    where: 'rateOrder',
    operations: ['rateOrder', 'getOrder'],
    needs: write,
  },

  /* The rest of the account */
  profile: {
    says: 'Only the fields that are sent change',
    where: 'updateProfile',
    operations: ['getProfile', 'updateProfile'],
    needs: ['write', 'account'],
  },
  avoid: {
    says: 'What the customer avoids is kept as it was sent, and replaced as a whole',
    where: 'AvoidedNames',
    operations: ['getProfile', 'updateProfile'],
    needs: ['write', 'account'],
  },
  card: {
    says: 'A card is saved only with consent, listed, and deleted',
    where: 'saveCard',
    operations: ['saveCard', 'listMealCards'],
    needs: ['write', 'account'],
  },
  favorite: {
    says: 'Favorites are kept once, and removing one twice changes nothing',
    where: 'saveFavorite',
    operations: ['saveFavorite', 'listFavorites'],
    needs: ['write', 'account'],
  },
  wish: {
    says: 'A customer’s wish counts once, in any case and with any spaces around it',
    where: 'createWish',
    operations: ['createWish'],
    needs: write,
  },
  deletion: {
    says: 'Deleting the account ends all its sessions',
    where: 'deleteCustomer',
    operations: ['deleteCustomer'],
    needs: ['write', 'spare'],
  },

  /* Only on the mock server */
  forced: {
    says: 'The mock server can cause every documented error',
    where: 'paths',
    hidden: 'only the mock server can be told to fail',
  },

  /* What no call shows */
  'hidden:otp': {
    says: 'A text message with the code is sent to the phone',
    where: 'requestOtp',
    hidden: 'it arrives on a phone',
  },
  'hidden:push': {
    says: 'Push messages are sent, encrypted and signed, and end with the session',
    where: 'pushMessage',
    hidden: 'they go to a push service',
  },
  'hidden:keys': {
    says: 'A voided key is stored for 90 days',
    where: 'Idempotency-Key',
    hidden: 'it takes months',
  },
  'hidden:sessions': {
    says: 'A refresh token is valid for 30 days without use, an access token for about ten minutes',
    where: 'RefreshTokenValue',
    hidden: 'it takes days',
  },
  'hidden:quotes': { says: 'A quote can be read for 24 hours', where: 'Quote', hidden: 'it takes a day' },
  'hidden:expiry': {
    says: 'An unpaid order is canceled after ten minutes, a silent machine’s order ends after two',
    where: 'OrderStatus',
    hidden: 'it takes minutes, and a machine',
  },
  'hidden:provider': {
    says: 'The provider’s result is checked for signature, order, amount and currency, and the browser is redirected with 303',
    where: 'FormPostPayment',
    hidden: 'the provider signs it',
  },
  'hidden:card': {
    says: 'A card’s token stays on the server, and is deleted with the card',
    where: 'MealCard',
    hidden: 'it is between server and provider',
  },
  'hidden:device': {
    says: 'Device ids are not logged, and wrong attempts are limited',
    where: 'DeviceId',
    hidden: 'logs are not part of the API',
  },
  'hidden:zone': {
    says: 'Days are days in the operator’s time zone',
    where: 'Time',
    hidden: 'the document does not name the zone; rows near midnight are not compared',
  },
  'hidden:language': {
    says: 'Texts come in the language of Accept-Language, if the server has it',
    where: 'Accept-Language',
    hidden: 'the document names no language that a server must have',
  },
  'hidden:review': {
    says: 'Other customers’ wishes are shown after a review',
    where: 'listWishes',
    hidden: 'the review is the operator’s',
  },
  'hidden:clients': {
    says: 'What clients do with a response: extensions, unknown fields, losses',
    where: 'Extensions',
    hidden: 'it is the app’s part',
  },
} satisfies Record<string, Rule>

export type RuleId = keyof typeof rules

/** The rule of a check: the longest id that the check starts with. */
export function ruleOf(check: string): RuleId {
  const parts = check.split(':')
  for (let length = parts.length; length > 0; length -= 1) {
    const id = parts.slice(0, length).join(':')
    if (id in rules) return id as RuleId
  }
  throw new Error(`No rule has the check ${check}`)
}
