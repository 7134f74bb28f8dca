import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Shelf, ShelfItem } from '../machine/shelf.ts'
import { countOf, lineKey } from './lines.ts'
import { orderAgain } from './order-again.ts'

const sugar = { ingredient_id: 'sugar', name: 'Sugar', quantity: 5, unit: 'g', is_customizable: true, max_count: 2 }

/** Customizable in name only: the recipe allows none of it. */
const milk = { ...sugar, ingredient_id: 'milk', name: 'Milk', max_count: 0 }

const onShelf = (id: string, quantity: number, more: { mrp?: number; state?: ShelfItem['state'] } = {}) =>
  ({
    product: { id, name: id, mrp: more.mrp ?? 35, recipe_ingredients: id === 'tea' ? [milk, sugar] : [] },
    slot: { motorId: `motor-${id}` },
    state: more.state ?? (quantity > 0 ? 'available' : 'sold-out'),
    units: more.state ? 0 : quantity,
  }) as unknown as ShelfItem
const shelf = (...items: ShelfItem[]): Shelf => ({ items, categories: [], slots: [] })
const ordered = (product_id: string, quantity: number, sugars = 0) => ({
  product_id,
  name: product_id,
  quantity,
  price: 35,
  custom_ingredients: sugars ? [{ ingredient_id: 'sugar', quantity: 5, selected_count: sugars }] : [],
})
const quantities = ({ lines }: ReturnType<typeof orderAgain>) => lines.map(({ id, cartQty }) => [id, cartQty])

describe('ordering again', () => {
  test('takes everything if the machine has it, from the slot that sells it now', () => {
    const again = orderAgain(
      [ordered('chips', 2), ordered('cola', 1)],
      shelf(onShelf('cola', 4), onShelf('chips', 2)),
      5,
    )
    expect(quantities(again)).toEqual([
      ['chips', 2],
      ['cola', 1],
    ])
    expect(again.lines[0]).toMatchObject({ motor_id: 'motor-chips', outOfStockItem: false, removedQty: 0 })
    expect(again.missing).toEqual([])
    expect(again.newPrices).toEqual([])
  })

  test('reports a cup that the machine can’t make as it was ordered', () => {
    const sweet = { ...ordered('tea', 1, 3), customized_ingredient: { name: 'Sugar', max_count: 3 } }
    const now = (count: number, ...others: object[]) => {
      const item = onShelf('tea', 3)
      const recipe_ingredients = [...others, { ...sugar, max_count: count }]
      return shelf({ ...item, product: { ...item.product, recipe_ingredients } } as ShelfItem)
    }
    const newOf = (stock: Shelf) => orderAgain([sweet, sweet], stock, 5).newChoices
    expect(newOf(now(3))).toEqual([])
    expect(newOf(now(1))).toEqual([{ name: 'tea', from: '3 sugars', to: 'With sugar' }])
    expect(newOf(now(2))).toEqual([{ name: 'tea', from: '3 sugars', to: '2 sugars' }])
    const sweetener = { ...sugar, ingredient_id: 'sweet', name: 'Sweetener' }
    expect(newOf(now(3, sweetener))).toEqual([{ name: 'tea', from: '3 sugars', to: 'No sweetener' }])
    expect(newOf(shelf(onShelf('tea', 3))).length).toBe(1)
    expect(orderAgain([ordered('tea', 1)], now(0), 5).newChoices).toEqual([])
  })

  test('reports what is sold out, short or no longer in the machine', () => {
    const stock = shelf(onShelf('chips', 1), onShelf('cola', 0), onShelf('milk', 3, { state: 'expired' }))
    const again = orderAgain([ordered('chips', 3), ordered('cola', 1), ordered('milk', 1), ordered('gum', 1)], stock, 9)
    expect(quantities(again)).toEqual([['chips', 1]])
    expect(again.missing).toEqual([
      { name: 'chips', wanted: 3, got: 1, reason: 'sold-out' },
      { name: 'cola', wanted: 1, got: 0, reason: 'sold-out' },
      { name: 'milk', wanted: 1, got: 0, reason: 'sold-out' },
      { name: 'gum', wanted: 1, got: 0, reason: 'gone' },
    ])
  })

  test('respects the machine’s limit per order', () => {
    const again = orderAgain(
      [ordered('chips', 2), ordered('cola', 2)],
      shelf(onShelf('chips', 8), onShelf('cola', 8)),
      3,
    )
    expect(quantities(again)).toEqual([
      ['chips', 2],
      ['cola', 1],
    ])
    expect(again.missing).toEqual([{ name: 'cola', wanted: 2, got: 1, reason: 'limit' }])
    // With more room, the stock would still be short.
    expect(orderAgain([ordered('tea', 2)], shelf(onShelf('tea', 1)), 1).missing).toMatchObject([{ reason: 'sold-out' }])
  })

  test('limits two lines of one product to their shared stock', () => {
    const again = orderAgain([ordered('tea', 2, 1), ordered('tea', 2)], shelf(onShelf('tea', 3)), 9)
    expect(again.lines.map(({ selectedSugar, cartQty }) => [selectedSugar, cartQty])).toEqual([
      [1, 2],
      [0, 1],
    ])
    expect(again.missing).toEqual([{ name: 'tea', wanted: 2, got: 1, reason: 'sold-out' }])
  })

  test('keeps each customization in its own line, as far as the recipe allows it', () => {
    const cocoa = { ingredient_id: 'cocoa', quantity: 5, selected_count: 1 }
    const items = [ordered('tea', 1, 4), ordered('tea', 1, 2), { ...ordered('tea', 1), custom_ingredients: [cocoa] }]
    const again = orderAgain(items, shelf(onShelf('tea', 9)), 9)
    expect(again.lines.map(({ selectedSugar, cartQty }) => [selectedSugar, cartQty])).toEqual([
      [2, 2],
      [0, 1],
    ])
  })

  test('uses today’s price and reports it once', () => {
    const stock = shelf(onShelf('chips', 8, { mrp: 40 }), onShelf('cola', 1, { mrp: 30 }))
    const again = orderAgain([ordered('chips', 1), ordered('chips', 1), ordered('cola', 1)], stock, 5)
    expect(again.lines.map(({ product }) => product.mrp)).toEqual([40, 30])
    expect(again.newPrices).toEqual([
      { name: 'chips', from: 35, to: 40 },
      { name: 'cola', from: 35, to: 30 },
    ])
  })

  test('takes a product with two prices at the ordered one first, then at the lowest', () => {
    const prices = [60, 50, 35].map((mrp) => onShelf('cola', 1, { mrp }))
    const again = orderAgain([ordered('cola', 2)], shelf(...prices), 9)
    expect(again.lines.map(({ product, cartQty }) => [product.mrp, cartQty])).toEqual([
      [35, 1],
      [50, 1],
    ])
    expect(again.newPrices).toEqual([{ name: 'cola', from: 35, to: 50 }])
    expect(orderAgain([ordered('cola', 4)], shelf(...prices), 9).missing).toMatchObject([
      { got: 3, reason: 'sold-out' },
    ])
  })

  test('never exceeds stock or limit, and accounts for every ordered unit', () => {
    const ids = fc.constantFrom('tea', 'chips', 'cola')
    const orders = fc.array(fc.record({ id: ids, quantity: fc.integer({ min: 1, max: 4 }), sugars: fc.nat(3) }))
    fc.assert(
      fc.property(orders, fc.nat(6), fc.nat(8), (rows, stock, limit) => {
        const items = rows.map(({ id, quantity, sugars }) => ordered(id, quantity, sugars))
        const again = orderAgain(items, shelf(onShelf('tea', stock), onShelf('chips', stock)), limit)
        const wanted = items.reduce((sum, { quantity }) => sum + quantity, 0)
        const short = again.missing.reduce((sum, each) => sum + each.wanted - each.got, 0)
        expect(countOf(again.lines)).toBeLessThanOrEqual(limit)
        for (const id of ['tea', 'chips'])
          expect(countOf(again.lines.filter((line) => line.id === id))).toBeLessThanOrEqual(stock)
        expect(new Set(again.lines.map(lineKey)).size).toBe(again.lines.length)
        expect(countOf(again.lines) + short).toBe(wanted)
      }),
    )
  })
})
