/** A bill's taxes and a refund's way, in words. */
import { expect, test } from 'vitest'
import { destinationOf, expectedDay } from './refund-words.ts'
import { taxRows } from './taxes.ts'

test('taxes are named with their rate, and said to be included where they are', () => {
  const taxes = [true, false].map((included) => ({ name: 'GST', rate: 5, amount: 3.5, included }))
  expect(taxRows({ taxes, currency: 'INR' }).join(' ')).toBe('Includes GST 5%,₹3.50 GST 5%,₹3.50')
  expect(taxRows({})).toEqual([])
})

test('a refund’s way and day are named as far as they are known', () => {
  const cheque = { method: 'Cheque' as never }
  expect(destinationOf({ method: 'Card', last_four: '4242' })).toMatch(/^Card.*, ending in 4242$/)
  expect([destinationOf(cheque), expectedDay('2026-11-07')]).toEqual(['Cheque', expect.stringContaining('7 Nov')])
})
