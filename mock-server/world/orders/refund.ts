import { createHash } from 'node:crypto'
import { refundOf } from '../../seeds/history.ts'
import { summaryOf } from '../../seeds/ledgers.ts'
import type { OrderItemRecord, OrderRecord, Schema } from '../../seeds/records.ts'
import { day, instant, minute, second } from '../../seeds/units.ts'
import { machineName } from '../machines.ts'
import { notifyRefund } from '../push.ts'
import { refuse } from '../refusal.ts'
import type { World } from '../world.ts'
import { book, ledgerOf, locationOf } from './ledger.ts'
import { completedAt, itemOf, lostItems } from './life-cycle.ts'

/** The time until a refund reaches the bank, and until it reaches the card. */
const sendingTime = 20 * second
const processingTime = minute

/** The current state of an order's refund. */
export function refundResponse(world: World, order: OrderRecord): Schema<'Refund'> | undefined {
  const refund = order.refund && processed(world, order.refund, order.refundedAt)
  if (!refund) return undefined
  const { lines, ...plain } = refund
  if (world.scenario.isPlain) return plain
  return { ...refund, ...trackOf(world, order, refund), ...(lines && { summary: productsOf(order, lines) }) }
}

/** The names of the refunded products. */
function productsOf(order: OrderRecord, lines: NonNullable<Schema<'Refund'>['lines']>): string {
  const items = lines.map(({ item_id, quantity }) => ({ ...itemOf(order, item_id), quantity }))
  return summaryOf({ items }).slice(0, 300)
}

function processed(world: World, refund: Schema<'Refund'>, refundedAt: number | undefined): Schema<'Refund'> {
  if (refund.status !== 'Initiated' || refundedAt === undefined) return refund
  if (world.clock.now() - refundedAt < processingTime) return refund
  return { ...refund, status: 'Processed', processed_at: instant(refundedAt + processingTime) }
}

const digitsOf = (text: string, count: number) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, count)

type Track = Pick<Schema<'Refund'>, 'destination' | 'stages' | 'expected_on' | 'bank_reference'>

/** The destination and stages of a refund. A wallet gets the money immediately. */
function trackOf(world: World, order: OrderRecord, refund: Schema<'Refund'>): Track {
  const { created_at, processed_at, mode, status } = refund
  const accepted = { name: 'Accepted' as const, at: created_at }
  const credited = processed_at ? [{ name: 'Credited' as const, at: processed_at }] : []
  const method = mode === 'wallet' && order.method !== 'CompanyWallet' ? 'Wallet' : order.method
  if (method !== 'Card' && method !== 'MealCard') return { destination: { method }, stages: [accepted, ...credited] }
  const sentAt = Date.parse(created_at) + sendingTime
  const isSent = world.clock.now() >= sentAt
  const refused = status === 'Failed' ? [{ name: 'Refused' as const, at: instant(sentAt + day) }] : []
  return {
    destination: { method, last_four: digitsOf(order.id, 4) },
    stages: [accepted, ...(isSent ? [{ name: 'Sent' as const, at: instant(sentAt) }] : []), ...credited, ...refused],
    expected_on: instant(Date.parse(created_at) + 5 * day).slice(0, 10),
    ...(isSent && { bank_reference: `74${digitsOf(refund.id, 21)}` }),
  }
}

/** The wallet that gets the refund; undefined if it goes to a bank. */
function walletFor(world: World, { method, userId }: OrderRecord, mode: Schema<'RefundMode'>) {
  // Refunds of company money never go to the customer's own wallet.
  if (method === 'CompanyWallet') return ledgerOf(world, locationOf(world, userId)?.clientLocation.id ?? '')
  return mode === 'wallet' || method === 'Wallet' ? ledgerOf(world, userId) : undefined
}

/** Refunds the undispensed part of an order, once. Repeating the key returns the same refund. */
export function refundOrder(
  world: World,
  order: OrderRecord,
  mode: Schema<'RefundMode'>,
  { key, itemId }: { key?: string | undefined; itemId?: string | undefined } = {},
): Schema<'Refund'> {
  const missing = itemId === undefined ? undefined : itemOf(order, itemId)
  const existing = refundResponse(world, order)
  if (existing && key !== undefined && order.refundKey === key) return existing
  if (existing) refuse(409, 'REFUND_4091', 'This order has already been refunded.')
  if (missing) checkClaim(world, order, missing)
  const lost = lostItems(world, order, missing)
  const amount = lost.reduce((sum, each) => sum + each.amount, 0)
  if (amount === 0) refuseRefund()
  const now = world.clock.now()
  const wallet = walletFor(world, order, mode)
  if (wallet) {
    const description = `Refund of order ${order.number}`
    book(world, wallet, { type: 'credit', amount, description, orderId: order.id })
  }
  order.refundedAt = now
  if (missing) missing.isMissing = true
  if (key !== undefined) order.refundKey = key
  order.released = true
  order.refund = {
    ...refundOf(order, machineName(world, order.machineId), lost, world.place),
    id: world.nextId('ref'),
    mode,
    status: wallet ? 'Processed' : 'Initiated',
    created_at: instant(now),
    ...(wallet && { processed_at: instant(now) }),
  }
  const response = refundResponse(world, order) ?? order.refund
  notifyRefund(world, order, response, 'Accepted')
  // The wallet already has the money, so one message is enough.
  order.notifiedRefundStages = response.stages?.length ?? 0
  return response
}

const refuseRefund = () => refuse(409, 'REFUND_4090', 'There is nothing to refund for this order.')

/** Accepts one claim about a missing item per customer, within a day after the order has ended. */
function checkClaim(world: World, order: OrderRecord, item: OrderItemRecord) {
  // Only an item that counts as dispensed can be missing.
  const ended = completedAt(world, order) ?? refuseRefund()
  const others = [...world.state.orders.values()].filter(({ userId }) => userId === order.userId)
  const hasClaimed = others.some(({ items }) => items.some(({ isMissing }) => isMissing))
  item.isInReview = hasClaimed || world.clock.now() - ended > day
  if (item.isInReview) refuse(409, 'REFUND_4092', 'We’re looking into this and will get back to you within two days.')
}
