import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { Quote } from '#domain/order/attempt.ts'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Total } from './Total.tsx'

test.each([
  ['where the lines show the discount, the total shows what it was', true, '₹35', 0],
  ['a discount with a row of its own strikes nothing', false, undefined, 1],
])('%s', (_, isReducedAbove, struck, rows) => {
  const lines = [lineOf('chips', 1)]
  const shown = { lines, quote: undefined, isPriceOld: false, isReducedAbove }
  show(<Total {...shown} expectedDiscount={toMinor(5)} />)
  const row = screen.getByText('Total').closest('div')
  expect(row?.querySelector('s')?.textContent).toBe(struck)
  expect(screen.queryAllByText('Discount')).toHaveLength(rows)
})

test('where a tax is added, the subtotal shows what it was: the tax on the discount is unknown', () => {
  const taxes = [{ name: 'Sales tax', rate: 8, amount: 7.2, included: false }]
  const sums = { total_amount: 100, discount_amount: 10, net_payable_amount: 97.2, currency: 'INR', taxes }
  const shown = { lines: [], quote: { cart_id: 'c', items: [], ...sums } as unknown as Quote, isPriceOld: false }
  show(<Total {...shown} expectedDiscount={toMinor(0)} isReducedAbove />)
  const struckIn = (label: string) => screen.getByText(label).closest('div')?.querySelector('s')?.textContent
  expect([struckIn('Subtotal'), struckIn('Total')]).toEqual(['₹100', undefined])
})

test('a discount is struck once, also where a deposit has a row of its own', () => {
  const sums = { total_amount: 110, deposit_amount: 10, discount_amount: 10, net_payable_amount: 100, currency: 'INR' }
  const shown = { lines: [], quote: { cart_id: 'c', items: [], ...sums } as unknown as Quote, isPriceOld: false }
  const { container } = show(<Total {...shown} expectedDiscount={toMinor(0)} isReducedAbove />)
  expect([...container.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['₹110'])
})
