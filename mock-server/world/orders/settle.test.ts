import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderRecord } from '../../seeds/records.ts'
import { createWorld } from '../world.ts'
import { orderResponse } from './order-response.ts'
import { settle } from './settle.ts'

/**
 * Two orders dispense at the same time from a slot with too little stock; a third one is never paid.
 * A scenario takes the machine offline for one order at a time.
 */
function busyWorld(scenario: string) {
  const world = createWorld(`${scenario}--settle`, { fixedTime: '2026-01-05T09:00:00Z', tokenLife: 600 })
  const machine = world.state.machines.get('VM-1001')
  const past = [...world.state.orders.values()][0]
  const [slot, item] = [machine?.slots[0], past?.items[0]]
  if (!machine || !slot || !past || !item) throw new Error('The seeds have no machine or order')
  for (const batch of slot.batches) batch.quantity = 2
  world.state.orders.clear()
  const add = (id: string, quantity: number, started?: number) => {
    const items = [{ ...item, motorId: slot.layout.motor_id, quantity, taken: 0, failures: 0 }]
    const { canceledAt: _, refund: __, paidAt: ___, dispenseStartedAt: ____, ...rest } = past
    const order: OrderRecord = { ...rest, id, items, machineId: 'VM-1001', createdAt: world.clock.now(), ended: false }
    if (started !== undefined) Object.assign(order, { paidAt: started, dispenseStartedAt: started })
    world.state.orders.set(id, { ...order, released: false, pauses: [] })
  }
  add('first', 3, world.clock.now())
  if (scenario === 'default') add('second', 3, world.clock.now() + 1000)
  add('unpaid', 1)
  return { world, machine: machine.machine }
}

const step = fc.oneof(fc.constantFrom(1, 999, 2000, 5000, 60_000, 180_000), fc.constantFrom('online', 'offline'))

test('responses depend on the time, not on the number of earlier calls', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('default', 'goes-offline'),
      fc.array(step, { minLength: 3, maxLength: 12 }),
      (scenario, steps) => {
        const [quiet, watched] = [busyWorld(scenario), busyWorld(scenario)]
        for (const { world, machine } of [quiet, watched])
          for (const each of steps) {
            const slices = world === watched.world ? 4 : 1
            if (typeof each === 'number')
              for (let slice = 0; slice < slices; slice += 1) {
                world.clock.advance(each / slices)
                if (slices > 1) settle(world)
              }
            else {
              settle(world)
              machine.online_status = each as 'online' | 'offline'
              settle(world)
            }
          }
        const results = [quiet, watched].map(({ world }) => {
          settle(world)
          return [...world.state.orders.values()].map((order) => orderResponse(world, order))
        })
        expect(results[1]).toEqual(results[0])
      },
    ),
    { seed: 11, numRuns: 150 },
  )
})
