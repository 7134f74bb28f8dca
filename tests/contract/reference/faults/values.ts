/** Answers with a wrong type, with null, or without a required field. */
import { become, inAnswer, type Planted, without } from './fault.ts'

export const valueFaults: Planted[] = [
  // Type
  {
    name: 'otp-length-as-string',
    operation: 'requestOtp',
    what: 'otp_length is a string',
    answer: inAnswer('data.otp_length', String),
  },
  {
    name: 'profile-phone-as-number',
    operation: 'getProfile',
    what: 'phone is a number',
    answer: inAnswer('data.phone', Number),
  },
  {
    name: 'offer-value-as-string',
    operation: 'listOffers',
    what: 'value is a string',
    answer: inAnswer('data.*.value', String),
  },
  {
    name: 'item-price-as-string',
    operation: 'getOrder',
    what: 'the price of an item is a string',
    answer: inAnswer('data.items.*.price', String),
  },
  {
    name: 'method-enabled-as-string',
    operation: 'listPaymentOptions',
    what: 'is_enabled is a string',
    answer: inAnswer('data.payment_options.*.is_enabled', String),
  },
  {
    name: 'current-date-as-number',
    operation: 'getMachineProducts',
    what: 'current_date is milliseconds',
    answer: inAnswer('data.current_date', (date) => Date.parse(String(date))),
  },
  {
    name: 'history-total-as-string',
    operation: 'listOrderTransactions',
    what: 'meta.total is a string',
    answer: inAnswer('meta.total', String),
  },
  { name: 'code-as-number', operation: 'listMachines', what: 'code is a number', answer: inAnswer('code', Number) },
  {
    name: 'done-as-object',
    operation: 'signOut',
    what: 'data is an object instead of null',
    answer: become('data', {}),
  },
  // Null
  {
    name: 'balance-null',
    operation: 'getWalletBalance',
    what: 'balance is null',
    answer: become('data.balance', null),
  },
  {
    name: 'refresh-token-null',
    operation: 'createAccessToken',
    what: 'refreshToken is null',
    answer: become('data.refreshToken', null),
  },
  {
    name: 'description-null',
    operation: 'listMealCards',
    what: 'description is null where there is none',
    answer: become('data.*.description', null),
  },
  {
    name: 'batches-null',
    operation: 'getMachineProducts',
    what: 'batches of a slot are null',
    answer: become('data.inventories.*.batches', null),
  },
  // Required field
  {
    name: 'ticket-without-reference',
    operation: 'resendOtp',
    what: 'ref_id is missing',
    answer: without('data.ref_id'),
  },
  {
    name: 'guest-without-device',
    operation: 'signInGuest',
    what: 'device_id is missing',
    answer: without('data.device_id'),
  },
  {
    name: 'offer-without-alias',
    operation: 'listOffers',
    what: 'offer_type_alias is missing',
    answer: without('data.*.offer_type_alias'),
  },
  {
    name: 'wallet-without-id',
    operation: 'getLocationWallet',
    what: 'the wallet has no id',
    answer: without('data.wallet.id'),
  },
  { name: 'refund-without-kind', operation: 'createRefund', what: 'kind is missing', answer: without('data.kind') },
  {
    name: 'company-list-without-meta',
    operation: 'listCompanyWalletTransactions',
    what: 'meta is missing',
    answer: without('meta'),
  },
  {
    name: 'payment-without-kind',
    operation: 'createOrder',
    what: 'payment has no kind',
    answer: without('data.payment.kind'),
  },
  { name: 'push-answer-without-data', operation: 'updatePushToken', what: 'data is missing', answer: without('data') },
]
