/** What one order must say, given what its customer did and what it said before. */
import { cents, hold, holds, type Known, type Model, type Schema } from '../model.ts'
import type { Rule } from '../rules.ts'

type Order = Schema<'Order'>
type Status = Schema<'OrderStatus'>

const ended: Status[] = ['Dispensed', 'Partially-Dispensed', 'Failed']
/** Where each status may lead, over several steps too. */
const ways: Record<Status, Status[]> = {
  Pending: ['Paid', 'Cancelled', 'In-Progress', ...ended],
  Paid: ['In-Progress', ...ended],
  'In-Progress': ended,
  Dispensed: [],
  'Partially-Dispensed': [],
  Failed: [],
  Cancelled: [],
}
const isPaid = (status: Status) => status !== 'Pending' && status !== 'Cancelled'
const hasStarted = (status: Status) => status === 'In-Progress' || ended.includes(status)
const sum = (items: Order['items'], of: (item: Order['items'][number]) => number) =>
  items.reduce((total, item) => total + of(item), 0)

/** Minor units that stayed inside, as a share of what was paid. */
function leftInside({ status, items, total_amount, net_payable_amount, refund }: Order): number {
  const net = cents(net_payable_amount)
  if (refund) return 0
  if (status === 'Paid' || status === 'Failed') return net
  if (status !== 'Partially-Dispensed') return 0
  const out = sum(items, ({ price, dispensed_quantity }) => cents(price) * dispensed_quantity)
  return net - Math.round((net * out) / cents(total_amount))
}

/** Holds every rule about a single order; `before` is how it was seen last. */
export function holdOrder(model: Model, known: Known, order: Order, before: Order | undefined) {
  const claim = (rule: Rule, pointer = '') => ({
    rule,
    operation: 'listOrders' as const,
    pointer: `/data/${known.id}${pointer}`,
  })
  const { status, items } = order
  const out = sum(items, ({ dispensed_quantity }) => dispensed_quantity)
  const wanted = sum(items, ({ quantity }) => quantity)

  if (before && before.status !== status)
    holds(
      model,
      claim('states-go-forward', '/status'),
      ways[before.status].includes(status),
      `one of ${ways[before.status]} after ${before.status}`,
      status,
    )
  // A provider may confirm late; whether it ever does is held at the end.
  const isWallet = order.payment_method === 'Wallet' || order.payment_method === 'CompanyWallet'
  if (!(known.isProven && !isWallet && status === 'Pending'))
    hold(model, claim('paid-when-proven', '/status'), isPaid(status), known.isProven)
  if (out > 0) hold(model, claim('nothing-leaves-unpaid', '/items'), known.isProven, true)
  if (hasStarted(status)) hold(model, claim('dispensing-is-asked-for', '/status'), known.isAsked, true)

  const byUnits = out === 0 ? 'Failed' : out === wanted ? 'Dispensed' : 'Partially-Dispensed'
  if (ended.includes(status)) hold(model, claim('units-agree-with-status', '/status'), status, byUnits)
  else if (!hasStarted(status)) hold(model, claim('units-agree-with-status', '/items'), out, 0)
  for (const [index, item] of items.entries()) {
    const { quantity, dispensed_quantity: got } = item
    const at = claim('units-agree-with-status', `/items/${index}`)
    holds(model, at, got <= quantity, `at most ${quantity}`, got)
    const itself = got === 0 ? 'Failed' : got === quantity ? 'Dispensed' : 'Partially-Dispensed'
    if (ended.includes(status)) hold(model, at, item.status, itself)
  }

  const isOpen = ['Paid', 'In-Progress'].includes(status) && !known.isReleased && !known.refund
  hold(model, claim('active-exactly-when-open', '/is_active'), order.is_active, isOpen)
  holdTimes(model, claim('times-follow-the-status'), order)
  holdAmounts(model, known, order, claim)
  const told = cents(order.refundable_amount)
  const left = leftInside(order)
  holds(
    model,
    claim('refund-is-what-stayed-inside', '/refundable_amount'),
    Math.abs(told - left) <= 1,
    `${left} ± 1`,
    told,
  )
  const refund = order.refund && {
    id: order.refund.id,
    amount: order.refund.amount,
    kind: order.refund.kind,
    mode: order.refund.mode,
  }
  const given = known.refund && {
    id: known.refund.id,
    amount: known.refund.amount,
    kind: known.refund.kind,
    mode: known.refund.mode,
  }
  hold(model, claim('refund-once', '/refund'), refund, given)
  if (status === 'Cancelled')
    hold(
      model,
      claim('cancelled-costs-nothing'),
      { paid: order.paid_at, out, refund, told },
      { paid: undefined, out: 0, refund: undefined, told: 0 },
    )
}

function holdTimes(model: Model, claim: { rule: Rule; operation: 'listOrders'; pointer: string }, order: Order) {
  const { status, created_at, paid_at, dispense_started_at, completed_at } = order
  const found = [paid_at, dispense_started_at, completed_at].map((time) => time !== undefined)
  hold(model, claim, found, [isPaid(status), hasStarted(status), ended.includes(status)])
  const told = [created_at, paid_at, dispense_started_at, completed_at].flatMap((time) =>
    time ? [Date.parse(time)] : [],
  )
  hold(
    model,
    claim,
    told,
    [...told].sort((a, b) => a - b),
  )
}

function holdAmounts(
  model: Model,
  { quote, body }: Known,
  order: Order,
  claim: (rule: Rule, pointer?: string) => { rule: Rule; operation: 'listOrders'; pointer: string },
) {
  const net = claim('net-is-total-minus-discount', '/net_payable_amount')
  hold(model, net, cents(order.net_payable_amount), cents(order.total_amount) - cents(order.discount_amount))
  hold(
    model,
    net,
    cents(order.total_amount),
    sum(order.items, ({ price, quantity }) => cents(price) * quantity),
  )
  const cost = claim('order-costs-its-quote')
  hold(model, cost, [order.total_amount, order.net_payable_amount], [quote.total_amount, quote.net_payable_amount])
  const bought = order.items.map(({ product_id, motor_id, quantity }) => [product_id, motor_id, quantity])
  hold(
    model,
    cost,
    bought,
    body.products.map(({ product_id, motor_id, quantity }) => [product_id, motor_id, quantity]),
  )
}
