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
  {
    operations: ['getProfile'],
    pointer: '/data/**',
    reason: 'the form shows what was said before; the customers of the mock have left it open',
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
    operations: ['streamMachine'],
    pointer: '/**',
    reason: 'the stream of a machine carries updates of it alone; the validator has seen both',
  },
  {
    operations: ['validateCart', 'listOrders', 'getOrder'],
    pointer: '**/custom_ingredients/*/**',
    reason: 'the cart knows what was chosen, and an order shows how much of it',
  },
  {
    operations: ['getCart'],
    pointer: '/data/**',
    reason: 'a lost cart is put together from what its machine sells now, and priced by a new quote',
  },
  {
    operations: ['listOrders'],
    pointer: '/data/**',
    reason:
      'the list says when, where, what and how it ended; the rest stands in the details, which are the same schema',
  },
  { operations: ['createOrder'], pointer: '/data/payment_method**', reason: 'the attempt knows how it is paid' },
  {
    operations: ['getOrder'],
    pointer: '/data/**',
    reason:
      'said elsewhere: the session has the user, the list leaves deleted ones out, the refund its amount and state',
  },
  { operations: ['listMealCards'], pointer: '/data/*/card_type**', reason: 'there is one type of card' },
  { operations: ['listRefunds'], pointer: '/data/*/processed_at', reason: 'the state says whether the money is back' },
  {
    operations: ['get**'],
    pointer: '/data/currency',
    reason: 'the installation has one currency, by its configuration',
  },
  { operations: ['getLocationWallet'], pointer: '/data/clientLocation/name', reason: 'documented for the back office' },
  {
    operations: ['listOrderTransactions'],
    pointer: '/data/*/**',
    reason: 'a payment is told by its machine, amount and state; its order has the rest',
  },
]
