import type { OrderRecord, Schema } from '../../seeds/records.ts'
import { instant, minute, toMajor } from '../../seeds/units.ts'
import { machineName } from '../machines.ts'
import { notifyRefund } from '../push.ts'
import { refuse } from '../refusal.ts'
import type { World } from '../world.ts'
import { book, companyLedgerOf, ledgerOf } from './ledger.ts'
import { refundable } from './life-cycle.ts'

/** How long a refund to a card takes. */
const processingTime = minute

/** The refund of an order as it stands now. */
export function refundAnswer(world: World, { refund, refundedAt }: OrderRecord): Schema<'Refund'> | undefined {
  if (refund?.status !== 'Initiated' || refundedAt === undefined) return refund
  if (world.clock.now() - refundedAt < processingTime) return refund
  return { ...refund, status: 'Processed', processed_at: instant(refundedAt + processingTime) }
}

/** The wallet that a refund goes to, where it arrives at once; undefined for a bank. */
function walletFor(world: World, { method, userId }: OrderRecord, mode: Schema<'RefundMode'>) {
  // Company money never becomes the customer's own.
  if (method === 'CompanyWallet')
    return companyLedgerOf(world, world.state.customers.get(userId)?.location?.clientLocation.id ?? '')
  return mode === 'wallet' || method === 'Wallet' ? ledgerOf(world, userId) : undefined
}

/** Refunds the undispensed part of an order, once. Repeating the key returns the same refund. */
export function refundOrder(
  world: World,
  order: OrderRecord,
  mode: Schema<'RefundMode'>,
  key?: string,
): Schema<'Refund'> {
  const existing = refundAnswer(world, order)
  if (existing && key !== undefined && order.refundKey === key) return existing
  if (existing) refuse(409, 'REFUND_4091', 'This order has been refunded already.')
  const amount = refundable(world, order)
  if (amount === 0) refuse(409, 'REFUND_4090', 'There is nothing to refund for this order.')
  const now = world.clock.now()
  const wallet = walletFor(world, order, mode)
  if (wallet) {
    const description = `Refund of order ${order.number}`
    book(world, wallet, { type: 'credit', amount, description, orderId: order.id })
  }
  order.refundedAt = now
  if (key !== undefined) order.refundKey = key
  order.released = true
  order.refund = {
    id: world.nextId('ref'),
    order_id: order.id,
    order_number: order.number,
    machine_name: machineName(world, order.machineId),
    amount: toMajor(amount),
    currency: world.place.currency,
    kind: amount === order.net ? 'full' : 'partial',
    mode,
    status: wallet ? 'Processed' : 'Initiated',
    created_at: instant(now),
    ...(wallet && { processed_at: instant(now) }),
  }
  notifyRefund(world, order, order.refund)
  return order.refund
}
