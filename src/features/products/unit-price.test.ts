import { expect, test, vi } from 'vitest'
import { unitPriceOf } from '#domain/machine/unit-price.ts'
import { sampleLine } from '#domain/order/order.sample.ts'
import { config } from '#shared/config.ts'
import { toMinor } from '#shared/money/money.ts'
import { priceFacts } from './price-facts.ts'

test.each([
  [1.6, 330, 'ml', 'per1000', 4.85, 'l'],
  [1.6, 0.33, 'l', 'per1000', 4.85, 'l'],
  [1.6, 330, 'ml', 'per100', 0.48, '100 ml'],
  [1.4, 52, 'g', 'per1000', 26.92, 'kg'],
  [1.4, 52, 'g', 'per100', 2.69, '100 g'],
  [30, 1, 'kg', 'per100', 3, '100 g'],
] as const)('%s for %s %s is, %s, %s per %s', (price, value, unit, per, amount, of) => {
  expect(unitPriceOf(toMinor(price), { value, unit }, per)).toEqual({ amount: toMinor(amount), unit: of })
})

test('a unit that the app does not know has no unit price', () => {
  expect(unitPriceOf(toMinor(1), { value: 1, unit: 'piece' as never }, 'per1000')).toBeNull()
})

test('the unit price follows the price shown and leaves the deposit out; without setting or size there is none', () => {
  const { product } = sampleLine()
  const can = { ...product, mrp: 40, deposit: 5, net_quantity: { value: 330, unit: 'ml' as const } }
  expect(priceFacts(can, toMinor(40))).toEqual(['plus ₹5 deposit'])
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, unitPrice: 'per1000' })
  expect(priceFacts(can, toMinor(33))).toEqual(['₹100/l', 'plus ₹5 deposit'])
  expect(priceFacts(product, toMinor(33))).toEqual([])
})
