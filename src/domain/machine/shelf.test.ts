import { describe, expect, test } from 'vitest'
import { boughtHere } from './bought-before.ts'
import { allergensIn, anything } from './diet.ts'
import { filterItems, isScarce, itemAt, type Shelf, sellableSlots, shelfOf, withOffer } from './shelf.ts'
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

test('products with an offer are a category of their own, the first one', () => {
  const offer = { id: 'off-1', offer_type: 'percentage' as const, offer_type_alias: '10% off' }
  const [chips, water] = [stock(1, 'chips', 2, '2027-02-01T00:00:00Z'), stock(2, 'water', 2, '2027-02-01T00:00:00Z')]
  const withOffers = ({ batches, ...rest }: typeof chips, quantity = 2) => ({
    ...rest,
    batches: batches.map((each) => ({ ...each, quantity, product: { ...each.product, offers: [offer] } })),
  })
  const shelf = (...inventories: MachineProducts['inventories']) => shelfOf(machine([slot(1), slot(2)], inventories))
  const categoriesOf = ({ categories }: Shelf) => categories.map(({ id }) => id)

  expect(categoriesOf(shelf(chips, water))).toEqual(['cat-c', 'cat-w'])
  const offered = shelf(withOffers(chips), water)
  expect(categoriesOf(offered)).toEqual([withOffer.id, 'cat-c', 'cat-w'])
  expect(filterItems(offered.items, withOffer.id, '').map(({ product }) => product.id)).toEqual(['chips'])
  const soldOut = shelf(withOffers(chips, 0), water)
  expect(categoriesOf(soldOut), 'no offer that can be had').toEqual(['cat-w', 'cat-c'])
  expect(filterItems(soldOut.items, withOffer.id, '')).toEqual([])
})

test('a single category is none to choose', () => {
  const [chips, cola] = [stock(1, 'chips', 2, '2027-02-01T00:00:00Z'), stock(2, 'cola', 2, '2027-02-01T00:00:00Z')]
  expect(shelfOf(machine([slot(1), slot(2)], [chips, cola])).categories).toEqual([])
})

describe('a product in several slots', () => {
  const levels = [
    { label: 'Low', min: 1, max: 40 },
    { label: 'Good', min: 41, max: 100 },
  ]
  const inTwo = (first: number, second: number, more = {}) => ({
    ...machine(
      [slot(1, more), slot(2)],
      [stock(1, 'cola', first, '2027-02-01T00:00:00+09:00'), stock(2, 'cola', second, '2027-01-31T20:00:00Z')],
    ),
    stock_level_threshold: levels,
  })

  test('is one item with their total stock, sold from the slot that expires first', () => {
    expect(shelfOf(inTwo(1, 6)).items).toMatchObject([
      { product: { id: 'cola' }, units: 7, stockLabel: 'Good', slot: { motorId: 'm1' } },
    ])
  })

  test('counts only slots that can sell', () => {
    expect(shelfOf(inTwo(6, 2, { block_spiral: true })).items).toMatchObject([
      { units: 2, stockLabel: 'Low', slot: { motorId: 'm2' } },
    ])
  })

  test('shows its total stock at each slot, and is sold from the slot that is opened', () => {
    const { items, slots } = shelfOf(inTwo(1, 6))
    const looked = slots.map((each) => itemAt(each, items))
    expect(looked.map((item) => [item?.slot.motorId, item?.units])).toEqual([
      ['m1', 7],
      ['m2', 7],
    ])
  })

  test('has no units at a slot that can’t sell', () => {
    const { items, slots } = shelfOf(inTwo(6, 2, { block_spiral: true }))
    expect(slots.map((each) => itemAt(each, items)?.units)).toEqual([0, 2])
  })

  test('is one item per price, each with the stock of its own slots', () => {
    const response = inTwo(1, 6)
    const [, { batches } = { batches: [] }] = response.inventories
    for (const batch of batches) batch.product.mrp = 60
    const { items, slots } = shelfOf(response)
    expect(items.map(({ product, units, slot }) => [product.mrp, units, slot.motorId])).toEqual([
      [42.5, 1, 'm1'],
      [60, 6, 'm2'],
    ])
    expect(slots.map((each) => itemAt(each, items)?.units)).toEqual([1, 6])
    expect(boughtHere(items.toReversed(), ['cola']).map(({ product }) => product.mrp)).toEqual([42.5])
  })

  test('has its first slot’s stock label if no slot can sell', () => {
    const response = { ...inTwo(0, 0), stock_level_threshold: [{ label: 'Empty', min: 0, max: 0 }] }
    expect(shelfOf(response).items).toMatchObject([{ state: 'sold-out', units: 0, stockLabel: 'Empty' }])
  })
})

test('slots are emptied by expiry date; those without a date go first', () => {
  const { batches } = stock(1, 'latte', 1, '2027-01-01')
  const recipe = { quantity: 5, is_customizable: true, product: batches[0]?.product }
  const { slots } = shelfOf(
    machine(
      [slot(1), slot(2), slot(3, { recipe })],
      [stock(1, 'late', 1, '2027-02-01T00:00:00Z'), stock(2, 'soon', 1, '2027-01-01T00:00:00Z')],
    ),
  )
  expect(sellableSlots(slots).map(({ motorId }) => motorId)).toEqual(['m3', 'm2', 'm1'])
})

test('a card shows how many are left from three down to one (§2.18)', () => {
  const left = (units: number) => shelfOf(machine([slot(1)], [stock(1, 'cola', units, '2027-01-01')])).items
  expect([4, 3, 1, 0].map((units) => left(units).some(isScarce))).toEqual([false, true, true, false])
})

test('a recipe whose cups are all blocked is sold out', () => {
  const { batches } = stock(1, 'latte', 1, '2027-01-01T00:00:00Z')
  const recipe = { quantity: 5, is_customizable: true, product: batches[0]?.product }
  expect(shelfOf(machine([slot(1, { recipe, block_product_count: 5 })], [])).items[0]?.state).toBe('sold-out')
})

test('says why an item can’t be bought, and lists available items first', () => {
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

test('filters by category and text', () => {
  const { items, categories } = shelfOf(
    machine(
      [slot(1), slot(2)],
      [stock(1, 'cola', 1, '2027-01-01T00:00:00Z'), stock(2, 'water', 1, '2027-01-01T00:00:00Z')],
    ),
  )
  expect(categories.map(({ id }) => id)).toEqual(['cat-c', 'cat-w'])
  expect(filterItems(items, 'cat-w', '').map(({ product }) => product.id)).toEqual(['water'])
  expect(filterItems(items, null, ' COL').map(({ product }) => product.id)).toEqual(['cola'])
})

test('a search finds the words of name, brand and category in any order and spelling', () => {
  const named = (n: number, name: string, brand: string) => {
    const { batches, ...slotStock } = stock(n, `p${n}`, 1, '2027-01-01T00:00:00Z')
    return {
      ...slotStock,
      batches: batches.map(({ product, ...batch }) => ({ ...batch, product: { ...product, name, brand } })),
    }
  }
  const { items } = shelfOf(
    machine([slot(1), slot(2)], [named(1, 'Chips mit süßem Senf', 'Häppy-Day'), named(2, 'फ़्रूट जूस', 'Café')]),
  )
  const found = (text: string) => filterItems(items, null, text).map(({ product }) => product.id)
  for (const text of ['suss', 'senf  chips', 'day happy drinks', 'su\u0308ß']) expect(found(text), text).toEqual(['p1'])
  for (const text of ['फ्रूट', 'cafe']) expect(found(text), text).toEqual(['p2'])
  expect(found('chips cafe')).toEqual([])
})

test('a product without data fits no diet (§2.20)', () => {
  const { items } = shelfOf(
    machine(
      [slot(1), slot(2), slot(3)],
      ['milky', 'plain', 'unknown'].map((id, n) => stock(n + 1, id, 1, '2027-01-01')),
    ),
  )
  const labels = {
    milky: { allergens: ['milk', 'egg'], is_veg: false },
    plain: { allergens: [], is_veg: true },
    unknown: {},
  }
  const labeled = items.map((item) => ({
    ...item,
    product: { ...item.product, ...labels[item.product.id as keyof typeof labels] },
  }))
  const left = (diet: Partial<typeof anything>) =>
    filterItems(labeled, null, '', { ...anything, ...diet }).map(({ product }) => product.id)
  expect(allergensIn(labeled)).toEqual(['egg', 'lactose'])
  expect(left({})).toEqual(['milky', 'plain', 'unknown'])
  expect(left({ isVegetarian: true })).toEqual(['plain'])
  expect(left({ without: ['soy', 'lactose'] })).toEqual(['plain'])
  expect(left({ only: ['unknown', 'milky'] })).toEqual(['milky', 'unknown'])
})

test('bought products are listed in their order if they are available now (§2.19)', () => {
  const { items } = shelfOf(
    machine(
      [slot(1), slot(2), slot(3)],
      ['a', 'b', 'c'].map((id, n) => stock(n + 1, id, n, '2027-01-01')),
    ),
  )
  expect(boughtHere(items, ['c', 'elsewhere', 'a', 'b']).map(({ product }) => product.id)).toEqual(['c', 'b'])
  // One row of a phone holds no more.
  expect(boughtHere(items, Array(9).fill('c'))).toHaveLength(8)
})
