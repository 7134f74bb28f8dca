/** Changes that scenarios make to the world at certain moments. */
import type { LedgerEntry, MachineRecord } from '../seeds/records.ts'
import { toMinor } from '../seeds/units.ts'
import { productOf, slotOf } from './machines.ts'
import { book } from './orders/ledger.ts'
import type { World } from './world.ts'

/** Before the cart is priced: leaves one unit for the first line and none for the second. */
export function reduceStockAtQuote({ scenario }: World, machine: MachineRecord, items: { motor_id: string }[]) {
  if (!scenario.shortAtQuote) return
  items.slice(0, 2).forEach(({ motor_id }, index) => {
    const slot = slotOf(machine, motor_id)
    if (slot)
      for (const [at, batch] of slot.batches.entries())
        batch.quantity = index === 0 && at === 0 ? 1 + slot.layout.block_product_count : 0
  })
}

/** After a cart has been priced: changes the world before the order arrives. `offerId`: the offer that was used. */
export function changeBetweenQuoteAndOrder(
  { scenario, state, place }: World,
  machine: MachineRecord,
  offerId: string | undefined,
) {
  switch (scenario.betweenQuoteAndOrder) {
    case 'sold-out':
      for (const slot of machine.slots) {
        for (const batch of slot.batches) batch.quantity = 0
        if (slot.recipe) slot.recipe.quantity = 0
      }
      return
    case 'price-change':
      for (const slot of machine.slots) state.prices.set(productOf(slot) ?? '', place.price(99))
      return
    case 'offer-ends':
      // Only this one: a client may ask for the price with each offer at once, in any order.
      state.offers = state.offers.filter(({ id }) => id !== offerId)
  }
}

/** Between two pages: adds a row at the top, which moves the last row of page one to page two. */
export function payBetweenPages(world: World, entries: LedgerEntry[]) {
  if (!world.scenario.companyPaysBetweenPages) return
  book(world, entries, { type: 'debit', amount: toMinor(world.place.price(40)), description: 'Order of a colleague' })
}
