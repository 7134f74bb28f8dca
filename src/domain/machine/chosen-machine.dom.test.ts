import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as analytics from '#shared/analytics/track.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { chooseMachine, type Machine, useChosenMachine, useRecentMachines } from './chosen-machine.ts'

const machine = (id: string, machine_type = 'Vending' as Machine['machine_type']): Machine => {
  const place = { name: 'Harbour Tower', address: '12 Dock Road' }
  return { id, name: `Machine ${id}`, place, machine_type, online_status: 'online' }
}
const now = () => renderHook(() => ({ chosen: useChosenMachine(), recent: useRecentMachines() })).result.current

beforeEach(() => clearExcept([]))

test('no machine is chosen at first, and one without an id is ignored', () => {
  chooseMachine(machine(''))
  expect(now()).toEqual({ chosen: null, recent: [] })
})

test('the chosen machine has its name and place if it is a recent one, and an unknown type is Vending', () => {
  chooseMachine(machine('A'))
  chooseMachine(machine('B', 'Coffee'))
  expect(now()).toEqual({
    chosen: { id: 'B', type: 'Coffee', machine: machine('B', 'Coffee') },
    recent: [machine('B', 'Coffee'), machine('A')],
  })
  chooseMachine(machine('C', 'Locker' as 'Vending'))
  expect(now().chosen?.type).toBe('Vending')
  clearExcept([])
  write('machineId', 'C')
  expect(now().chosen).toEqual({ id: 'C', type: 'Vending', machine: undefined })
})

test('the last five chosen machines are stored once each, latest first, without their stock', () => {
  for (const id of ['A', 'B', 'C', 'D', 'E', 'F', 'C']) chooseMachine({ ...machine(id), slots: [] })
  expect(now().recent).toEqual(['C', 'F', 'E', 'D', 'B'].map((id) => machine(id)))
})

test.each([
  ['another machine clears the cart id, offer and limit', 'B', [null, null, null, null]],
  ['the same machine keeps its cart id, offer and limit', 'A', ['cart-1', 'off-1', { kind: 'own', refused: {} }, 7]],
])('%s; the visited machine is cleared', (_, id, left) => {
  chooseMachine(machine('A'))
  write('cartId', 'cart-1')
  write('hasProduct', 'off-1')
  write('offerChoice', { kind: 'own', refused: {} })
  write('maxOrderQuantity', 7)
  write('visitedMachine', 'C')
  const track = vi.spyOn(analytics, 'track').mockReturnValue()
  chooseMachine(machine(id))
  const keys = ['cartId', 'hasProduct', 'offerChoice', 'maxOrderQuantity', 'visitedMachine'] as const
  expect(keys.map(read)).toEqual([...left, null])
  expect(track.mock.calls).toEqual(id === 'A' ? [] : [[{ name: 'machine_chosen' }]])
})
