import { expect, test } from 'vitest'
import { filterItems, shelfOf } from './shelf.ts'
import type { MachineProducts } from './slots.ts'

const slot = (n: number, more = {}) => ({
  id: `s${n}`,
  motor_id: `m${n}`,
  row_num: 1,
  column_num: n,
  depth: 8,
  block_spiral: false,
  block_product_count: 0,
  ...more,
})
const stock = (n: number, id: string, quantity: number, exp_date: string) => ({
  slot_id: `s${n}`,
  batches: [
    {
      quantity,
      exp_date,
      product: {
        id,
        name: id,
        mrp: 42.5,
        category: { id: `cat-${id[0]}`, name: 'Drinks' },
        offers: [],
        recipe_ingredients: [],
        motor_id: `m${n}`,
        image_url: '/x.svg',
      },
    },
  ],
})
const machine = (
  planograms: MachineProducts['planograms'],
  inventories: MachineProducts['inventories'],
): MachineProducts => ({
  machine_type: 'Vending',
  online_status: 'online',
  current_date: '2026-11-02T00:00:00Z',
  stock_level_threshold: [],
  planograms,
  inventories,
})

test('a product in several slots is one item, sold from the slot that expires first', () => {
  const { items } = shelfOf(
    machine(
      [slot(1), slot(2)],
      [stock(1, 'cola', 3, '2027-02-01T00:00:00Z'), stock(2, 'cola', 3, '2027-01-01T00:00:00Z')],
    ),
  )
  expect(items.map(({ product, slot }) => [product.id, slot.motorId])).toEqual([['cola', 'm2']])
})

test('a slot that can sell goes before one that can’t', () => {
  const { items } = shelfOf(
    machine(
      [slot(1, { block_spiral: true }), slot(2)],
      [stock(1, 'cola', 3, '2027-01-01T00:00:00Z'), stock(2, 'cola', 3, '2027-02-01T00:00:00Z')],
    ),
  )
  expect(items[0]?.slot.motorId).toBe('m2')
})

test('says why an item can’t be bought, and shows what can be bought first', () => {
  const planograms = [slot(1), slot(2, { block_spiral: true }), slot(3), slot(4)]
  const inventories = [
    stock(1, 'a', 0, '2027-01-01T00:00:00Z'),
    stock(2, 'b', 2, '2027-01-01T00:00:00Z'),
    stock(3, 'c', 2, '2026-01-01T00:00:00Z'),
    stock(4, 'd', 2, '2027-01-01T00:00:00Z'),
  ]
  expect(shelfOf(machine(planograms, inventories)).items.map(({ state }) => state)).toEqual([
    'available',
    'sold-out',
    'blocked',
    'expired',
  ])
})

test('filters by category and by words', () => {
  const { items } = shelfOf(
    machine(
      [slot(1), slot(2)],
      [stock(1, 'cola', 1, '2027-01-01T00:00:00Z'), stock(2, 'water', 1, '2027-01-01T00:00:00Z')],
    ),
  )
  expect(filterItems(items, 'cat-w', '').map(({ product }) => product.id)).toEqual(['water'])
  expect(filterItems(items, null, ' COL').map(({ product }) => product.id)).toEqual(['cola'])
})
