import { expect, test } from 'vitest'
import { lineOf } from '#domain/cart/line.sample.ts'
import type { Quote } from '#domain/order/attempt.ts'
import { toMinor } from '#shared/money/money.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { Total } from './Total.tsx'

const termsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

test('a discount has a row of its own, from the first moment on', () => {
  const shown = { lines: [lineOf('chips', 1)], quote: undefined, isPriceOld: false, inLines: toMinor(0) }
  const { container } = show(<Total {...shown} expectedDiscount={toMinor(5)} />)
  expect(termsOf(container)).toEqual(['Subtotal ₹35', 'Discount −₹5', 'Total ₹30'])
})

test('a discount that the lines’ prices have is not taken off again', () => {
  const quote = { cart_id: 'c', items: [], currency: 'INR', total_amount: 110, discount_amount: 10, deposit_amount: 10 }
  const shown = { lines: [], quote: { ...quote, net_payable_amount: 100 } as unknown as Quote, isPriceOld: false }
  const { container } = show(<Total {...shown} expectedDiscount={toMinor(0)} inLines={toMinor(10)} />)
  expect(termsOf(container)).toEqual(['Subtotal ₹90', 'Deposit ₹10', 'Total ₹100'])
})

test('without a discount, a deposit or a tax, there is only the total', () => {
  const shown = { lines: [lineOf('chips', 1)], quote: undefined, isPriceOld: false, inLines: toMinor(0) }
  const { container } = show(<Total {...shown} expectedDiscount={toMinor(0)} />)
  expect(termsOf(container)).toEqual(['Total ₹35'])
})

test.each([
  [
    'a tax that is added',
    { total_amount: 100, discount_amount: 10, net_payable_amount: 97.2 },
    { taxes: [{ name: 'Sales tax', rate: 8, amount: 7.2, included: false }] },
    ['Subtotal ₹100', 'Discount −₹10', 'Sales tax 8% ₹7.20', 'Total ₹97.20'],
  ],
  [
    'a deposit',
    { total_amount: 110, discount_amount: 10, net_payable_amount: 100 },
    { deposit_amount: 10 },
    ['Subtotal ₹100', 'Discount −₹10', 'Deposit ₹10', 'Total ₹100'],
  ],
])('with %s, the rows add up to the total', (_, sums, more, rows) => {
  const quote = { cart_id: 'c', items: [], currency: 'INR', ...sums, ...more } as unknown as Quote
  const { container } = show(
    <Total lines={[]} quote={quote} isPriceOld={false} expectedDiscount={toMinor(0)} inLines={toMinor(0)} />,
  )
  expect(termsOf(container)).toEqual(rows)
})

test('no tax of an earlier price stays when two have the same name and rate', () => {
  const gst = (amount: number) => ({ name: 'GST', rate: 5, amount, included: false })
  const totalWith = (taxes: Quote['taxes']) => {
    const sums = { total_amount: 100, discount_amount: 0, net_payable_amount: 106 }
    const quote = { cart_id: 'c', items: [], currency: 'INR', ...sums, taxes } as unknown as Quote
    return <Total lines={[]} quote={quote} isPriceOld={false} expectedDiscount={toMinor(0)} inLines={toMinor(0)} />
  }
  const cess = { name: 'Cess', rate: 1, amount: 1, included: false }
  const { container, rerender } = show(totalWith([cess, gst(2), gst(3)]))
  expect(termsOf(container)).toEqual(['Subtotal ₹100', 'Cess 1% ₹1', 'GST 5% ₹2', 'GST 5% ₹3', 'Total ₹106'])
  rerender(totalWith([gst(6)]))
  expect(termsOf(container)).toEqual(['Subtotal ₹100', 'GST 5% ₹6', 'Total ₹106'])
})
