import { rareHabits } from './rare-habits.ts'

/** Faults of behaviour: each is asked for by name at the line of the backend where a team would err. */
const habits = [
  // Sign-in
  ['token-without-guest-claim', 'createAccessToken', 'tokens lack the claim is_guest_user'],
  ['code-verifier-unchecked', 'createAccessToken', 'any code_verifier is taken'],
  ['auth-code-works-twice', 'createAccessToken', 'an authorization code can be exchanged again'],
  ['token-warehouse-as-number', 'signInGuest', 'the claim country_warehouse_id is a number'],
  ['known-guest-forgotten', 'signInGuest', 'a known guest gets a new id'],
  ['otp-any-code-accepted', 'verifyOtp', 'any one-time code is right'],
  ['refresh-token-not-spent', 'refreshTokens', 'a used refresh token works again'],
  ['sign-out-keeps-session', 'signOut', 'the tokens work after signing out'],
  // Customer
  ['profile-change-lost', 'updateProfile', 'a change is answered and not kept'],
  ['deleted-customer-stays', 'deleteCustomer', 'a deleted account and its tokens live on'],
  ['meal-cards-shown-to-guests', 'listMealCards', 'a guest is answered an empty list instead of 403'],
  ['unknown-card-deleted', 'deleteMealCard', 'deleting a card that is not there succeeds'],
  ['deleted-card-stays', 'deleteMealCard', 'a deleted card is still listed'],
  ['card-saved-without-consent', 'saveCard', 'a card is kept although saveCard is false'],
  ['saved-card-not-kept', 'saveCard', 'a saved card is not listed'],
  // Cart
  ['cart-oversells', 'validateCart', 'more is quoted than the slot holds'],
  ['removed-quantity-hidden', 'validateCart', 'removedQty is 0 although the quantity was cut'],
  ['quote-net-without-discount', 'validateCart', 'net payable is not total minus discount'],
  ['unknown-offer-ignored', 'validateCart', 'an offer that does not apply is no error'],
  ['offline-machine-sells', 'validateCart', 'a machine that is offline is quoted'],
  ['quote-not-kept', 'validateCart', 'the cart of a quote cannot be read'],
  ['carts-of-others-shown', 'getCart', 'anybody reads any cart'],
  // Orders
  ['order-key-ignored', 'createOrder', 'the same key makes a second order'],
  ['order-key-takes-other-body', 'createOrder', 'the same key with another body is answered'],
  ['order-amounts-believed', 'createOrder', 'the amounts of the body are not held against the prices'],
  ['order-not-kept', 'createOrder', 'the order answered cannot be read'],
  ['wallet-not-charged', 'createOrder', 'paying by wallet leaves the balance'],
  ['wallet-charged-without-discount', 'createOrder', 'the wallet pays the total instead of the net amount'],
  ['orders-of-others-shown', 'listOrders', 'the orders of another user are listed'],
  ['order-status-filter-ignored', 'listOrders', 'orders of every status are listed'],
  ['status-goes-back', 'getOrder', 'an order that dispenses is Paid again'],
  ['failed-shown-as-dispensed', 'getOrder', 'an order of which nothing came out is Dispensed'],
  ['unpaid-order-dispensed', 'dispenseOrder', 'an unpaid order is dispensed'],
  ['dispensed-again', 'dispenseOrder', 'a dispensed order can be dispensed again'],
  ['stock-not-taken', 'dispenseOrder', 'what comes out stays in the stock'],
  ['unblocked-order-stays-active', 'unblockOrder', 'an order let go stays active'],
  ['receipt-of-unpaid-order', 'getReceipt', 'an order that was never paid has a receipt'],
  ['history-keyword-ignored', 'listOrderTransactions', 'the keyword filters nothing'],
  // Refunds and wallets
  ['refunded-twice', 'createRefund', 'an order is refunded again'],
  ['partial-refund-gives-all', 'createRefund', 'a partly dispensed order is refunded in full'],
  ['dispensed-order-refunded', 'createRefund', 'an order with nothing to refund is refunded'],
  ['refund-not-booked', 'createRefund', 'a refund into the wallet does not arrive'],
  ['refund-not-kept', 'createRefund', 'the refund is not listed'],
  ['guest-refunded-into-wallet', 'createRefund', 'a guest is refunded into a wallet'],
  ['refund-status-filter-ignored', 'listRefunds', 'refunds of every status are listed'],
  ['wallets-of-others-shown', 'getWalletBalance', 'the wallet of another user is shown'],
  ['wallet-type-filter-ignored', 'listWalletTransactions', 'credits and debits are listed whatever is asked for'],
  ['wallet-order-ignored', 'listWalletTransactions', 'ascending order is not followed'],
  // Live stream
  ['stream-disagrees', 'streamMachine', 'the first event tells the opposite of GET'],
  ['stream-starts-silent', 'streamMachine', 'the first event comes only with a change'],
  ['stream-status-in-capitals', 'streamMachine', 'online_status is ONLINE'],
  ['stream-entity-in-capitals', 'streamMachine', 'entityName is MACHINE'],
  ['stream-without-action', 'streamMachine', 'action is missing'],
  ['stream-broken-json', 'streamMachine', 'an event cannot be parsed'],
  ['stream-of-another-machine', 'streamMachine', 'events name another machine'],
  ['stream-changes-untold', 'streamMachine', 'nothing follows the first event'],
  ['stream-as-json', 'streamMachine', 'the content type is application/json'],
] as const

export type Habit = (typeof habits | typeof rareHabits)[number][0]
export const habitFaults = [...habits, ...rareHabits].map(([name, operation, what]) => ({ name, operation, what }))
