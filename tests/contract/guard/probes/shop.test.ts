import { expect, test } from 'vitest'
import { requestOf, type Shop, slotWithProduct } from './shop.ts'

test('an order without a quote has the deposit of each unit', () => {
  const cola = { product_id: 'cola', motor_id: 'M1', price: 35.1, quantity: 1, custom_ingredients: [] }
  const bar = { ...cola, product_id: 'bar', motor_id: 'M2', price: 90 }
  const stock = [
    { line: cola, units: 9, deposit: 0.25 },
    { line: bar, units: 9, deposit: 0 },
  ]
  const shop = { scope: { facts: { machineId: 'VM-1' } }, buyer: { userId: 'usr-1' }, method: 'Card', stock }
  const request = requestOf(shop as unknown as Shop, [{ ...cola, quantity: 2 }, bar])
  expect(request).toMatchObject({ total_amount: 160.7, net_payable_amount: 160.7 })
})

test('a slot has a product that is in stock, or one that is made from a recipe', () => {
  const [cola, latte] = [{ id: 'cola' }, { id: 'latte' }]
  const slots = [
    { id: 's1', motor_id: 'M1' },
    { id: 's2', motor_id: 'M2' },
  ]
  const inventories = [{ slot_id: 's2', batches: [{ product: cola }] }]
  expect(slotWithProduct({ planograms: slots, inventories })).toEqual({ motorId: 'M2', product: cola })
  const coffee = [slots[0], { ...slots[1], recipe: { quantity: 9, product: latte } }]
  expect(slotWithProduct({ planograms: coffee, inventories: [] })).toEqual({ motorId: 'M2', product: latte })
  expect(slotWithProduct({ planograms: slots, inventories: [] })).toBeUndefined()
})
