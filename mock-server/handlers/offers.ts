import { productOf } from '../machines.ts'
import { type Handlers, pageOf } from './handler.ts'
import { machineRecord } from './machines.ts'

export const offersHandlers: Handlers = {
  /** An offer for certain products is shown where at least one of them is. */
  listOffers: ({ world, params }) => {
    const here = new Set(machineRecord(world, params.machineId).slots.map(productOf))
    const offers = world.state.offers.filter(({ product_ids }) => product_ids?.some((id) => here.has(id)) ?? true)
    return pageOf(offers, { pageOff: params.pageOff ?? true })
  },
}
