/** Machines, their products and offers. */
import type { MachineRecord, Schema } from '../seeds/records.ts'
import { machineProducts, machineRecord, productOf } from '../world/machines.ts'
import type { World } from '../world/world.ts'
import { foundIn, type Handlers, pageOf } from './handler.ts'

/** Finds a machine by its id, ignoring case. The response has the real id. */
function machineIgnoringCase(world: World, id: string): MachineRecord {
  const key = [...world.state.machines.keys()].find((each) => each.toLowerCase() === id.toLowerCase())
  return machineRecord(world, key ?? id)
}

export default {
  listMachines: ({ world, params }) => {
    const machines = [...world.state.machines.values()].map(({ machine }) => machine)
    const paging = { pageOff: true, keyword: params.keyword }
    return foundIn(machines, paging, ({ id, name, place }) => `${id} ${name} ${place.name} ${place.address}`)
  },

  listNearbyMachines: ({ world, params: { latitude, longitude } }) => {
    // Degrees of longitude get shorter toward the poles. This approximation is good enough for sorting.
    const scale = Math.cos((latitude * Math.PI) / 180)
    const distance = ({ location: at }: Pick<Schema<'Machine'>, 'location'>) =>
      at ? Math.hypot(at.latitude - latitude, (at.longitude - longitude) * scale) : 0
    const located = [...world.state.machines.values()].map(({ machine }) => machine).filter(({ location }) => location)
    return pageOf(located.sort((a, b) => distance(a) - distance(b)).slice(0, 50))
  },

  getMachine: ({ world, params }) => {
    const { machine, slots } = machineIgnoringCase(world, params.id)
    return { data: { ...machine, slots: slots.map(({ layout }) => layout) } }
  },

  streamMachine: ({ world, params }) => {
    const { id, online_status } = machineRecord(world, params.machineId).machine
    return { entityName: 'machine', action: 'update', data: { id, online_status } }
  },

  getMachineProducts: ({ world, params }) => ({
    data: machineProducts(world, machineIgnoringCase(world, params.machineId)),
  }),

  /** An offer for certain products is listed if the machine has at least one of them. */
  listOffers: ({ world, params }) => {
    const here = new Set(machineRecord(world, params.machineId).slots.map(productOf))
    const offers = world.state.offers.filter(({ product_ids }) => product_ids?.some((id) => here.has(id)) ?? true)
    return pageOf(offers, { pageOff: params.pageOff ?? true })
  },
} satisfies Handlers
