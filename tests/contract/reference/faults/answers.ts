/** Faults of the answers: type, format, bound, enum, required field, envelope, status, header, media type. */

import type { Reply } from '../reply.ts'
import { become, inAnswer, type Planted, without } from './fault.ts'

/** Another status for one that was meant. */
const instead =
  (status: number, more: Partial<Reply>) =>
  (reply: Reply): Reply =>
    reply.status === status ? { ...reply, ...more } : reply

const typed = (reply: Reply, type: string): Reply => ({ ...reply, headers: { ...reply.headers, 'content-type': type } })
const withoutHeader = (reply: Reply, name: string): Reply => ({
  ...reply,
  headers: Object.fromEntries(Object.entries(reply.headers).filter(([each]) => each !== name)),
})
const onStatus = (status: number, alter: (reply: Reply) => Reply) => (reply: Reply) =>
  reply.status === status ? alter(reply) : reply
const bodyOf = (reply: Reply) => reply.body as Record<string, unknown>
const times100 = (value: unknown) => Number(value) * 100

export const answerFaults: Planted[] = [
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
  // Enum
  { name: 'gender-unknown', operation: 'getProfile', what: 'gender is a letter', answer: become('data.gender', 'F') },
  {
    name: 'machine-type-in-small-letters',
    operation: 'getMachine',
    what: 'machine_type is vending',
    answer: inAnswer('data.machine_type', (type) => String(type).toLowerCase()),
  },
  {
    name: 'order-status-unknown',
    operation: 'listOrders',
    what: 'status is Completed instead of Dispensed',
    answer: inAnswer('data.*.status', (status) => (status === 'Dispensed' ? 'Completed' : status)),
  },
  {
    name: 'refund-status-in-small-letters',
    operation: 'listRefunds',
    what: 'status is in small letters',
    answer: inAnswer('data.*.status', (status) => String(status).toLowerCase()),
  },
  {
    name: 'entry-type-abbreviated',
    operation: 'listWalletTransactions',
    what: 'type is CR or DR',
    answer: inAnswer('data.*.type', (type) => (type === 'credit' ? 'CR' : 'DR')),
  },
  {
    name: 'otp-error-code-unknown',
    operation: 'verifyOtp',
    what: 'a wrong code is answered with a code of its own',
    answer: onStatus(400, (reply) => ({ ...reply, body: { ...bodyOf(reply), code: 'OTP_9999' } })),
  },
  {
    name: 'cart-error-code-unknown',
    operation: 'validateCart',
    what: 'the limit is answered with an undocumented code',
    answer: onStatus(400, (reply) => ({ ...reply, body: { ...bodyOf(reply), code: 'CART_2000' } })),
  },
  {
    name: 'payment-kind-unknown',
    operation: 'createOrder',
    what: 'payment.kind is wallet',
    answer: inAnswer('data.payment.kind', (kind) => (kind === 'none' ? 'wallet' : kind)),
  },
  // Format, pattern, bound
  {
    name: 'birthday-format',
    operation: 'updateProfile',
    what: 'date_of_birth is day first',
    answer: inAnswer('data.date_of_birth', (date) => date && String(date).split('-').reverse().join('/')),
  },
  {
    name: 'receipt-link-relative',
    operation: 'getReceipt',
    what: 'the link has no origin',
    answer: inAnswer('data.link', (link) => new URL(String(link)).pathname),
  },
  {
    name: 'paid-at-without-zone',
    operation: 'getOrder',
    what: 'created_at is no instant',
    answer: inAnswer('data.created_at', (at) => String(at).slice(0, 19).replace('T', ' ')),
  },
  {
    name: 'currency-symbol',
    operation: 'getCompanyWalletBalance',
    what: 'currency is a symbol',
    answer: become('data.currency', '₹'),
  },
  {
    name: 'card-number-unmasked',
    operation: 'listMealCards',
    what: 'the full card number is shown',
    answer: become('data.*.card_no', '6070930000004242'),
  },
  {
    name: 'row-zero',
    operation: 'getMachine',
    what: 'rows count from 0',
    answer: inAnswer('data.slots.*.row_num', (row) => Number(row) - 1),
  },
  {
    name: 'stock-below-zero',
    operation: 'getMachineProducts',
    what: 'an empty batch holds -1',
    answer: inAnswer('data.inventories.*.batches.*.quantity', (quantity) => quantity || -1),
  },
  {
    name: 'auth-code-short',
    operation: 'verifyOtp',
    what: 'the code is too short',
    answer: inAnswer('data.auth_code', (code) => String(code).slice(0, 10)),
  },
  // Status, header, media type, envelope
  { name: 'refresh-created', operation: 'refreshTokens', what: 'answers 201', answer: instead(200, { status: 201 }) },
  {
    name: 'customer-deleted-without-content',
    operation: 'deleteCustomer',
    what: 'answers 204',
    answer: instead(200, { status: 204, body: undefined }),
  },
  {
    name: 'history-redirects-to-sign-in',
    operation: 'listOrderTransactions',
    what: 'a missing token is answered 302',
    answer: instead(401, { status: 302, headers: { location: '/login' }, body: '' }),
  },
  {
    name: 'malformed-answered-400',
    operation: 'updatePushToken',
    what: 'a malformed request is answered 400',
    answer: instead(422, { status: 400 }),
  },
  {
    name: 'unknown-machine-answered-500',
    operation: 'getMachine',
    what: 'an unknown machine is answered 500',
    answer: instead(404, { status: 500 }),
  },
  {
    name: 'unknown-order-answered-200',
    operation: 'getOrder',
    what: 'an unknown order is answered 200 with null',
    answer: instead(404, { status: 200, body: { code: '200', data: null } }),
  },
  {
    name: 'retry-after-missing',
    operation: 'requestOtp',
    what: '429 has no Retry-After',
    answer: onStatus(429, (reply) => withoutHeader(reply, 'Retry-After')),
  },
  {
    name: 'retry-after-as-date',
    operation: 'resendOtp',
    what: 'Retry-After is a date',
    answer: onStatus(429, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'Retry-After': new Date().toUTCString() },
    })),
  },
  {
    name: 'machines-as-text',
    operation: 'listMachines',
    what: 'the content type is text/plain',
    answer: (reply) => typed(reply, 'text/plain'),
  },
  {
    name: 'error-as-html',
    operation: 'getCart',
    what: 'an unknown cart is answered with a page',
    answer: onStatus(404, (reply) => typed({ ...reply, body: '<h1>Not found</h1>' }, 'text/html')),
  },
  {
    name: 'error-without-message',
    operation: 'getReceipt',
    what: 'an error has no message',
    answer: onStatus(409, (reply) => ({ ...reply, body: { code: bodyOf(reply).code } })),
  },
  {
    name: 'error-in-another-envelope',
    operation: 'deleteMealCard',
    what: 'an error is { error }',
    answer: onStatus(404, (reply) => ({ ...reply, body: { error: bodyOf(reply).message } })),
  },
  {
    name: 'refunds-without-envelope',
    operation: 'listRefunds',
    what: 'the list comes bare',
    answer: (reply) => (reply.status === 200 ? { ...reply, body: bodyOf(reply).data } : reply),
  },
  // Sums and agreement
  {
    name: 'order-net-without-discount',
    operation: 'getOrder',
    what: 'net payable is the total whatever the discount',
    answer: (reply) => netIsTotal(reply),
  },
  {
    name: 'cart-total-disagrees',
    operation: 'getCart',
    what: 'the total is not that of the quote',
    answer: inAnswer('data.total_amount', times100),
  },
  {
    name: 'balance-in-paise',
    operation: 'getWalletBalance',
    what: 'the balance is in the minor unit',
    answer: inAnswer('data.balance', times100),
  },
  {
    name: 'balance-after-wrong',
    operation: 'listWalletTransactions',
    what: 'balance_after ignores the amount',
    answer: inAnswer('data.*.balance_after', () => 100),
  },
  {
    name: 'unblock-answers-another-order',
    operation: 'unblockOrder',
    what: 'the answer has another id',
    answer: become('data.id', 'ord-9999'),
  },
  {
    name: 'more-dispensed-than-bought',
    operation: 'dispenseOrder',
    what: 'dispensed_quantity is above quantity',
    answer: inAnswer('data.items.*.dispensed_quantity', () => 100),
  },
]

function netIsTotal(reply: Reply): Reply {
  const { total_amount } = (bodyOf(reply).data ?? {}) as Record<string, unknown>
  return inAnswer('data', (data) => ({ ...(data as object), discount_amount: 5, net_payable_amount: total_amount }))(
    reply,
  )
}
