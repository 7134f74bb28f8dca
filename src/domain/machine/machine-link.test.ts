import { expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { canOpen, needsConfirmation } from './machine-link.ts'

const [snacks, coffee] = [
  { id: 'VM-1', machine_type: 'Vending' as const },
  { id: 'CF-1', machine_type: 'Coffee' as const },
]

test('a link opens its own machine, and a coffee machine only with the coffee feature', () => {
  expect([canOpen(snacks, 'VM-1'), canOpen(snacks, 'VM-2'), canOpen(coffee, 'CF-1')]).toEqual([true, false, true])
  vi.spyOn(config.features, 'coffee', 'get').mockReturnValue(false)
  expect([canOpen(snacks, 'VM-1'), canOpen(coffee, 'CF-1')]).toEqual([true, false])
})

test.each([
  ['VM-2', true, true],
  ['VM-2', false, false],
  ['VM-1', true, false],
  [null, true, false],
])('a link to VM-1 while %s is chosen with a filled cart (%s) asks first: %s', (chosen, hasCart, asks) => {
  expect(needsConfirmation('VM-1', chosen, hasCart)).toBe(asks)
})
