import { expect, test } from 'vitest'
import { productsResponse } from '../machine/products.sample.ts'
import { deriveSlots, type Slot } from '../machine/slots.ts'
import { lineOf } from './line.sample.ts'
import { renamed, withoutClosed } from './renew-lines.ts'

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

test('a cart that was filled in another language takes the machine’s names', () => {
  const lines = [lineOf('chips', 1), lineOf('unknown', 1)]
  const inHindi = slot()
  expect(renamed(lines, [{ ...inHindi, product: { ...inHindi.product, id: 'chips', name: 'चिप्स' } }])).toEqual([
    {
      ...lines[0],
      product: { ...lines[0]?.product, name: 'चिप्स', recipe_ingredients: inHindi.product.recipe_ingredients },
    },
    lines[1],
  ])
  const [line] = lines
  expect(renamed(lines, [{ ...inHindi, product: { ...inHindi.product, name: line?.product.name ?? '' } }])).toBe(lines)
})
