import { expect, test } from 'vitest'
import { refundKey } from './refund-call.ts'

test('a key has the characters and the length of the contract, and stays the same', () => {
  for (const id of ['1', 'itm_1.a', 'x'.repeat(64)]) {
    expect(refundKey('missing', id)).toMatch(/^[A-Za-z0-9-]{16,64}$/)
    expect(refundKey('missing', id)).toBe(refundKey('missing', id))
  }
  expect(refundKey('refund-of', 'ord-1061')).toBe('refund-of-ord-1061')
})

test('items whose long ids begin alike have keys of their own', () => {
  const start = 'o'.repeat(60)
  expect(refundKey('missing', `${start}-001`)).not.toBe(refundKey('missing', `${start}-002`))
})
