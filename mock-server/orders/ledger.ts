/** Wallets as ledgers: the balance is the sum of the entries and is kept nowhere else. Amounts in minor units. */
import type { Schema } from '../schema.ts'
import { instant } from '../world/clock.ts'
import type { LedgerEntry } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { toMajor, toMinor } from './money.ts'

export function balanceOf(entries: LedgerEntry[]): number {
  return entries.reduce((sum, { type, amount }) => sum + (type === 'credit' ? toMinor(amount) : -toMinor(amount)), 0)
}

type Movement = { type: Schema<'TransactionType'>; amount: number; description: string; orderId?: string }

export function book(world: World, entries: LedgerEntry[], { type, amount, description, orderId }: Movement) {
  const balance = balanceOf(entries) + (type === 'credit' ? amount : -amount)
  entries.push({
    id: world.nextId('txn'),
    type,
    amount: toMajor(amount),
    balance_after: toMajor(balance),
    description,
    ...(orderId && { order_id: orderId }),
    created_at: instant(world.clock.now()),
  })
}

export function ledgerOf(world: World, userId: string): LedgerEntry[] {
  const entries = world.state.ledgers.get(userId) ?? []
  world.state.ledgers.set(userId, entries)
  return entries
}

/** The ledger of the company wallet a customer may use; one wallet a location. */
export function companyLedgerOf(world: World, locationId: string): LedgerEntry[] {
  const entries = world.state.companyLedgers.get(locationId) ?? []
  world.state.companyLedgers.set(locationId, entries)
  return entries
}
