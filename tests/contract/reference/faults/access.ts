/** Missing and bad tokens taken, methods answered that are not there. */
import type { Planted } from './fault.ts'

export const accessFaults: Planted[] = [
  // Tokens
  { name: 'stream-without-token', operation: 'streamMachine', what: 'no token is needed', token: 'missing-taken' },
  {
    name: 'options-without-token',
    operation: 'listPaymentOptions',
    what: 'no token is needed',
    token: 'missing-taken',
  },
  {
    name: 'profile-without-token',
    operation: 'getProfile',
    what: 'without a token some customer is shown',
    token: 'missing-taken',
  },
  { name: 'refunds-any-token', operation: 'listRefunds', what: 'any token will do', token: 'any-taken' },
  { name: 'cart-any-token', operation: 'validateCart', what: 'any token will do', token: 'any-taken' },
  {
    name: 'products-any-token',
    operation: 'getMachineProducts',
    what: 'a bad token is as good as none',
    token: 'any-taken',
  },
  {
    name: 'history-signature-unchecked',
    operation: 'listOrderTransactions',
    what: 'the signature of a token is not checked',
    token: { signature: true },
  },
  {
    name: 'balance-expired-token',
    operation: 'getWalletBalance',
    what: 'an expired token is taken',
    token: { expiry: true },
  },
  { name: 'order-expired-token', operation: 'getOrder', what: 'an expired token is taken', token: { expiry: true } },
  {
    name: 'company-balance-ended-session',
    operation: 'getCompanyWalletBalance',
    what: 'a token works after signing out',
    token: { session: true },
  },
  // Methods
  { name: 'unblock-by-get', operation: 'unblockOrder', what: 'GET unblocks, too', method: 'GET' },
  { name: 'options-by-post', operation: 'listPaymentOptions', what: 'POST answers as GET does', method: 'POST' },
  {
    name: 'location-wallet-by-delete',
    operation: 'getLocationWallet',
    what: 'DELETE answers as GET does',
    method: 'DELETE',
  },
]
