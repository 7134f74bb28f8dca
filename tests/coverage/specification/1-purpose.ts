import { row, tests } from '../row.ts'

const shop = tests('tests/e2e/shopping.spec.ts')
const scan = tests('tests/e2e/scan.spec.ts')
const routes = tests('tests/e2e/routes.spec.ts')
const prod = tests('tests/e2e/products.spec.ts')
const info = tests('tests/e2e/info.spec.ts')
const job = tests('tests/e2e/main-job.spec.ts')
const money = tests('tests/e2e/money.spec.ts')
const coffee = tests('tests/e2e/coffee.spec.ts')
const orders = tests('tests/e2e/orders.spec.ts')

export const purpose = [
  row(
    '1.find.keyword',
    'A machine is found by a keyword.',
    shop('the search starts at the fourth character and empties its list below'),
  ),
  row(
    '1.find.scan',
    'A machine is found by scanning its code.',
    scan('with a camera > a link of the app, held before the camera, leads to its machine'),
  ),
  row('1.find.link', 'A machine is found by its link.', routes('opened by its address > /machine/VM-1001')),
  row('1.browse.trays', 'Its trays are browsed.', prod('the tray is the machine’s front, for eyes, ears and keys')),
  row('1.browse.categories', 'Its categories are browsed.', prod('one category shows its products alone')),
  row(
    '1.browse.offers',
    'Its offers are browsed.',
    info('offers > say what they give and ask for, and the one that is used counts in the cart'),
  ),
  row(
    '1.pay.card',
    'A card pays, on the provider’s page.',
    job('a guest buys by card, and every screen on the way is photographed'),
  ),
  row('1.pay.meal-card', 'A meal card pays, on its provider’s page.', job('a guest buys by meal card')),
  row('1.pay.wallet', 'A wallet pays.', job('a registered customer buys by wallet')),
  row(
    '1.dispense',
    'What was paid is dispensed, and its progress followed.',
    job('a guest buys by card, and every screen on the way is photographed'),
    money('at the machine > one item stays inside > what came is told from what did not, and its money goes back'),
  ),
  row(
    '1.history',
    'Past orders are looked up, each in detail.',
    orders('an order opens at its top, and back leads to the place in the list'),
  ),
  row(
    '1.coffee',
    'A coffee machine sells recipes, with an ingredient as the customer likes it.',
    coffee('a cup > is ordered as it was chosen: only counts above 0, only the first ingredient'),
  ),
]
