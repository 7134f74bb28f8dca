/** A machine of four slots with few units and prices that divide badly: what rounding and shortage need. */
import { instant } from '#mock/world/clock.ts'
import type { World } from '#mock/world/world.ts'

/** Its second slot sells chips that never come out. */
export const machineId = 'VM-1013'
const shelf = [
  { quantity: 3, price: 33.37 },
  { quantity: 2, price: 20 },
  { quantity: 6, price: 7.55 },
  { quantity: 1, price: 41 },
]
const year = 365 * 86_400_000

/** Takes the seeds' history away, so that every order in the world was made by the sequence. */
export function stockShelf(world: World) {
  const { state, clock } = world
  const machine = state.machines.get(machineId)
  if (!machine) throw new Error(`The seeds have no ${machineId}`)
  for (const [index, { quantity, price }] of shelf.entries()) {
    const slot = machine.slots[index]
    const productId = slot?.batches[0]?.productId
    if (!slot || !productId) throw new Error(`${machineId} has too few slots`)
    slot.batches = [{ quantity, productId, exp_date: instant(clock.now() + year) }]
    state.prices.set(productId, price)
  }
  state.orders.clear()
  state.offers = [
    {
      id: 'off-life',
      title: '15% off cola',
      description: 'For the life-cycle model.',
      offer_type: 'percentage',
      offer_type_alias: '15% off',
      value: 15,
      min_order_amount: 0,
      product_ids: [machine.slots[0]?.batches[0]?.productId ?? ''],
    },
  ]
  for (const ledgers of [state.ledgers, state.companyLedgers])
    for (const entries of ledgers.values()) {
      const last = entries.at(-1)
      entries.splice(0, entries.length)
      if (last)
        entries.push({
          id: last.id,
          type: 'credit',
          amount: 200,
          balance_after: 200,
          description: 'Money added',
          created_at: last.created_at,
        })
    }
}
