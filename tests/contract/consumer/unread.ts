/** What answers hold and the app does not read, with the reason why the document has it all the same. */
export interface Unread {
  /** operationIds; ** for any. */
  operations: string[]
  /** JSON pointer, * for any item; ** for anything. */
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

/** Each place by name, or one value of it (`status=Paid`): a new field of these answers wants a reason of its own. */
const each = (operation: string, base: string, names: string[], reason: string): Unread[] =>
  names.map((name) => {
    const [place, value] = name.split('=')
    return { operations: [operation], pointer: `${base}/${place}`, ...(value && { values: [value] }), reason }
  })

export const unread: Unread[] = [
  { operations: ['**'], pointer: '/code**', reason: 'the validator has seen it; the app goes by the HTTP status' },
  { operations: ['**'], pointer: '/message', reason: 'the app has sentences of its own' },
  { operations: acknowledged, pointer: '/data**', reason: 'what it changes is asked for anew' },
  {
    operations: ['listMachines', 'listOffers', 'listMealCards'],
    pointer: '/meta**',
    reason: 'all rows come at once: lists have one shape',
  },
  {
    operations: ['listMachines', 'getMachine'],
    pointer: '/data/**slots**',
    reason: 'a machine is one schema; the app takes its shelf from the products, which have the stock too',
  },
  {
    operations: ['signInGuest'],
    pointer: '/data/device_id',
    reason: 'the phone knows its own id; the server confirms it',
  },
  { operations: ['getProfile'], pointer: '/data/created_at', reason: 'documented for the back office' },
  {
    operations: ['listMachines'],
    pointer: '/data/*/online_status',
    values: ['offline'],
    reason: 'every search of the tests finds machines that are online; the label is tested by itself',
  },
  {
    operations: ['getMachineProducts', 'getCart'],
    pointer: '**/brand',
    reason: 'part of the product schema, shown where products are looked at closely',
  },
  {
    operations: ['getMachineProducts', 'getCart'],
    pointer: '**/offers**',
    reason: 'the label says it; what it saves is in the quote',
  },
  {
    operations: ['getMachineProducts', 'getCart'],
    pointer: '**/nutrition**',
    reason: 'of cups and of cart lines it is not shown',
  },
  {
    operations: ['getMachineProducts', 'getCart'],
    pointer: '**/product/recipe_ingredients/*/**',
    reason: 'of packed products and of cart lines there is nothing to choose',
  },
  {
    operations: ['getMachineProducts', 'getCart'],
    pointer: '**/product/motor_id',
    reason: 'the slot that holds the product says it',
  },
  {
    operations: ['getMachineProducts'],
    pointer: '/data/machine_type**',
    reason: 'the chosen machine says it, and came first',
  },
  {
    operations: ['validateCart', 'listOrders', 'getOrder'],
    pointer: '**/custom_ingredients/*/**',
    reason: 'the cart knows what was chosen, and an order shows how much of it',
  },
  { operations: ['createOrder'], pointer: '/data/payment_method**', reason: 'the attempt knows how it is paid' },
  { operations: ['listMealCards'], pointer: '/data/*/card_type**', reason: 'there is one type of card' },
  { operations: ['listRefunds'], pointer: '/data/*/processed_at', reason: 'the state says whether the money is back' },
  {
    operations: ['get**'],
    pointer: '/data/currency',
    reason: 'the installation has one currency, by its configuration',
  },
  { operations: ['getLocationWallet'], pointer: '/data/clientLocation/name', reason: 'documented for the back office' },
  ...each(
    'getProfile',
    '/data',
    ['date_of_birth', 'gender**'],
    'the form shows it; the customers of the mock have left it open',
  ),
  ...each(
    'streamMachine',
    '',
    ['entityName**', 'action**'],
    'the validator has seen that it is an update of the machine',
  ),
  ...each(
    'getCart',
    '/data',
    ['cart_id', 'total_amount', 'discount_amount', 'net_payable_amount', 'offer_id', 'items/*/ingredient_mode**'],
    'a lost cart is priced by a new quote',
  ),
  ...each(
    'getCart',
    '/data/items/*/product',
    ['id', 'description', 'category**', 'size', 'is_veg', 'allergens'],
    'a lost cart is put together from what its machine sells now',
  ),
  ...each(
    'listOrders',
    '/data/*',
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
      'payment_method**',
      'items/*/id',
      'items/*/dispensed_quantity',
      'items/*/motor_id',
      'items/*/slot_label',
      'items/*/status**',
      'items/*/progress**',
      'refund/id',
      'refund/kind**',
      'refund/mode**',
      'refund/status**',
    ],
    'stands in the details of an order, which are the same schema',
  ),
  ...each(
    'listOrders',
    '/data/*',
    ['status=Pending', 'machine/machine_type=Coffee'],
    'no order of the tests’ lists is one',
  ),
  ...each('getOrder', '/data', ['user_id'], 'the session has the user'),
  ...each('getOrder', '/data', ['is_deleted'], 'the list leaves deleted orders out'),
  ...each(
    'getOrder',
    '/data',
    ['items/*/motor_id', 'refund/id', 'refund/kind**', 'offer_id'],
    'the label of the slot, the amounts and the state say it to people',
  ),
  ...each(
    'getOrder',
    '/data',
    ['machine/machine_type=Coffee', 'payment_method=CompanyWallet'],
    'no order of the tests that is opened is one',
  ),
  ...each(
    'listOrderTransactions',
    '/data/*',
    ['order_number', 'vending_machine_id', 'item_count'],
    'a payment is told by its machine, amount and state; its order has the rest',
  ),
  ...each(
    'listOrderTransactions',
    '/data/*',
    ['status=Pending', 'status=Paid', 'status=In-Progress'],
    'no payment of the tests’ list is in it',
  ),
]
