/** What a scenario does to a machine at a certain moment. */
import { productOf, slotOf } from '../machines.ts'
import { book } from '../orders/ledger.ts'
import type { LedgerEntry, MachineRecord } from './state.ts'
import type { World } from './world.ts'

/** All but one unit of the first line's slot are gone before the cart is priced, and all of the second's. */
export function shortAtQuote({ scenario }: World, machine: MachineRecord, items: { motor_id: string }[]) {
  if (!scenario.shortAtQuote) return
  items.slice(0, 2).forEach(({ motor_id }, index) => {
    const slot = slotOf(machine, motor_id)
    if (slot)
      for (const [at, batch] of slot.batches.entries())
        batch.quantity = index === 0 && at === 0 ? 1 + slot.layout.block_product_count : 0
  })
}

/** Once a cart has been priced, the world moves on before the order comes. */
export function betweenQuoteAndOrder({ scenario, state }: World, machine: MachineRecord) {
  switch (scenario.betweenQuoteAndOrder) {
    case 'sold-out':
      for (const slot of machine.slots) {
        for (const batch of slot.batches) batch.quantity = 0
        if (slot.recipe) slot.recipe.quantity = 0
      }
      return
    case 'price-change':
      for (const slot of machine.slots) {
        const id = productOf(slot)
        if (id) state.prices.set(id, 99)
      }
      return
    case 'machine-offline':
      machine.machine.online_status = 'offline'
      return
    case 'limit':
      machine.maxOrderQuantity = 0
      return
    case 'offer-ends':
      state.offers = []
  }
}

/** One more row at the top moves the last one of the first page to the next. */
export function betweenPages(world: World, entries: LedgerEntry[]) {
  if (!world.scenario.companyPaysBetweenPages) return
  book(world, entries, { type: 'debit', amount: 4_000, description: 'Order of a colleague' })
}
