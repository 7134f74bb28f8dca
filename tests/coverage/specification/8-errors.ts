import { row, tests } from '../row.ts'

const quote = tests('src/features/checkout/use-quote.test.tsx')
const faults = tests('tests/e2e/faults.spec.ts')
const money = tests('tests/e2e/money.spec.ts')
const paying = tests('src/features/checkout/use-paying.test.tsx')
const shorten = tests('src/features/checkout/shorten.test.ts')
const pay = tests('src/domain/order/pay.test.ts')
const lists = tests('tests/e2e/lists.spec.ts')
const acc = tests('tests/e2e/account.spec.ts')
const otp = tests('src/features/sign-in/use-phone-sign-in.test.tsx')
const sign = tests('tests/e2e/sign-in.spec.ts')
const overdue = tests('src/features/dispense/Overdue.test.tsx')
const trans = tests('tests/contract/transport.test.ts')
const nav = tests('src/app/Navigation.test.tsx')
const registration = tests('src/features/notifications/register.test.ts')

export const errors = [
  row(
    '8.cart.CART_1000',
    'The server’s message for CART_1000 is a toast.',
    quote('the server’s message for CART_1000 is a toast'),
    faults('a cart that was good a moment ago: sold-out > is CART_1000: the server’s message is a toast'),
  ),
  row(
    '8.cart.CART_1001',
    'The server’s message for CART_1001 is a toast.',
    quote('the server’s message for CART_1001 is a toast'),
    faults('a cart that was good a moment ago: price-change > is CART_1001: the server’s message is a toast'),
  ),
  row(
    '8.cart.CART_1002',
    'The server’s message for CART_1002 is a toast.',
    quote('the server’s message for CART_1002 is a toast'),
    faults('a machine that goes offline is CART_1002: its message is a toast, at the bottom in the middle'),
  ),
  row(
    '8.cart.CART_1003',
    'The server’s message for CART_1003 is a toast.',
    quote('the server’s message for CART_1003 is a toast'),
    faults('a cart that was good a moment ago: limit > is CART_1003: the server’s message is a toast'),
  ),
  row(
    '8.cart.OF_1004',
    'The server’s message for OF_1004 is a toast.',
    quote('the server’s message for OF_1004 is a toast'),
    faults('a cart that was good a moment ago: offer-ends > is OF_1004: the server’s message is a toast'),
  ),
  row(
    '8.order.refused',
    'HTTP 400 opens a dialog with code and message.',
    money(
      'a cart that can no longer be sold > between quote and order: sold-out > is refused with code and message, and nothing is charged',
    ),
    faults(
      'an offer that ends before the order > is OF_1004: nothing is charged, and the log is short',
      'a limit that falls before the order > is CART_1003: nothing is charged',
    ),
  ),
  row(
    '8.order.log',
    'The message is logged shortened.',
    paying('logs a refusal shortened and fails as specified'),
    faults('an offer that ends before the order > is OF_1004: nothing is charged, and the log is short'),
  ),
  row(
    '8.order.log-sentence',
    'To its first sentence, where that has less than 50 characters.',
    shorten(
      '"A price has changed. Please look at your cart again." is logged as "A price has changed."',
      '"Costs 42.50 now. Look again." is logged as "Costs 42.50 now."',
    ),
  ),
  row(
    '8.order.log-cut',
    'Else to 50 characters.',
    shorten(
      '"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy. Then more." is logged as "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"',
    ),
  ),
  row(
    '8.order.failed',
    'The call fails with ‘Failed to initiate payment’.',
    pay('a refusal > of status 400 gives up the key and fails as specified'),
    faults('a limit that falls before the order > is CART_1003: nothing is charged'),
    paying('logs a refusal shortened and fails as specified'),
  ),
  row(
    '8.generic.balance',
    'A balance that fails says ‘Something went wrong. Please try again later.’',
    lists('when the balance can’t be loaded > a toast and the card say so, and the rows are there'),
  ),
  row(
    '8.generic.options',
    'Payment options that fail say ‘Something went wrong. Please try again later.’',
    money('a cart that can no longer be sold > without payment options > the failure is said and can be tried again'),
  ),
  row(
    '8.generic.cards',
    'The card list says ‘Something went wrong. Please try again later.’',
    acc('when the server can’t > list the meal cards > a toast and the screen say so'),
  ),
  row(
    '8.generic.order',
    'An order that can’t be fetched says ‘Something went wrong. Please try again later.’',
    faults(
      'reading an order > a toast and the screen say so: /order-history-details/ord-1',
      'reading an order > a toast and the screen say so: /order-dispense?order_id=ord-1',
    ),
  ),
  row(
    '8.generic.dispense',
    'Dispensing says ‘Something went wrong. Please try again later.’',
    faults('dispensing > a toast says so, and the next try goes through'),
  ),
  row(
    '8.generic.refund',
    'A refund says ‘Something went wrong. Please try again later.’',
    faults('a refund > a toast says so, and the next try goes through'),
  ),
  row(
    '8.generic.cart',
    'A cart that can’t be fetched says ‘Something went wrong. Please try again later.’',
    money('a cart that the phone has lost > says so when it cannot be fetched'),
  ),
  row(
    '8.options.text',
    'Payment options also say ‘Failed to fetch payment options’.',
    money('a cart that can no longer be sold > without payment options > the failure is said and can be tried again'),
  ),
  row('8.text.profile', '‘Failed to fetch profile’', acc('when the server can’t > read the profile > it says so')),
  row(
    '8.text.profile-edit',
    '‘Failed to edit profile’',
    acc('when the server can’t > change it > nothing typed is lost, and the second try goes through'),
  ),
  row(
    '8.text.delete',
    '‘Failed to delete customer’',
    acc('when the server can’t > delete the account > it says so, and the customer stays'),
  ),
  row(
    '8.text.auth-token',
    '‘Failed to fetch auth token’',
    sign(
      'when the exchange for tokens fails > it says so, and the code that was right is good for another try',
      'when the exchange for tokens fails > and is tried too late, it begins anew',
    ),
  ),
  row(
    '8.otp.request',
    'A refused request for a code is told with the server’s sentence.',
    otp('a code that the server does not send is told in the server’s own words'),
    sign('a code that is not sent is told in the server’s own words'),
  ),
  row(
    '8.otp.verify',
    'A refused code is told with the server’s sentence.',
    otp('a code that the server refuses is told in its own words, and may be typed over'),
    sign(
      'a wrong code says so and is typed over; the right one goes back to the cart, which is kept',
      'an old code says so',
    ),
  ),
  row(
    '8.push.logged',
    'A push registration that fails is logged.',
    registration(
      'where the browser refuses > it is logged',
      'where the subscription lacks a part > it is logged',
      'where the server fails > it is logged',
    ),
  ),
  row(
    '8.push.null',
    'It answers null.',
    registration(
      'where the browser refuses > null is answered',
      'where the subscription lacks a part > null is answered',
      'where the server fails > null is answered',
    ),
  ),
  row(
    '8.list',
    'A list that fails is empty.',
    lists('when the list can’t be loaded > it is empty, says so and can be tried again'),
  ),
  row(
    '8.unblock',
    'Letting go that fails says nothing.',
    overdue('letting go that fails says nothing'),
    faults('letting go of an order > nothing is said'),
  ),
  row(
    '8.401',
    '401 refreshes once, then ends the session.',
    trans(
      'a token that the server refuses > is refreshed once for 50 calls at the same time, and each is sent again byte for byte',
    ),
    nav('a session that the server has ended leads to sign-in, with nothing left but the hints'),
  ),
]
