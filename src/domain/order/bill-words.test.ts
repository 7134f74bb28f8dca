/** The words for a bill's taxes and a refund's destination. */
import { expect, test } from 'vitest'
import { formatPlainDay } from '#shared/dates/plain-day.ts'
import { billRows } from './bill.ts'
import { sampleOrder } from './order.sample.ts'
import { destinationOf } from './refund-words.ts'
import { taxRows } from './taxes.ts'

test('a tax row has the tax’s name and rate, and says if it is included', () => {
  const taxes = [true, false].map((included) => ({ name: 'GST', rate: 5, amount: 3.5, included }))
  expect(taxRows({ taxes, currency: 'INR' }).join(' ')).toBe('Includes GST 5%,₹3.50 GST 5%,₹3.50')
  expect(taxRows({})).toEqual([])
})

test('a refund’s destination has the last digits if known; an unknown method has a neutral name', () => {
  const check = { method: 'Check' as never }
  expect(destinationOf({ method: 'Card', last_four: '4242' })).toMatch(/^Card.*, ending in 4242$/)
  expect([destinationOf(check), formatPlainDay('2026-11-07')]).toEqual(['Other', expect.stringContaining('7 Nov')])
})

test.each([
  ['Initiated', ['Paid', '₹70', 'Refund', '−₹40.10', 'Paid after the refund', '₹29.90']],
  ['Failed', ['Paid', '₹70']],
] as const)('the bill ends with what the customer has paid after a refund: %s', (status, expected) => {
  const refund = {
    id: 'ref-1',
    amount: 40.1,
    status,
    kind: 'partial',
    mode: 'source',
    created_at: '2026-11-02T09:00:00Z',
  }
  const order = sampleOrder({ status: 'Partially-Dispensed', is_active: false, refund: refund as never })
  const rows = billRows(order).slice(0, -1)
  expect(rows.flat().map((text) => text.replace('-', '−'))).toEqual(expected)
})
