import { seedCustomers, seedMealCards } from './customers.ts'
import { seedHistory } from './history.ts'
import { seedLedgers } from './ledgers.ts'
import { seedMachines } from './machines.ts'
import { seedOffers } from './offers.ts'
import type { Place } from './place.ts'
import { placeOf } from './places.ts'
import type { State } from './records.ts'
import { seedWishes } from './wishes.ts'

export interface SeedOptions {
  machinesOffline?: boolean
  withoutOffers?: boolean
  /** The server offers no optional features. */
  isPlain?: boolean
  /** The wallet of `usr-regular` holds ₹20 instead of ₹640. */
  walletShort?: boolean
}

/** Creates the state of a fresh world. The same time and options produce the same state. */
export function seedState(
  now: number,
  { machinesOffline, withoutOffers, isPlain, walletShort = false }: SeedOptions,
  place: Place,
): State {
  const machines = new Map(seedMachines(now, place).map((record) => [record.machine.id, record]))
  if (machinesOffline) for (const { machine } of machines.values()) machine.online_status = 'offline'
  if (!isPlain) for (const { machine } of machines.values()) Object.assign(machine, placeOf(machine.id, place))
  const orders = seedHistory({ machines, now, place })
  return {
    settledAt: now,
    machines,
    prices: new Map(),
    offers: withoutOffers ? [] : seedOffers(now, place),
    customers: new Map(seedCustomers(place)),
    guests: new Map(),
    refreshTokens: new Map(),
    revokedFamilies: new Set(),
    otps: new Map(),
    authCodes: new Map(),
    quotes: new Map(),
    orders: new Map(orders.map((order) => [order.id, order])),
    idempotency: new Map(),
    ledgers: seedLedgers(orders, { machines, now, place }, walletShort),
    mealCards: seedMealCards(),
    cardTokens: new Map(),
    favorites: new Map(),
    wishes: seedWishes(),
    pushTokens: new Map(),
    calls: new Map(),
  }
}
