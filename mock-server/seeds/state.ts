import type { Scenario } from '../world/scenarios.ts'
import type { State } from '../world/state.ts'
import { seedCustomers, seedMealCards } from './customers.ts'
import { seedHistory } from './history.ts'
import { seedCompanyLedgers, seedLedgers } from './ledgers.ts'
import { seedMachines } from './machines.ts'
import { seedOffers } from './offers.ts'

/** A fresh world's state; the same instant and scenario make the same state. */
export function seedState(now: number, scenario: Scenario): State {
  const state: State = {
    settledAt: now,
    machines: new Map(seedMachines(now).map((record) => [record.machine.id, record])),
    prices: new Map(),
    offers: scenario.withoutOffers ? [] : seedOffers(now),
    customers: new Map(seedCustomers()),
    guests: new Map(),
    refreshTokens: new Map(),
    endedFamilies: new Set(),
    otps: new Map(),
    authCodes: new Map(),
    quotes: new Map(),
    orders: new Map(),
    idempotency: new Map(),
    ledgers: new Map(),
    companyLedgers: new Map(),
    mealCards: seedMealCards(),
    pushTokens: new Map(),
    calls: new Map(),
  }
  if (scenario.machinesOffline) for (const { machine } of state.machines.values()) machine.online_status = 'offline'
  for (const order of seedHistory(state, now)) state.orders.set(order.id, order)
  state.ledgers = seedLedgers(state, now, scenario.walletShort ?? false)
  state.companyLedgers = seedCompanyLedgers(state, now)
  return state
}
