/** Answers with another status, header, media type or envelope; answers whose sums do not agree. */
import type { Reply } from '../reply.ts'
import { become, inAnswer, onStatus, type Planted } from './fault.ts'

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
const bodyOf = (reply: Reply) => reply.body as Record<string, unknown>
const times100 = (value: unknown) => Number(value) * 100

export const envelopeFaults: Planted[] = [
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
