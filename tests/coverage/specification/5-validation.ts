import { row, tests } from '../row.ts'

const search = tests('src/features/search/SearchScreen.test.tsx')
const shop = tests('tests/e2e/shopping.spec.ts')
const lines = tests('src/domain/cart/lines.test.ts')
const cstore = tests('src/domain/cart/cart-store.test.ts')
const coffee = tests('tests/e2e/coffee.spec.ts')
const cust = tests('src/domain/cart/customisation.test.ts')
const attempt = tests('src/domain/order/attempt.test.ts')
const money = tests('tests/e2e/money.spec.ts')

export const validation = [
  row(
    '5.search.minimum',
    'Up to 3 characters search for nothing.',
    search('three characters search for nothing; more of them wait for half a second'),
    shop('the search starts at the fourth character and empties its list below'),
  ),
  row(
    '5.search.emptied',
    'A shorter keyword empties the list.',
    search('a keyword that gets too short empties the list'),
    shop('the search starts at the fourth character and empties its list below'),
  ),
  row(
    '5.cart.limit',
    'A cart takes no more than the stored maximum.',
    lines('there is room until the total has reached the limit'),
    cstore('a full cart takes no more, and says so after 300 ms'),
  ),
  row(
    '5.cart.limit-text',
    'It says ‘Only {n} products can be dispensed at a time’.',
    cstore('a full cart takes no more, and says so after 300 ms'),
    shop('the order limit of the machine is said, and kept'),
  ),
  row('5.cart.limit-delay', 'After 300 ms.', cstore('a full cart takes no more, and says so after 300 ms')),
  row(
    '5.customization.counts',
    'Only counts above 0 are sent.',
    lines(
      'what is sent > holds a customization only above zero, and only of the first ingredient that can be customized',
    ),
    coffee('a cup > is ordered as it was chosen: only counts above 0, only the first ingredient'),
  ),
  row(
    '5.customization.first',
    'Only for the first ingredient that can be customized.',
    lines(
      'what is sent > holds a customization only above zero, and only of the first ingredient that can be customized',
    ),
    cust('what can be chosen > is the first ingredient that can be customized, however many can'),
  ),
  row(
    '5.stock.proceed',
    'What is sold out is left out of the cart’s validation.',
    lines('what is sent > leaves out what is sold out'),
  ),
  row(
    '5.stock.order',
    'And of the order.',
    attempt('the body of createOrder > orders what the quote sells at the quote’s prices, not what the cart hoped for'),
    money('a cart that can no longer be sold > at validation > is marked, and what is left can be paid'),
  ),
  row(
    '5.offer',
    'The offer id goes with an order only where it changed the price.',
    attempt('the body of createOrder > names the offer only when it changed the price'),
  ),
]
