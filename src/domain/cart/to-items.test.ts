import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Shelf } from '../machine/shelf.ts'
import type { Slot } from '../machine/slots.ts'
import { lineOf } from './line.sample.ts'
import { lineKey } from './lines.ts'
import { quotedLines } from './quoted.ts'
import { toItems } from './to-items.ts'

/** One slot per number, starting with m1. Each expires a day after the previous one. */
const shelf = (stock: Record<string, number[]>): Shelf => {
  const slots = Object.entries(stock).flatMap(([id, quantities]) =>
    quantities.map((quantity, index) => {
      const expDate = new Date(Date.UTC(2027, 0, index + 1)).toISOString()
      const motorId = `${id}-m${index + 1}`
      return { product: { id, mrp: 35 }, motorId, quantity, isStocked: quantity > 0, expDate } as unknown as Slot
    }),
  )
  return { items: [], categories: [], slots }
}
const parts = (items: ReturnType<typeof toItems>) => items.map(({ motor_id, quantity }) => [motor_id, quantity])

describe('the sent item', () => {
  test('has a customization only above zero, and only for the first customizable ingredient', () => {
    expect(toItems([lineOf('a', 1, { selectedSugar: 2 })])).toEqual([
      {
        product_id: 'a',
        price: 35,
        quantity: 1,
        motor_id: 'm1',
        custom_ingredients: [{ ingredient_id: 'sugar', quantity: 5, selected_count: 2 }],
      },
    ])
    expect(toItems([lineOf('a', 1)])[0]?.custom_ingredients).toEqual([])
  })

  test('does not exist for a sold-out line', () =>
    expect(toItems([lineOf('a', 1, { outOfStockItem: true }), lineOf('b', 1)])).toHaveLength(1))
})

describe('a line is taken', () => {
  test('from its own slot first, then from the one that expires first', () => {
    const line = lineOf('a', 5, { motor_id: 'a-m3' })
    expect(parts(toItems([line], shelf({ a: [1, 2, 3] })))).toEqual([
      ['a-m3', 3],
      ['a-m1', 1],
      ['a-m2', 1],
    ])
  })

  test('only from slots with its price', () => {
    const slots = shelf({ a: [1, 6] })
    const [cheap, dear] = slots.slots
    if (dear) dear.product = { ...dear.product, mrp: 60 }
    const line = lineOf('a', 3, { motor_id: dear?.motorId ?? '' })
    expect(parts(toItems([line], slots))).toEqual([[cheap?.motorId, 3]])
  })

  test('only from its own motor if the machine’s stock is unknown', () =>
    expect(parts(toItems([lineOf('a', 5)]))).toEqual([['m1', 5]]))

  test('completely, and beyond a slot’s stock only if all slots together are short', () => {
    const stock = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 })
    const wanted = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b'), cartQty: fc.integer({ min: 1, max: 6 }), selectedSugar: fc.nat(2) }),
      { selector: ({ id, selectedSugar }) => `${id} ${selectedSugar}`, minLength: 1 },
    )
    fc.assert(
      fc.property(stock, stock, wanted, (a, b, rows) => {
        const lines = rows.map((row) => lineOf(row.id, row.cartQty, { ...row, motor_id: `${row.id}-m1` }))
        const items = toItems(lines, shelf({ a, b }))
        expect(items.every(({ quantity }) => quantity > 0)).toBe(true)
        const quote = items.map((item) => ({ ...item, removedQty: 0, outOfStockItem: false }))
        const amounts = { total_amount: 0, discount_amount: 0, net_payable_amount: 0 }
        const merged = quotedLines({ cart_id: 'c', items: quote, ...amounts }, lines)
        expect([...merged].map(([key, { quantity }]) => [key, quantity])).toEqual(
          lines.map((line) => [lineKey(line), line.cartQty]),
        )
        for (const [id, held] of [['a', a] as const, ['b', b] as const]) {
          const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
          const isEnough = sum(rows.filter((row) => row.id === id).map(({ cartQty }) => cartQty)) <= sum(held)
          if (!isEnough) continue
          for (const [index, quantity] of held.entries()) {
            const asked = items.filter(({ motor_id }) => motor_id === `${id}-m${index + 1}`)
            expect(sum(asked.map((item) => item.quantity))).toBeLessThanOrEqual(quantity)
          }
        }
      }),
    )
  })
})
