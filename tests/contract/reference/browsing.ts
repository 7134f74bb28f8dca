/** Machines, what is in them, their offers. */
import { type Operation, operation } from './operation.ts'
import { listed, ok, type Paging } from './reply.ts'
import * as shapes from './shapes.ts'
import { machineAnswer, machineOf, machineWithSlots, productIdOf, productsAnswer } from './stock.ts'

export const browsingOperations: Operation[] = [
  operation<unknown, { keyword: string }>(
    'listMachines',
    'GET /v1/customers/machines',
    { token: 'optional', query: shapes.machineSearch, needs: ['keyword'] },
    ({ world, query }) => {
      const machines = [...world.machines.values()].map(machineAnswer)
      const told = ({ id, name, place }: (typeof machines)[number]) =>
        world.has('search-ignores-place') ? `${id} ${name}` : `${id} ${name} ${place.name} ${place.address}`
      const keyword = query.keyword.toLowerCase()
      return listed(
        machines.filter(
          (machine) => told(machine).toLowerCase().includes(keyword) || world.has('search-ignores-keyword'),
        ),
        { pageOff: true },
      )
    },
  ),
  operation('getMachine', 'GET /v1/customers/machines/{id}', { token: 'optional' }, ({ world, params }) =>
    ok(machineWithSlots(machineOf(world, params.id ?? ''))),
  ),
  operation(
    'getMachineProducts',
    'GET /v1/customers/machines/{machineId}/products',
    { token: 'optional' },
    ({ world, params }) => ok(productsAnswer(world, machineOf(world, params.machineId ?? ''))),
  ),
  operation<unknown, Paging>(
    'listOffers',
    'GET /v1/offers/vending-machine/{machineId}/all',
    { token: 'optional', query: shapes.offerQuery },
    ({ world, params }) => {
      const here = machineOf(world, params.machineId ?? '').slots.map(productIdOf)
      const offers = world.offers.filter(({ product_ids }) => product_ids?.some((id) => here.includes(id)) ?? true)
      return listed(offers, { pageOff: true })
    },
  ),
]
