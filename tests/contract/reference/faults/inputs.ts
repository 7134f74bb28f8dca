/** Bad input taken, good input refused. */

import type { Planted } from './fault.ts'
import { anyType, mayBeMissing, openTo, tightened, unchecked } from './loosen.ts'

export const inputFaults: Planted[] = [
  // Bad input taken
  {
    name: 'otp-phone-unchecked',
    operation: 'requestOtp',
    what: 'any phone is taken',
    asks: unchecked('body.phone', 'pattern'),
  },
  { name: 'otp-media-type-unchecked', operation: 'requestOtp', what: 'any media type is read', body: 'any-type' },
  {
    name: 'otp-country-code-optional',
    operation: 'resendOtp',
    what: 'country_code may be missing',
    asks: mayBeMissing('body.country_code'),
  },
  {
    name: 'challenge-method-unchecked',
    operation: 'verifyOtp',
    what: 'code_challenge_method may be plain',
    asks: unchecked('body.code_challenge_method', 'oneOf'),
  },
  {
    name: 'device-type-unchecked',
    operation: 'signInGuest',
    what: 'any device_type is taken',
    asks: unchecked('body.device_type', 'oneOf'),
  },
  {
    name: 'guest-unknown-fields-taken',
    operation: 'signInGuest',
    what: 'unknown fields are taken',
    asks: openTo('body'),
  },
  {
    name: 'client-id-optional',
    operation: 'refreshTokens',
    what: 'client_id may be missing',
    asks: mayBeMissing('headers.client_id'),
  },
  {
    name: 'sign-out-device-optional',
    operation: 'signOut',
    what: 'device_id may be missing',
    asks: mayBeMissing('headers.device_id'),
  },
  {
    name: 'profile-email-unchecked',
    operation: 'updateProfile',
    what: 'any e-mail address is taken',
    asks: unchecked('body.email', 'format'),
  },
  {
    name: 'profile-empty-change-taken',
    operation: 'updateProfile',
    what: 'a change of nothing is taken',
    asks: unchecked('body', 'min'),
  },
  {
    name: 'profile-broken-json-taken',
    operation: 'updateProfile',
    what: 'a body that cannot be parsed is an empty one',
    body: 'any-json',
  },
  {
    name: 'profile-name-unbounded',
    operation: 'updateProfile',
    what: 'a name of any length is taken',
    asks: unchecked('body.first_name', 'max'),
  },
  {
    name: 'push-huge-body-taken',
    operation: 'updatePushToken',
    what: 'a huge body is cut and taken',
    body: 'any-size',
  },
  {
    name: 'push-token-any-type',
    operation: 'updatePushToken',
    what: 'fcm_token may be of any type',
    asks: anyType('body.fcm_token'),
  },
  {
    name: 'search-keyword-short',
    operation: 'listMachines',
    what: 'a keyword of one letter is taken',
    asks: unchecked('query.keyword', 'min'),
  },
  {
    name: 'offers-request-id-unchecked',
    operation: 'listOffers',
    what: 'any X-Request-Id is taken',
    asks: unchecked('headers.x-request-id', 'pattern'),
  },
  {
    name: 'cart-price-any-type',
    operation: 'validateCart',
    what: 'a price may be a string',
    asks: anyType('body.items.*.price'),
  },
  {
    name: 'cart-quantity-zero',
    operation: 'validateCart',
    what: 'a quantity below one is taken',
    asks: unchecked('body.items.*.quantity', 'min'),
  },
  {
    name: 'cart-quantity-fraction',
    operation: 'validateCart',
    what: 'half a product is taken',
    asks: unchecked('body.items.*.quantity', 'whole'),
  },
  {
    name: 'order-key-optional',
    operation: 'createOrder',
    what: 'Idempotency-Key may be missing',
    asks: mayBeMissing('headers.idempotency-key'),
  },
  {
    name: 'order-unknown-fields-taken',
    operation: 'createOrder',
    what: 'unknown fields are taken',
    asks: openTo('body'),
  },
  { name: 'orders-page-zero', operation: 'listOrders', what: 'page 0 is taken', asks: unchecked('query.page', 'min') },
  {
    name: 'orders-status-unchecked',
    operation: 'listOrders',
    what: 'any status is taken',
    asks: unchecked('query.status.*', 'oneOf'),
  },
  {
    name: 'card-full-number-taken',
    operation: 'saveCard',
    what: 'a full card number is taken',
    asks: unchecked('body.card_no', 'pattern'),
  },
  {
    name: 'refund-mode-unchecked',
    operation: 'createRefund',
    what: 'any mode is taken',
    asks: unchecked('body.mode', 'oneOf'),
  },
  {
    name: 'wallet-date-unchecked',
    operation: 'listWalletTransactions',
    what: 'any fromDate is taken',
    asks: unchecked('query.fromDate', 'format'),
  },
  {
    name: 'history-limit-unbounded',
    operation: 'listOrderTransactions',
    what: 'any limit is taken',
    asks: unchecked('query.limit', 'max'),
  },
  // Good input refused
  {
    name: 'order-source-null-refused',
    operation: 'createOrder',
    what: 'source_id null is refused',
    asks: unchecked('body.source_id', 'orNull'),
  },
  {
    name: 'guest-user-id-required',
    operation: 'signInGuest',
    what: 'a guest without user_id is refused',
    asks: (asks) => tightened('body', { optional: ['fcm_token'] })(asks),
  },
  {
    name: 'phone-ten-digits-only',
    operation: 'requestOtp',
    what: 'only phones of ten digits are taken',
    asks: tightened('body.phone', { pattern: /^[0-9]{10}$/ }),
  },
]
