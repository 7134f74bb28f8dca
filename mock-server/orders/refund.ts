import { tellRefund } from '../push/news.ts'
import { refuse } from '../refusal.ts'
import type { Schema } from '../schema.ts'
import { instant } from '../world/clock.ts'
import type { OrderRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { book, companyLedgerOf, ledgerOf } from './ledger.ts'
import { refundable } from './life-cycle.ts'
import { toMajor } from './money.ts'

/** A refund to a card takes this long, in milliseconds. */
const processing = 60_000

/** The refund of an order as it stands now; money into a wallet is there at once. */
export function refundAnswer(world: World, order: OrderRecord): Schema<'Refund'> | undefined {
  const { refund, refundedAt } = order
  if (refund?.status !== 'Initiated' || refundedAt === undefined) return refund
  if (world.clock.now() - refundedAt < processing) return refund
  return { ...refund, status: 'Processed', processed_at: instant(refundedAt + processing) }
}

/** Refunds what is left to refund, once; the same key answers the refund it made. */
export function refundOrder(
  world: World,
  order: OrderRecord,
  mode: Schema<'RefundMode'>,
  key?: string,
): Schema<'Refund'> {
  const made = refundAnswer(world, order)
  if (made && key !== undefined && order.refundKey === key) return made
  if (order.refund) refuse(409, 'REFUND_4091', 'This order has been refunded already.')
  const amount = refundable(world, order)
  if (amount === 0) refuse(409, 'REFUND_4090', 'There is nothing to refund for this order.')
  const now = world.clock.now()
  // What the company paid never becomes the customer's own money.
  const intoCompany = order.method === 'CompanyWallet'
  const intoWallet = !intoCompany && (mode === 'wallet' || order.method === 'Wallet')
  const movement = {
    type: 'credit' as const,
    amount,
    description: `Refund of order ${order.number}`,
    orderId: order.id,
  }
  if (intoCompany)
    book(
      world,
      companyLedgerOf(world, world.state.customers.get(order.userId)?.location?.clientLocation.id ?? ''),
      movement,
    )
  else if (intoWallet) book(world, ledgerOf(world, order.userId), movement)
  order.refundedAt = now
  if (key !== undefined) order.refundKey = key
  order.released = true
  order.refund = {
    id: world.nextId('ref'),
    order_id: order.id,
    order_number: order.number,
    machine_name: world.state.machines.get(order.machineId)?.machine.name ?? order.machineId,
    amount: toMajor(amount),
    kind: amount === order.net ? 'full' : 'partial',
    mode,
    status: intoWallet || intoCompany ? 'Processed' : 'Initiated',
    created_at: instant(now),
    ...((intoWallet || intoCompany) && { processed_at: instant(now) }),
  }
  tellRefund(world, order, order.refund)
  return order.refund
}
