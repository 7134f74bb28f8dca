import { expect, test } from 'vitest'
import { factsLine } from './payment-facts.ts'

const facts = { number: 'A-1042', amount: '₹70', method: 'Card' }

test('an amount that the sentence above says is not said again', () => {
  expect(factsLine(facts)).toBe('Order A-1042 · ₹70 · Card')
  expect(factsLine(facts, 'Your bank is confirming your payment of ₹70.')).toBe('Order A-1042 · Card')
  expect(factsLine({ amount: '₹70' }, 'Please don’t pay again.')).toBe('₹70')
})
