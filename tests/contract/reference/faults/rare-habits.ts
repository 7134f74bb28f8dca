/** Habits that show off the common path only: with two lines, a second session, another machine, an empty wallet, a second order. */
export const rareHabits = [
  // Sign-in and customer
  ['otp-code-works-twice', 'verifyOtp', 'a one-time code can be used again'],
  ['sign-out-ends-all', 'signOut', 'signing out of one session ends the user’s others'],
  ['deleted-customer-comes-back', 'deleteCustomer', 'the phone of a deleted account opens the old account again'],
  ['profile-change-replaces', 'updateProfile', 'fields that were not sent vanish'],
  ['card-description-lost', 'saveCard', 'a card’s description is not kept'],
  // Quotes
  ['two-lines-oversell', 'validateCart', 'two lines of one slot are sold more than it holds'],
  ['expired-is-quoted', 'validateCart', 'what is past its last day of sale is quoted'],
  ['blocked-is-quoted', 'validateCart', 'a slot that cannot turn is quoted'],
  ['quote-ingredients-lost', 'validateCart', 'the chosen ingredients are missing in the quote'],
  // Orders
  ['order-key-ignores-products', 'createOrder', 'the same key with other products is answered'],
  ['order-above-limit', 'createOrder', 'an order may hold more than the machine dispenses at a time'],
  ['order-at-offline-machine', 'createOrder', 'a machine that is offline takes orders'],
  ['wallet-overdrawn', 'createOrder', 'a wallet pays more than it holds'],
  ['second-open-order', 'createOrder', 'an order is taken while another waits to be dispensed'],
  ['order-ingredients-lost', 'createOrder', 'the chosen ingredients are missing in the order'],
  ['order-of-any-machine', 'getOrder', 'the machine of the path is ignored'],
  ['orders-of-every-machine', 'listOrders', 'the machine of the path filters nothing'],
  ['first-status-only', 'listOrders', 'of several states only the first is listed'],
  ['dispensing-again-refused', 'dispenseOrder', 'asking again while it dispenses is refused'],
  ['dispensed-after-refund', 'dispenseOrder', 'an order that was refunded is dispensed'],
  ['dispensed-offline', 'dispenseOrder', 'an order is started while the machine is offline'],
  ['unblock-for-anybody', 'unblockOrder', 'anybody lets go of an order'],
  ['history-status-stale', 'listOrderTransactions', 'an order that ended is still Paid'],
  ['history-local-time', 'listOrderTransactions', 'local time is told as UTC'],
  ['history-order-ignored', 'listOrderTransactions', 'ascending order is not followed'],
  // Refunds, wallets, machines
  ['refund-always-full', 'createRefund', 'a partial refund is said to be full'],
  ['refund-credited-a-cent-more', 'createRefund', 'the wallet rises by one more than the refund'],
  ['ledger-keyword-finds-nothing', 'listWalletTransactions', 'a keyword leaves no row at all'],
  ['from-date-leaves-its-day-out', 'listWalletTransactions', 'rows of the first day are left out'],
  ['search-ignores-place', 'listMachines', 'a machine is not found by its place'],
  ['search-ignores-keyword', 'listMachines', 'every machine is answered whatever is searched for'],
  ['stream-older-than-get', 'streamMachine', 'a change is told with the state before it'],
] as const
