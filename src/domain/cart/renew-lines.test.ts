import { expect, test } from 'vitest'
import { productsResponse } from '../machine/products.sample.ts'
import { deriveSlots, type Slot } from '../machine/slots.ts'
import { lineOf } from './line.sample.ts'
import { described, withoutClosed } from './renew-lines.ts'

const [sample] = deriveSlots(productsResponse('chips').data) as [Slot]
const available = { ...sample, isExpired: false, isBlocked: false, isStocked: true }
const slot = (changes: Partial<Slot> = {}, mrp = 35): Slot => ({
  ...available,
  product: { ...sample.product, mrp },
  ...changes,
})
const expired = slot({ isExpired: true })
const empty = slot({ motorId: 'm2', isStocked: false, quantity: 0 })

test.each([
  ['its slot is past its date', [expired], true],
  ['its slot is blocked', [slot({ isBlocked: true })], true],
  ['its slot is past its date and another one is empty', [expired, empty], true],
  ['no slot with the product can be read', [], true],
  ['its slot is past its date, but another one sells', [expired, slot({ motorId: 'm2' })], false],
  ['its slot is merely empty: the server decides', [slot({ isStocked: false })], false],
  ['its slot has another price now: the server says so', [slot({}, 40)], false],
  ['its slot has another price now and is past its date', [slot({ isExpired: true }, 40)], true],
] as const)('a line is closed only if nothing sells it any more: %s', (_, slots, isClosed) => {
  const lines = [lineOf('chips', 1)]
  const next = withoutClosed(lines, slots)
  expect(next[0]?.outOfStockItem).toBe(isClosed)
  expect(next === lines).toBe(!isClosed)
})

test('a cart that was filled in another language takes the machine’s names, and only those', () => {
  const cup = (name: string, ingredient: string, max_count: number) => {
    const sugar = { ingredient_id: 's', name: ingredient, quantity: 5, unit: 'g', is_customizable: true, max_count }
    return { ...slot().product, id: 'cup', name, recipe_ingredients: [sugar] }
  }
  const lines = [{ ...lineOf('cup', 1), product: cup('Espresso', 'Sugar', 3) }, lineOf('unknown', 1)]
  const renamedTo = (product: Slot['product']) => described(lines, [{ ...slot(), product }])
  for (const name of ['Espresso', 'एस्प्रेसो'])
    expect(renamedTo(cup(name, 'चीनी', 1))).toEqual([{ ...lines[0], product: cup(name, 'चीनी', 3) }, lines[1]])
  expect(renamedTo(cup('Espresso', 'Sugar', 1))).toBe(lines)
})

test('a cart that was filled days ago is asked about by what the machine says of its products now', () => {
  const line = lineOf('chips', 1)
  const now = { ...slot().product, id: 'chips', name: 'chips', allergens: ['nuts'], is_veg: false, min_age: 18 }
  const [shown] = described([line], [{ ...slot(), product: { ...now, mrp: 99 } }])
  expect(shown?.product).toMatchObject({ allergens: ['nuts'], is_veg: false, min_age: 18, mrp: 35 })
  // A server that no longer says it takes no mark away.
  const before = { ...line, product: { ...line.product, allergens: ['nuts'] } }
  const unsaid = { ...slot().product, id: 'chips', name: 'chips' }
  const marked = [before]
  expect(described(marked, [{ ...slot(), product: unsaid }])).toBe(marked)
})
