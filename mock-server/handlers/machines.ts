import { productsAnswer } from '../machines.ts'
import { refuse } from '../refusal.ts'
import type { MachineRecord } from '../world/state.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

export function machineRecord(world: World, id: string): MachineRecord {
  return world.state.machines.get(id) ?? refuse(404, 'FOUND_4040', 'We could not find that machine.')
}

/** A number that was typed or linked in other capitals is found, too; the answer says how the machine writes it. */
function machineByAnyCase(world: World, id: string): MachineRecord {
  const found = [...world.state.machines.keys()].find((key) => key.toLowerCase() === id.toLowerCase())
  return machineRecord(world, found ?? id)
}

export const machinesHandlers: Handlers = {
  listMachines: ({ world, params }) => {
    const keyword = params.keyword.toLowerCase()
    const found = [...world.state.machines.values()]
      .map(({ machine }) => machine)
      .filter(({ id, name, place }) => `${id} ${name} ${place.name} ${place.address}`.toLowerCase().includes(keyword))
    return { data: found, meta: { page: 1, limit: Math.max(found.length, 1), total: found.length } }
  },

  getMachine: ({ world, params }) => {
    const { machine, slots } = machineByAnyCase(world, params.id)
    return { data: { ...machine, slots: slots.map(({ layout }) => layout) } }
  },

  getMachineProducts: ({ world, params }) => ({
    data: productsAnswer(world, machineByAnyCase(world, params.machineId)),
  }),
}
