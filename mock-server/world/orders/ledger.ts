/** Wallets, by the id of a customer or, for a company wallet, of a location. Amounts are in minor units. */
import { append, type Movement } from '../../seeds/ledgers.ts'
import type { LedgerEntry } from '../../seeds/records.ts'
import type { World } from '../world.ts'

export const book = (world: World, entries: LedgerEntry[], movement: Omit<Movement, 'at'>) =>
  append(entries, world.nextId('txn'), { ...movement, at: world.clock.now() }, world.place)

export function ledgerOf({ state: { ledgers } }: World, id: string): LedgerEntry[] {
  const entries = ledgers.get(id) ?? []
  ledgers.set(id, entries)
  return entries
}

/** The location whose company wallet a customer can use, if any. */
export const locationOf = ({ state }: World, userId: string) => state.customers.get(userId)?.location
