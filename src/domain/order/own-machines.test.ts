import { expect, test } from 'vitest'
import type { KnownMachine } from '#shared/storage/keys.ts'
import { ownMachines } from './own-machines.ts'

const machine = (id: string, name = id) => ({ id, name }) as KnownMachine
const ids = (machines: KnownMachine[]) => machines.map(({ id }) => id)

test('the phone’s machines come first, then those of the newest orders, each once and at most five', () => {
  const own = ownMachines(
    [machine('a'), machine('b', 'new name')],
    ['b', 'c', 'd', 'c', 'e', 'f'].map((id) => machine(id)),
  )
  expect(ids(own)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(own[1]?.name).toBe('new name')
})
