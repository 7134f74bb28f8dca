/** Wallets as ledgers: a balance is what the last entry leaves. Amounts in minor units. */
import type { Entry, World } from './world.ts'

export const ledgerOf = (world: World, owner: string): Entry[] => {
  const entries = world.ledgers.get(owner) ?? []
  world.ledgers.set(owner, entries)
  return entries
}

export const balanceOf = (world: World, owner: string) => ledgerOf(world, owner).at(-1)?.after ?? 0

type Movement = Pick<Entry, 'type' | 'amount' | 'description' | 'orderId'>
export function book(world: World, owner: string, movement: Movement, at = world.now()) {
  const after = balanceOf(world, owner) + (movement.type === 'credit' ? movement.amount : -movement.amount)
  ledgerOf(world, owner).push({ id: world.nextId('txn'), ...movement, after, at })
}
