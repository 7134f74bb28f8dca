/** Paying, dispensing, letting go, refunding: when each is accepted, and what it changes. */
import { ask } from '../ask.ts'
import { isOnline } from '../look/goods.ts'
import { cents, hold, holds, type Known, type Model, type Schema } from '../model.ts'
import { type Decision, payAtProvider } from '../payment-page.ts'
import type { Taken } from './take.ts'

/** The order as it is now; where the clock stands, as it was seen last. */
async function fresh(model: Model, { who, id }: Known): Promise<Schema<'Order'> | undefined> {
  if (model.target.isAlone) return model.seen.orders.get(id)
  return (await ask(model, who, 'getOrder', { params: { orderId: id } })).data
}

export async function pay(model: Model, known: Known, decision: Decision): Promise<Taken> {
  const before = await fresh(model, known)
  const views = { orders: [known.who], stock: true }
  const back = await payAtProvider(model.target, known.payment, decision)
  if (!back) return { isUnchanged: true, views }
  const isWaiting = before?.status === 'Pending' && !known.isProven
  // A provider may decline what the customer approves; the way back says so.
  const isApproved = decision === 'approve' || !back.hasAsked
  if (isWaiting && isApproved && back.isSuccess) known.isProven = true
  const claim = { rule: 'paid-when-proven', operation: 'getOrder' } as const
  if (decision === 'forge' && back.hasAsked) hold(model, claim, back.isSuccess, false)
  // What was decided before stands, whatever the browser brings back later.
  return { isUnchanged: !isWaiting || (decision === 'forge' && back.hasAsked), views }
}

const itemsOf = ({ items }: Schema<'Order'>) => items.map(({ id, quantity, price }) => [id, quantity, price])

/** What answers a change of an order is that order: bought is what was bought. */
function holdItems(
  model: Model,
  operation: 'dispenseOrder' | 'unblockOrder',
  before: Schema<'Order'>,
  data: Schema<'Order'>,
) {
  hold(model, { rule: 'list-agrees-with-detail', operation, pointer: '/data/items' }, itemsOf(data), itemsOf(before))
}

export async function dispense(model: Model, known: Known): Promise<Taken> {
  const before = await fresh(model, known)
  if (!before) return { views: { orders: [known.who] } }
  const online = await isOnline(model)
  const { status, data } = await ask(model, known.who, 'dispenseOrder', { params: { orderId: known.id } })
  const claim = { rule: 'dispensing-is-asked-for', operation: 'dispenseOrder' } as const
  const isRunning = before.status === 'In-Progress'
  const mayStart = before.status === 'Paid' && !before.refund && online
  // Elsewhere its units may be out by now.
  if (!isRunning || model.target.isAlone) hold(model, claim, status, mayStart || isRunning ? 200 : 409)
  if (isRunning && data) hold(model, claim, data.dispense_started_at, before.dispense_started_at)
  if (data) holdItems(model, 'dispenseOrder', before, data)
  if (status === 200) known.isAsked = true
  return { isUnchanged: !mayStart, views: { orders: [known.who], stock: true } }
}

export async function unblock(model: Model, known: Known): Promise<Taken> {
  const before = await fresh(model, known)
  const { data } = await ask(model, known.who, 'unblockOrder', { params: { orderId: known.id } })
  if (data) known.isReleased = true
  if (data && before) holdItems(model, 'unblockOrder', before, data)
  const claim = { rule: 'states-go-forward', operation: 'unblockOrder', pointer: '/data/status' } as const
  if (model.target.isAlone) hold(model, claim, data?.status, before?.status)
  return { views: { orders: [known.who], stock: true } }
}

export async function refund(model: Model, known: Known, mode: Schema<'RefundMode'>): Promise<Taken> {
  const before = await fresh(model, known)
  if (!before) return { views: { orders: [known.who] } }
  const { status, data } = await ask(model, known.who, 'createRefund', { body: { order_id: known.id, mode } })
  const views = { orders: [known.who], wallets: true, stock: true, lists: true }
  if (known.who === 'guest' && mode === 'wallet') {
    const claim = { rule: 'guest-refund-to-source-only', operation: 'createRefund' } as const
    holds(model, claim, status === 403 || status === 409, '403', status)
    return { isUnchanged: true, views }
  }
  const told = cents(before.refundable_amount)
  const claim = {
    rule: known.refund ? 'refund-once' : 'refund-is-what-stayed-inside',
    operation: 'createRefund',
  } as const
  hold(model, claim, status, told > 0 && !known.refund ? 200 : 409)
  if (!data) return { isUnchanged: true, views }
  hold(model, { ...claim, pointer: '/data/amount' }, cents(data.amount), told)
  const kind = data.amount === before.net_payable_amount ? 'full' : 'partial'
  hold(model, { ...claim, pointer: '/data' }, [data.kind, data.mode, data.order_id], [kind, mode, known.id])
  known.refund ??= data
  return { views }
}
