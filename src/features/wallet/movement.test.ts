import { expect, test } from 'vitest'
import { movementOf } from './movement.ts'

test.each([
  ['credit', 'in', 'Money in', '+₹500'],
  ['debit', 'out', 'Money out', '−₹500'],
  ['cashback', 'other', 'Other', '₹500'],
])('%s', (type, direction, word, amount) =>
  expect(movementOf({ type: type as 'credit', amount: 500 })).toEqual({ direction, word, amount }),
)
