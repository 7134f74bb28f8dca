/** Whatever of an expired batch can't be read, its slot must not sell: without the batch, it would look fresh. */
import { beforeEach, expect, test, vi } from 'vitest'
import { MachineProductsResponse as losses } from '#generated/losses.ts'
import { GetMachineProductsResponse } from '#generated/zod/machines.ts'
import { readResponse } from '#shared/api/reader.ts'
import { shelfOf } from './shelf.ts'
import type { MachineProducts } from './slots.ts'

type Batch = MachineProducts['inventories'][number]['batches'][number]
type Spoil = (holder: Record<string, unknown>, key: string) => unknown

const batch = (id: string, exp_date: string): Batch => ({
  quantity: 2,
  exp_date,
  product: {
    id,
    name: id,
    brand: 'Kettle Cove',
    description: 'Thin.',
    mrp: 35,
    category: { id: 'snacks', name: 'Snacks' },
    offers: [{ id: 'off-10', offer_type: 'percentage', offer_type_alias: '10% off' }],
    recipe_ingredients: [
      { ingredient_id: 'salt', name: 'Salt', quantity: 1, unit: 'g', is_customizable: false, max_count: 1 },
    ],
    motor_id: `m-${id}`,
    image_url: '/x.svg',
    size: '52 g',
    is_veg: true,
    nutrition: { energy_kcal: 278, protein_g: 3, carbohydrate_g: 27, sugar_g: 1, fat_g: 17, sodium_mg: 310 },
    ingredients: 'Potatoes.',
    allergens: ['milk'],
  },
})
const [past, later] = ['2026-11-01T00:00:00Z', '2027-01-01T00:00:00Z']
const slot = (id: string, column_num: number) => ({
  id: `s-${id}`,
  motor_id: `m-${id}`,
  row_num: 1,
  column_num,
  depth: 8,
  block_spiral: false,
  block_product_count: 0,
})
const machine = (inventories: MachineProducts['inventories']): MachineProducts => ({
  planograms: [slot('chips', 1), slot('cola', 2)],
  inventories: [...inventories, { slot_id: 's-cola', batches: [batch('cola', later)] }],
  online_status: 'online',
  stock_level_threshold: [{ label: 'In stock', min: 0, max: 100 }],
  current_date: '2026-11-02T14:30:00+05:30',
  machine_type: 'Vending',
})
/** As one record of the slot, and as two. */
const expired = [
  machine([{ slot_id: 's-chips', batches: [batch('chips', past), batch('chips', later)] }]),
  machine([
    { slot_id: 's-chips', batches: [batch('chips', past)] },
    { slot_id: 's-chips', batches: [batch('chips', later)] },
  ]),
]
const set =
  (value: unknown): Spoil =>
  (holder, key) => {
    holder[key] = value
  }
const spoils: Record<string, Spoil> = {
  // Of an item that isn't there, nobody can know.
  missing: (holder, key) => !Array.isArray(holder) && delete holder[key],
  null: set(null),
  empty: set(''),
  'another type': (holder, key) => set(typeof holder[key] === 'object' ? 'text' : { an: 'object' })(holder, key),
  'a date without a time': (holder, key) => key === 'exp_date' && set('2026-11-01')(holder, key),
}

type Path = readonly (string | number)[]

function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...path, Array.isArray(value) ? +key : key])
}

/** What can be bought after the value at the path has been spoiled. */
function sold(data: MachineProducts, path: Path, spoil: Spoil): string[] {
  const body = structuredClone({ code: '200', data })
  const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], body.data)
  spoil(holder as Record<string, unknown>, String(path.at(-1)))
  const read = readResponse(body, {
    operationId: 'getMachineProducts',
    requestId: 'request-1',
    validator: GetMachineProductsResponse,
    losses,
  }) as { data: MachineProducts }
  return shelfOf(read.data).items.flatMap(({ state, product }) => (state === 'available' ? [product.id] : []))
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

test.each(Object.keys(spoils))('an expired batch with a value that is %s', (kind) => {
  const spoil = spoils[kind] as Spoil
  for (const data of expired) {
    expect(sold(data, ['inventories', 0, 'slot_id'], () => undefined)).toEqual(['cola'])
    // Of a record that is lost as a whole, nobody can tell the slot.
    const [, ...places] = placesIn(data.inventories[0], ['inventories', 0])
    for (const place of places) expect(sold(data, place, spoil), place.join('/')).toEqual(['cola'])
  }
})

test.each(['missing', 'null', 'empty', 'another type'])('a fresh product with cosmetics that are %s', (kind) => {
  const data = machine([{ slot_id: 's-chips', batches: [batch('chips', later)] }])
  const product = ['inventories', 0, 'batches', 0, 'product']
  const cosmetics = [
    ...['image_url', 'category', 'brand', 'description', 'size', 'is_veg', 'nutrition', 'ingredients', 'offers'],
    'recipe_ingredients',
  ].map((name) => [...product, name])
  const inner = ['nutrition/sugar_g', 'category/name', 'offers/0/offer_type_alias', 'recipe_ingredients/0/quantity']
  const machines = ['stock_level_threshold', 'planograms/0/depth', 'planograms/0/row_num', 'online_status']
  for (const path of [
    ...cosmetics,
    ...inner.map((each) => [...product, ...each.split('/')]),
    ...machines.map((each) => each.split('/')),
  ])
    expect(sold(data, path, spoils[kind] as Spoil), path.join('/')).toEqual(['chips', 'cola'])
})
