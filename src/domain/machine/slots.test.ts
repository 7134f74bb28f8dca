import { describe, expect, test } from 'vitest'
import {
  availability,
  dayAtMachine,
  deriveSlots,
  firstBatch,
  isExpired,
  lastInstant,
  type MachineProducts,
  type Product,
  slotQuantity,
  stockLabel,
  usedColumns,
} from './slots.ts'

const product = (id: string): Product => ({
  id,
  name: id,
  mrp: 35,
  category: { id: 'cat', name: 'Snacks' },
  offers: [],
  recipe_ingredients: [],
  motor_id: 'm1',
  image_url: `/media/products/${id}.webp`,
})
const batch = (quantity: number, exp_date: string, id = 'chips') => ({ quantity, exp_date, product: product(id) })
const layout = (column_num: number, more = {}) => ({
  id: `slot-${column_num}`,
  motor_id: `m${column_num}`,
  row_num: 1,
  column_num,
  depth: 10,
  block_spiral: false,
  block_product_count: 0,
  ...more,
})
const today = '2026-11-02T09:00:00Z'
const past = '2026-11-01T00:00:00Z'
const later = '2026-12-01T00:00:00Z'
const response = (more: Partial<MachineProducts>): MachineProducts => ({
  machine_type: 'Vending',
  online_status: 'online',
  current_date: today,
  stock_level_threshold: [],
  planograms: [],
  inventories: [],
  ...more,
})

describe('quantity (§3.2)', () => {
  test('is the batch total minus what is held back', () =>
    expect(slotQuantity([batch(3, later), batch(4, later)], 2)).toBe(5))
  test('is never below zero', () => expect(slotQuantity([batch(1, later)], 4)).toBe(0))
  test('of coffee is the recipe’s quantity', () => {
    const recipe = { quantity: 42, is_customizable: true, product: product('latte') }
    expect(deriveSlots(response({ planograms: [layout(1, { recipe, block_product_count: 9 })] }))[0]?.quantity).toBe(42)
  })
  test('a recipe that is not customizable has no ingredient to choose', () => {
    const sugar = { ingredient_id: 's', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 3 }
    const sweet = { ...product('latte'), recipe_ingredients: [sugar] }
    const isOffered = (is_customizable: boolean) => {
      const recipe = { quantity: 1, is_customizable, product: sweet }
      return deriveSlots(response({ planograms: [layout(1, { recipe })] }))[0]?.product.recipe_ingredients[0]
        ?.is_customizable
    }
    expect([isOffered(true), isOffered(false)]).toEqual([true, false])
  })
})

describe('expiry (§3.3)', () => {
  test('is flagged when a batch with stock is past its date', () =>
    expect(isExpired([batch(1, past), batch(5, later)], today)).toBe(true))
  test('is not flagged if only an empty batch is past its date', () =>
    expect(isExpired([batch(0, past), batch(5, later)], today)).toBe(false))
  test('is flagged if all batches are past their dates, even empty ones', () =>
    expect(isExpired([batch(0, past), batch(0, past)], today)).toBe(true))
  test('is not flagged for good batches or without batches', () => {
    expect(isExpired([batch(5, later)], today)).toBe(false)
    expect(isExpired([], today)).toBe(false)
  })
  test('is not flagged up to the date itself', () => expect(isExpired([batch(1, today)], today)).toBe(false))
  test('depends on the machine’s date, not the phone’s', () =>
    expect(isExpired([batch(5, later)], '2027-01-01T00:00:00Z')).toBe(true))
})

test('a slot without batches is dropped', () => {
  const inventories = [
    { slot_id: 'slot-1', batches: [batch(2, later)] },
    { slot_id: 'slot-2', batches: [] },
  ]
  const slots = deriveSlots(response({ planograms: [layout(1), layout(2)], inventories }))
  expect(slots.map(({ id }) => id)).toEqual(['slot-1'])
})

test('a slot without a product is dropped', () => {
  // The contract requires a product, but a bad response must not lose the other slots.
  const nameless = { quantity: 2, exp_date: later } as ReturnType<typeof batch>
  const inventories = [
    { slot_id: 'slot-1', batches: [batch(2, later)] },
    { slot_id: 'slot-2', batches: [nameless] },
  ]
  const slots = deriveSlots(response({ planograms: [layout(1), layout(2)], inventories }))
  expect(slots.map(({ id }) => id)).toEqual(['slot-1'])
})

test('empty columns are removed (§3.4)', () => {
  const planograms = [layout(1), layout(2), layout(4, { id: 'slot-4' })]
  const inventories = [
    { slot_id: 'slot-1', batches: [batch(2, later)] },
    { slot_id: 'slot-4', batches: [batch(2, later)] },
  ]
  expect(usedColumns(deriveSlots(response({ planograms, inventories })))).toEqual([1, 4])
})

test('slots come row by row, each from left to right, whatever the response’s order', () => {
  const planograms = ['2-1', '1-10', '2-3', '1-2', '10-2'].map((id) => {
    const [row_num = 0, column = 0] = id.split('-').map(Number)
    return layout(column, { row_num, id })
  })
  const inventories = planograms.map(({ id }) => ({ slot_id: id, batches: [batch(1, later)] }))
  const slots = deriveSlots(response({ planograms, inventories }))
  expect(slots.map(({ id }) => id)).toEqual(['1-2', '1-10', '2-1', '2-3', '10-2'])
  expect(usedColumns(slots)).toEqual([1, 2, 3, 10])
})

describe('the batch that is sold first', () => {
  test('is the earliest one, whatever time zone its date uses', () => {
    const evening = '2026-11-02T20:00:00-05:00'
    const nextDay = '2026-11-03T00:30:00Z'
    expect(firstBatch([batch(1, later), batch(1, evening), batch(1, nextDay)], today)?.exp_date).toBe(nextDay)
  })
  test('is never an empty one, neither for the product nor for the date', () => {
    const inventories = [{ slot_id: 'slot-1', batches: [batch(0, past, 'cola'), batch(2, later), batch(3, today)] }]
    const [slot] = deriveSlots(response({ planograms: [layout(1)], inventories }))
    expect(slot).toMatchObject({ product: { id: 'chips' }, expDate: today, quantity: 5 })
  })
  test('is none in an empty slot, which still has its product', () => {
    const inventories = [{ slot_id: 'slot-1', batches: [batch(0, later)] }]
    const [slot] = deriveSlots(response({ planograms: [layout(1)], inventories }))
    expect(slot).toMatchObject({ product: { id: 'chips' }, expDate: undefined, quantity: 0 })
  })
})

describe('availability', () => {
  test('is the share of the depth', () => expect(availability(7, 2, 10)).toBe(50))
  test('is clamped to 0 and 100', () => {
    expect(availability(1, 5, 10)).toBe(0)
    expect(availability(30, 0, 10)).toBe(100)
  })
  test('subtracts blocked units once, for cups too', () => {
    const inventories = [{ slot_id: 'slot-1', batches: [batch(7, later)] }]
    const recipe = { quantity: 7, is_customizable: true, product: product('latte') }
    const planograms = [layout(1, { block_product_count: 2 }), layout(2, { recipe, block_product_count: 2 })]
    expect(deriveSlots(response({ planograms, inventories })).map((slot) => slot.availability)).toEqual([50, 50])
  })
})

describe('stock label (§3.5)', () => {
  const levels = [
    { label: 'Few left', min: 1, max: 30 },
    { label: 'In stock', min: 31, max: 100 },
  ]
  test('comes from the configured ranges, inclusive', () => {
    expect(stockLabel(1, levels)).toBe('Few left')
    expect(stockLabel(30, levels)).toBe('Few left')
    expect(stockLabel(100, levels)).toBe('In stock')
  })
  test('is Unknown outside the ranges', () => {
    expect(stockLabel(0, levels)).toBe('Unknown')
    expect(stockLabel(50, [])).toBe('Unknown')
  })
})

test.each([
  ['2026-11-07', '2026-11-02T09:00:00+05:30', '2026-11-07'],
  // In Auckland already the next day.
  ['2026-11-07T15:28:00Z', '2026-11-02T09:00:00+05:30', '2026-11-07'],
  ['2026-11-07T18:30:00Z', '2026-11-02T09:00:00+05:30', '2026-11-08'],
  ['2026-11-07T03:00:00Z', '2026-11-02T09:00:00-08:00', '2026-11-06'],
  ['2026-11-07T23:00:00+05:30', '2026-11-02T09:00:00Z', '2026-11-07'],
  ['soon', '2026-11-02T09:00:00Z', ''],
])('the best-before day of %s, where the server’s time is %s, is %s', (expDate, currentDate, day) => {
  expect(dayAtMachine(expDate, currentDate)).toBe(day)
})

describe('an expiry date without a time', () => {
  test.each([
    ['2026-11-02T09:00:00Z', '2026-11-02T23:59:59.999Z'],
    ['2026-11-02T14:30:00.000+05:30', '2026-11-02T23:59:59.999+05:30'],
    ['2026-11-01T23:00:00-10:00', '2026-11-02T23:59:59.999-10:00'],
  ])('ends its day in the zone of %s', (currentDate, end) => {
    expect(lastInstant('2026-11-02', currentDate)).toBe(end)
    expect(lastInstant('2026-11-02T08:00:00Z', currentDate)).toBe('2026-11-02T08:00:00Z')
  })

  test('is what the slot says, without a time zone', () => {
    const inventories = [{ slot_id: 'slot-1', batches: [batch(1, '2026-11-07')] }]
    expect(deriveSlots(response({ planograms: [layout(1)], inventories }))[0]?.expDate).toBe('2026-11-07')
  })

  test('expires when the day has ended at the machine', () => {
    const at = (current_date: string) => {
      const inventories = [{ slot_id: 'slot-1', batches: [batch(1, '2026-11-02')] }]
      return deriveSlots(response({ planograms: [layout(1)], inventories, current_date }))[0]?.isExpired
    }
    expect(at('2026-11-02T23:59:00+05:30')).toBe(false)
    expect(at('2026-11-03T00:00:00+05:30')).toBe(true)
    expect(at('2026-11-02T23:59:00-10:00')).toBe(false)
  })
})

test('a date that can’t be read counts as past', () => {
  expect(isExpired([batch(1, 'soon'), batch(1, later)], today)).toBe(true)
  expect(isExpired([batch(1, later)], 'now')).toBe(true)
})

test('several records of one slot are merged', () => {
  const inventories = [
    { slot_id: 'slot-1', batches: [batch(2, past)] },
    { slot_id: 'slot-1', batches: [batch(3, later)] },
  ]
  expect(deriveSlots(response({ planograms: [layout(1)], inventories }))).toMatchObject([
    { quantity: 5, isExpired: true },
  ])
})

test('a slot of unknown depth sells without a percentage or label', () => {
  const levels = [{ label: 'In stock', min: 0, max: 100 }]
  const planograms = [layout(1, { depth: 0 })]
  const inventories = [{ slot_id: 'slot-1', batches: [batch(2, later)] }]
  expect(deriveSlots(response({ planograms, inventories, stock_level_threshold: levels }))).toMatchObject([
    { availability: undefined, stockLabel: 'Unknown', isStocked: true, quantity: 2 },
  ])
})
