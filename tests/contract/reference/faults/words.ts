/** Answers with a value that no enum, format, pattern or bound knows. */
import type { Reply } from '../reply.ts'
import { become, inAnswer, onStatus, type Planted } from './fault.ts'

const withCode = (code: string) => (reply: Reply) => ({ ...reply, body: { ...(reply.body as object), code } })

export const wordFaults: Planted[] = [
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
    answer: onStatus(400, withCode('OTP_9999')),
  },
  {
    name: 'cart-error-code-unknown',
    operation: 'validateCart',
    what: 'the limit is answered with an undocumented code',
    answer: onStatus(400, withCode('CART_2000')),
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
]
