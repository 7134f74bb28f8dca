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
]
