/** The rules of money and goods by name. Each is broken by at least one planted bug of `bugs/`; a test holds that. */
import type { operations } from '#generated/types.ts'

export const rules = {
  'answers-are-documented': 'Every answer has a status that the document names, and none is a server error.',
  'old-token-opens-nothing': 'A token that is expired, or was signed out, is refused.',
  'refresh-token-works-once': 'A refresh token that was used twice is refused, and its use ends the whole session.',
  'quote-fits-stock': 'Of every line a quote sells what there is and says how much it removed.',
  'net-is-total-minus-discount': 'A total is the sum of its lines, and net = total − discount, never below zero.',
  'discount-is-the-offers': 'A discount is what the offer says of the lines it applies to, to the smallest coin.',
  'order-costs-its-quote': 'An order costs what its quote said, and another amount is refused.',
  'order-is-made-when-it-may': 'An order is refused exactly when money, method or another open order forbids it.',
  'one-key-one-order': 'The same key and body answer the order they made; the same key with another body is refused.',
  'refusal-changes-nothing': 'What is refused, repeated or only looked at leaves every order as it was.',
  'states-go-forward': 'A status only ever changes along the documented ways.',
  'paid-when-proven': 'An order is paid exactly when a wallet or the provider paid for it while it was waiting.',
  'nothing-leaves-unpaid': 'Units come out only of orders that are paid for.',
  'dispensing-is-asked-for':
    'Dispensing starts only when its owner asks, and exactly when paid, not refunded and online.',
  'units-agree-with-status':
    'An order is Dispensed, Partially-Dispensed or Failed by the units that came out, and so is each item.',
  'active-exactly-when-open': 'is_active is true for Paid and In-Progress, until the order is let go of or refunded.',
  'times-follow-the-status':
    'created ≤ paid ≤ dispense started ≤ completed, each there exactly when the status says so.',
  'nothing-hangs': 'With time and a machine that is online, waiting ends in Cancelled and dispensing in its end.',
  'stock-leaves-on-dispensing': 'A slot holds what it held at the start less what came out of it, never below zero.',
  'wallet-is-its-ledger': 'A balance is the sum of its rows, and every row says the balance after it.',
  'wallet-pays-once': 'A wallet is charged once for each order it paid, with the net amount, and for nothing else.',
  'refund-reaches-the-wallet': 'A refund into a wallet is credited there once, and any other refund is not.',
  'refund-once': 'An order has at most one refund, and its amount stays.',
  'refund-is-what-stayed-inside':
    'A refund gives back the share of what was paid that did not come out, as told before.',
  'cancelled-costs-nothing': 'A cancelled order is not paid, not dispensed, not refunded.',
  'guest-refund-to-source-only': 'A guest is refunded to the source only.',
  'others-see-nothing': 'Another user can neither see nor move an order.',
  'list-agrees-with-detail':
    'Lists of orders, history and refunds, and what answers a change of an order, show what the order itself shows.',
  'total-counts-rows': 'meta.total is the number of rows, and pages hold each of them once.',
  'stream-agrees-with-get':
    'The live stream tells the status at once, then each change, and its last word is what GET says.',
  'receipt-when-paid': 'There is a receipt exactly when the order was paid.',
} as const

export type Rule = keyof typeof rules
export type OperationId = keyof operations

/** One way in which a target broke a rule. */
export interface Broken {
  rule: Rule
  operation: OperationId
  /** JSON pointer into the answer. */
  pointer: string
  expected: string
  found: string
}
