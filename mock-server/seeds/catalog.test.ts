import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { seedMachines, slotLabel } from './machines.ts'
import { placeOf } from './place.ts'
import { products } from './products.ts'

it('every product has a picture', () => {
  for (const { image_url } of products.values())
    expect(existsSync(join(import.meta.dirname, '..', image_url)), image_url).toBe(true)
})

it('the row after Z is AA', () => {
  const [slot] = seedMachines(0, placeOf())[0]?.slots ?? []
  if (!slot) throw new Error('The first machine has no slot')
  const labels = [26, 27, 53].map((row_num) => slotLabel({ ...slot, layout: { ...slot.layout, row_num } }))
  expect(labels).toEqual(['Z1', 'AA1', 'BA1'])
})
