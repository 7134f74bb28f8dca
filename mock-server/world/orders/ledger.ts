/** Wallets as ledgers. The balance is the sum of the entries and is not stored. Amounts are in minor units. */
import type { LedgerEntry, Schema } from '../../seeds/records.ts'
import { instant, toMajor, toMinor } from '../../seeds/units.ts'
import type { World } from '../world.ts'

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
    currency: world.place.currency,
    description,
    ...(orderId && { order_id: orderId }),
    created_at: instant(world.clock.now()),
  })
}

function entriesOf(ledgers: Map<string, LedgerEntry[]>, id: string): LedgerEntry[] {
  const entries = ledgers.get(id) ?? []
  ledgers.set(id, entries)
  return entries
}

export const ledgerOf = (world: World, userId: string) => entriesOf(world.state.ledgers, userId)

/** A company has one wallet per location. */
export const companyLedgerOf = (world: World, locationId: string) => entriesOf(world.state.companyLedgers, locationId)
