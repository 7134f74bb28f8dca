/** Faults at the gate: bad input, missing and bad tokens, wrong methods taken; good input refused; pages that lie. */
import type { Asks } from '../operation.ts'
import type { Reply } from '../reply.ts'
import type { Rule } from '../rules.ts'
import { inAnswer, type Planted } from './fault.ts'

/** The rule at a path such as body.items.*.quantity. */
function ruleAt(asks: Asks, path: string): { parent: Rule; name: string; rule: Record<string, unknown> } {
  const [root, ...steps] = path.split('.')
  let rule = asks[root as 'headers' | 'query' | 'body'] as Rule
  let parent = rule
  for (const step of steps) {
    parent = rule
    const inner = rule.kind === 'list' ? rule.of : rule.kind === 'record' ? rule.fields[step] : undefined
    if (!inner) throw new Error(`No rule at ${path}`)
    rule = inner
  }
  return { parent, name: steps.at(-1) ?? '', rule: rule as unknown as Record<string, unknown> }
}

const unchecked = (path: string, keyword: string) => (asks: Asks) => {
  delete ruleAt(asks, path).rule[keyword]
}
const anyType = (path: string) => (asks: Asks) => {
  const { parent, name } = ruleAt(asks, path)
  if (parent.kind === 'record') parent.fields[name] = { kind: 'anything' }
}
const mayBeMissing = (path: string) => (asks: Asks) => {
  const { parent, name } = ruleAt(asks, path)
  if (parent.kind === 'record') parent.optional = [...(parent.optional ?? []), name]
}
const openTo = (path: string) => (asks: Asks) => {
  ruleAt(asks, path).rule.isOpen = true
}
const tightened = (path: string, rule: Record<string, unknown>) => (asks: Asks) => {
  Object.assign(ruleAt(asks, path).rule, rule)
}

type Row = unknown
interface Page {
  data: Row[]
  meta: { page: number; limit: number; total: number }
}
/** A list answered from all its rows, by a page and limit of its own. */
const paged =
  (page: (rows: Row[], page: number, limit: number) => Partial<Page['meta']> & { rows?: Row[] }) =>
  (reply: Reply, query: Record<string, unknown>): Reply => {
    if (reply.status !== 200) return reply
    const body = reply.body as Page
    const [asked, limit] = [Number(query.page ?? 1), Number(query.limit ?? 10)]
    const { rows, ...meta } = page(body.data, asked, limit)
    const data = rows ?? body.data.slice((asked - 1) * limit, asked * limit)
    return { ...reply, body: { ...body, data, meta: { page: asked, limit, total: body.data.length, ...meta } } }
  }
const everything = (query: Record<string, unknown>) => {
  query.pageOff = true
}

export const gateFaults: Planted[] = [
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
  // Pages
  {
    name: 'orders-total-of-the-page',
    operation: 'listOrders',
    what: 'total counts the page',
    answer: inMeta((page) => ({ total: page.data.length })),
  },
  {
    name: 'orders-page-repeats-a-row',
    operation: 'listOrders',
    what: 'each page begins with the last row of the one before',
    query: everything,
    answer: paged((rows, page, limit) => ({
      rows: rows.slice(Math.max(0, (page - 1) * limit - (page - 1)), page * limit - (page - 1)),
    })),
  },
  {
    name: 'history-limit-ignored',
    operation: 'listOrderTransactions',
    what: 'a page has always 20 rows',
    query: everything,
    answer: paged((rows, page) => ({ rows: rows.slice((page - 1) * 20, page * 20) })),
  },
  {
    name: 'refunds-third-page-empty',
    operation: 'listRefunds',
    what: 'nothing comes after the second page',
    query: everything,
    answer: paged((_, page) => (page > 2 ? { rows: [] } : {})),
  },
  {
    name: 'company-page-ignored',
    operation: 'listCompanyWalletTransactions',
    what: 'every page is the first',
    query: everything,
    answer: paged((rows, _, limit) => ({ rows: rows.slice(0, limit) })),
  },
  {
    name: 'wallet-pages-from-zero',
    operation: 'listWalletTransactions',
    what: 'page 1 is the second',
    query: everything,
    answer: paged((rows, page, limit) => ({ rows: rows.slice(page * limit, (page + 1) * limit) })),
  },
  {
    name: 'wallet-page-off-ignored',
    operation: 'listWalletTransactions',
    what: 'pageOff still answers a page',
    query: (query) => {
      query.pageOff = false
    },
  },
  {
    name: 'history-meta-page-wrong',
    operation: 'listOrderTransactions',
    what: 'meta.page is always 1',
    answer: inMeta(() => ({ page: 1 })),
  },
]

function inMeta(alter: (page: Page) => Partial<Page['meta']>) {
  return (reply: Reply): Reply =>
    inAnswer('meta', (meta) => ({ ...(meta as object), ...alter(reply.body as Page) }))(reply)
}
