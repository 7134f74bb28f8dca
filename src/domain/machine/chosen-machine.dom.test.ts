import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { chooseMachine, type Machine, useChosenMachine, useRecentMachines } from './chosen-machine.ts'

const machine = (id: string, more: Partial<Machine> = {}): Machine => ({
  id,
  name: `Machine ${id}`,
  place: { name: 'Harbour Tower', address: '12 Dock Road' },
  machine_type: 'Vending',
  online_status: 'online',
  ...more,
})
const now = () => renderHook(() => ({ chosen: useChosenMachine(), recent: useRecentMachines() })).result.current

beforeEach(() => clearExcept([]))

test('no machine is chosen at first, and none is known', () => expect(now()).toEqual({ chosen: null, recent: [] }))

test('the chosen machine has its name and place, unless this phone has never seen it', () => {
  chooseMachine(machine('A'))
  chooseMachine(machine('B', { machine_type: 'Coffee' }))
  expect(now().chosen).toEqual({ id: 'B', type: 'Coffee', machine: machine('B', { machine_type: 'Coffee' }) })
  clearExcept([])
  write('machineId', 'C')
  expect(now().chosen).toEqual({ id: 'C', type: 'Vending', machine: undefined })
})

test('a machine of an unknown type sells as a vending machine', () => {
  chooseMachine(machine('A', { machine_type: 'Locker' as 'Vending' }))
  expect(read('machineType')).toBe('Vending')
})

test('the five machines chosen last are known, each once, the latest first, without their stock', () => {
  for (const id of ['A', 'B', 'C', 'D', 'E', 'F', 'C']) chooseMachine(machine(id, { slots: [] as never }))
  expect(now().recent).toEqual(['C', 'F', 'E', 'D', 'B'].map((id) => machine(id)))
})

test('a machine without an id is no machine', () => {
  chooseMachine(machine(''))
  expect(now()).toEqual({ chosen: null, recent: [] })
})

test.each([
  ['another machine ends what belonged to the last one', 'B', [null, null, null, null]],
  ['the same machine keeps its cart id, offer and limit', 'A', ['cart-1', 'off-1', { kind: 'own', refused: [] }, 7]],
])('%s', (_, id, left) => {
  chooseMachine(machine('A'))
  write('cartId', 'cart-1')
  write('hasProduct', 'off-1')
  write('offerChoice', { kind: 'own', refused: [] })
  write('maxOrderQuantity', 7)
  write('visitedMachine', 'C')
  chooseMachine(machine(id))
  expect([read('cartId'), read('hasProduct'), read('offerChoice'), read('maxOrderQuantity')]).toEqual(left)
  // The customer has decided: no link waits any more.
  expect(read('visitedMachine')).toBeNull()
})
