/** What must be true of any order as it is answered. */
import type { Schema } from '../contract.ts'
import { asList, minor } from './probe.ts'

export interface Broken {
  pointer: string
  expected: string
  found: string
}

type Rule = (order: Schema) => [pointer: string, expected: string, found: unknown, isRight: boolean]

const quantities = (order: Schema) =>
  asList(order.items).map((item) => [Number(item.dispensed_quantity), Number(item.quantity)] as const)
const over = ['Dispensed', 'Partially-Dispensed', 'Failed']

/** What the units say that came out; undefined while they still may. */
function outcome(order: Schema): string | undefined {
  if (!over.includes(String(order.status))) return undefined
  const all = quantities(order)
  if (all.every(([out]) => out === 0)) return 'Failed'
  return all.every(([out, quantity]) => out === quantity) ? 'Dispensed' : 'Partially-Dispensed'
}

const times = ['created_at', 'paid_at', 'dispense_started_at', 'completed_at']

const rules: Rule[] = [
  (order) => {
    const due = minor(order.total_amount) - minor(order.discount_amount)
    const net = minor(order.net_payable_amount)
    return ['/net_payable_amount', `${due}: total less discount, in minor units`, net, net === due]
  },
  (order) => {
    const due = asList(order.items).reduce((sum, { price, quantity }) => sum + minor(price) * Number(quantity), 0)
    const total = minor(order.total_amount)
    return ['/total_amount', `${due}: price times quantity of all items, in minor units`, total, total === due]
  },
  (order) => {
    const isRight = quantities(order).every(([out, quantity]) => out <= quantity)
    return ['/items/0/dispensed_quantity', 'no more than was bought', quantities(order), isRight]
  },
  (order) => {
    const due = outcome(order)
    return [
      '/status',
      `${due}: what came out of the machine says so`,
      order.status,
      due === undefined || due === order.status,
    ]
  },
  (order) => {
    const mayBe = order.status === 'Paid' || order.status === 'In-Progress'
    return [
      '/is_active',
      'true for Paid and In-Progress only',
      `${order.is_active}, ${order.status}`,
      !order.is_active || mayBe,
    ]
  },
  (order) => {
    const isUnpaid = order.status === 'Pending' || order.status === 'Cancelled'
    const isRight = isUnpaid || order.paid_at !== undefined
    return ['/paid_at', 'to be there: nothing is dispensed unpaid', `${order.paid_at}, ${order.status}`, isRight]
  },
  (order) => {
    const told = times.flatMap((name) => (order[name] === undefined ? [] : [Date.parse(String(order[name]))]))
    const isRight = told.every((time, index) => index === 0 || time >= (told[index - 1] ?? time))
    return ['/created_at', 'made, paid, started and completed in this order', told, isRight]
  },
  (order) => {
    const refundable = minor(order.refundable_amount)
    const isNothing =
      order.refund !== undefined || ['Pending', 'Cancelled', 'Dispensed', 'In-Progress'].includes(String(order.status))
    return [
      '/refundable_amount',
      isNothing ? '0: there is nothing to give back' : 'at most what was paid',
      refundable,
      isNothing ? refundable === 0 : refundable <= minor(order.net_payable_amount),
    ]
  },
  (order) => {
    const share = refundShare(order)
    const refundable = minor(order.refundable_amount)
    return [
      '/refundable_amount',
      `${share}: the share of what did not come out`,
      refundable,
      share === undefined || Math.abs(share - refundable) <= 1,
    ]
  },
]

/** Minor units for what did not come out; undefined where nothing can be asked back. */
function refundShare(order: Schema): number | undefined {
  if (order.refund !== undefined || !['Failed', 'Partially-Dispensed'].includes(String(order.status))) return undefined
  const out = asList(order.items).reduce(
    (sum, { price, dispensed_quantity }) => sum + minor(price) * Number(dispensed_quantity),
    0,
  )
  const net = minor(order.net_payable_amount)
  return net - Math.round((net * out) / minor(order.total_amount))
}

export const brokenRules = (order: Schema): Broken[] =>
  rules
    .map((rule) => rule(order))
    .filter(([, , , isRight]) => !isRight)
    .map(([pointer, expected, found]) => ({ pointer, expected, found: JSON.stringify(found) }))
