/** What the document has and the app does not use, with the reason why it is there all the same. */
export interface Unread {
  operations: readonly string[] | 'all'
  /** A place as in places.ts; all that lies beneath goes with it. */
  pointer: string
  /** Of an enumeration: only these values. */
  values?: string[]
  reason: string
}

/** Answers of which the app needs to know no more than that they came. */
const acknowledged = [
  'updateProfile',
  'deleteCustomer',
  'signOut',
  'updatePushToken',
  'deleteMealCard',
  'saveCard',
  'dispenseOrder',
  'unblockOrder',
  'createRefund',
]

/** Each place by name, or values of it (`status=Paid|Failed`): a new field beside them wants a reason of its own. */
const each = (operation: string, base: string, names: string[], reason: string): Unread[] =>
  names.map((name) => {
    const [place, values] = name.split('=')
    return {
      operations: [operation],
      pointer: `${base}${place}`,
      ...(values && { values: values.split('|') }),
      reason,
    }
  })

const ingredient = ['ingredient_id', 'name', 'quantity', 'unit', 'is_customizable', 'max_count'].map(
  (name) => `recipe_ingredients/*/${name}`,
)
const nutrition = ['energy_kcal', 'protein_g', 'carbohydrate_g', 'sugar_g', 'fat_g', 'sodium_mg']

const answers: Unread[] = [
  { operations: 'all', pointer: '/code', reason: 'the validator has seen it; the app goes by the HTTP status' },
  { operations: 'all', pointer: '/message', reason: 'the app has sentences of its own for what went well' },
  { operations: acknowledged, pointer: '/data', reason: 'what it changes is asked for anew' },
  {
    operations: ['listMachines', 'listOffers', 'listMealCards'],
    pointer: '/meta',
    reason: 'all rows come at once: lists have one shape',
  },
  {
    operations: ['signInGuest'],
    pointer: '/data/device_id',
    reason: 'the phone knows its own id; the server confirms it',
  },
  {
    operations: ['getWalletBalance', 'getCompanyWalletBalance'],
    pointer: '/data/currency',
    reason: 'the installation has one currency, by its configuration',
  },
  ...each('getProfile', '/data/', ['created_at'], 'documented for the back office'),
  ...each(
    'getProfile',
    '/data/',
    ['date_of_birth', 'gender'],
    'the form shows it; the customers of the mock have left it open',
  ),
  ...each(
    'listMachines',
    '/data/*/',
    ['online_status=offline'],
    'every search of the tests finds machines that are online; the label is tested by itself',
  ),
  ...each('listMachines', '/data/*/', ['slots'], 'a machine is one schema; what it holds comes once it is chosen'),
  ...each(
    'getMachine',
    '/data/slots/*/',
    ['id', 'motor_id', 'row_num', 'column_num', 'depth', 'block_spiral', 'block_product_count', 'recipe'],
    'the app takes a machine’s shelf from its products, which have the stock too',
  ),
  ...each(
    'getMachineProducts',
    '/data/planograms/*/recipe/product/',
    ['brand', 'offers/*/id', 'offers/*/offer_type', ...nutrition.map((name) => `nutrition/${name}`)],
    'of cups it is not shown',
  ),
  ...each(
    'getMachineProducts',
    '/data/inventories/*/batches/*/product/',
    ['offers/*/offer_type'],
    'the label says it; what it saves is in the quote',
  ),
  ...each(
    'getMachineProducts',
    '/data/inventories/*/batches/*/product/',
    ingredient,
    'of packed products there is nothing to choose',
  ),
  ...each(
    'getMachineProducts',
    '/data/inventories/*/batches/*/product/',
    ['motor_id'],
    'the slot that holds the product says it',
  ),
  ...each('getMachineProducts', '/data/', ['machine_type'], 'the chosen machine says it, and came first'),
  ...each('streamMachine', '/', ['entityName', 'action'], 'the validator has seen that it is an update of the machine'),
  ...each(
    'validateCart',
    '/data/items/*/custom_ingredients/*/',
    ['ingredient_id', 'quantity'],
    'the cart knows what was chosen',
  ),
  ...each(
    'getCart',
    '/data/',
    ['cart_id', 'total_amount', 'discount_amount', 'net_payable_amount', 'offer_id', 'items/*/ingredient_mode'],
    'a lost cart is priced by a new quote',
  ),
  ...each(
    'getCart',
    '/data/items/*/product/',
    [
      'id',
      'brand',
      'description',
      'category',
      'offers',
      'motor_id',
      'size',
      'is_veg',
      'nutrition',
      'allergens',
      ...ingredient,
    ],
    'a lost cart is put together from what its machine sells now',
  ),
  ...each(
    'listOrders',
    '/data/*/',
    [
      'order_number',
      'user_id',
      'total_amount',
      'discount_amount',
      'refundable_amount',
      'offer_id',
      'paid_at',
      'dispense_started_at',
      'completed_at',
      'payment_method',
      'items/*/id',
      'items/*/dispensed_quantity',
      'items/*/motor_id',
      'items/*/slot_label',
      'items/*/status',
      'items/*/progress',
      'items/*/custom_ingredients/*/ingredient_id',
      'items/*/custom_ingredients/*/quantity',
      'items/*/custom_ingredients/*/selected_count',
      'refund/id',
      'refund/kind',
      'refund/mode',
      'refund/status',
    ],
    'stands in the details of an order, which are the same schema',
  ),
  ...each(
    'listOrders',
    '/data/*/',
    ['status=Pending', 'machine/machine_type=Coffee'],
    'no order of the tests’ lists is one',
  ),
  ...each('createOrder', '/data/', ['payment_method'], 'the attempt knows how it is paid'),
  ...each('getOrder', '/data/', ['user_id'], 'the session has the user'),
  ...each('getOrder', '/data/', ['is_deleted'], 'the list leaves deleted orders out'),
  ...each(
    'getOrder',
    '/data/',
    ['items/*/motor_id', 'refund/id', 'refund/kind', 'offer_id'],
    'the label of the slot, the amounts and the state say it to people',
  ),
  ...each(
    'getOrder',
    '/data/items/*/custom_ingredients/*/',
    ['ingredient_id', 'quantity'],
    'an order shows how much of it was chosen',
  ),
  ...each(
    'getOrder',
    '/data/',
    ['machine/machine_type=Coffee', 'payment_method=CompanyWallet'],
    'no order of the tests that is opened is one',
  ),
  ...each('listMealCards', '/data/*/', ['card_type'], 'there is one type of card'),
  ...each('listRefunds', '/data/*/', ['processed_at'], 'the state says whether the money is back'),
  ...each('getLocationWallet', '/data/', ['clientLocation/name'], 'documented for the back office'),
  ...each(
    'listOrderTransactions',
    '/data/*/',
    ['order_number', 'vending_machine_id', 'item_count'],
    'a payment is told by its machine, amount and state; its order has the rest',
  ),
  ...each(
    'listOrderTransactions',
    '/data/*/',
    ['status=Pending|Paid|In-Progress'],
    'no payment of the tests’ list is in it',
  ),
]

const requests: Unread[] = [
  {
    operations: ['createAccessToken', 'signInGuest', 'refreshTokens'],
    pointer: 'body/fcm_token',
    reason: 'push is asked for after paying; its token has a call of its own',
  },
  ...each(
    'signInGuest',
    'body/',
    ['user_id'],
    'sent where the server ends a guest’s session, which only the transport’s own tests make it do',
  ),
  ...each(
    'updateProfile',
    'body/',
    ['gender=male|other|undisclosed'],
    'the form offers all four; the tests choose another',
  ),
  ...each(
    'listOrders',
    'query/',
    ['status=Dispensed|Pending|Failed|Partially-Dispensed|Cancelled'],
    'the app asks for all orders, or for those that can still be followed up',
  ),
  ...each('saveCard', 'body/', ['description'], 'a card is known by its name; nothing else is asked for'),
  ...each(
    'listRefunds',
    'query/',
    ['order=ASC', 'status=Processed'],
    'the newest come first; the filter offers all states, the tests choose others',
  ),
  ...each(
    'listWalletTransactions',
    'query/',
    ['order=ASC', 'type=debit'],
    'the newest come first; the filter offers both types, the tests choose the other',
  ),
  ...each(
    'listCompanyWalletTransactions',
    'query/',
    ['order=ASC', 'type=credit', 'fromDate', 'toDate'],
    'the newest come first; the filters are those of the other wallet, tried there',
  ),
  ...each('listOrderTransactions', 'query/', ['order=ASC'], 'the newest come first'),
]

export const unread: Unread[] = [...answers, ...requests]
