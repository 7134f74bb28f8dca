import { expect, test } from 'vitest'
import { requestOf, type Shop } from './shop.ts'

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
