import { expect, test } from 'vitest'
import { factsIn } from './payment-facts.ts'

const facts = { number: 'A-1042', amount: '₹70', method: 'Card' }

test('an amount that the sentence above says is not said again', () => {
  expect(factsIn(facts)).toEqual(['Order A-1042', '₹70', 'Card'])
  expect(factsIn(facts, 'Your bank is confirming your payment of ₹70.')).toEqual(['Order A-1042', 'Card'])
  expect(factsIn({ amount: '₹70' }, 'Please don’t pay again.')).toEqual(['₹70'])
})
