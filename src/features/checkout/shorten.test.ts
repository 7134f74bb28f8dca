import { expect, it } from 'vitest'
import { shorten } from './shorten.ts'

const fifty = 'x'.repeat(50)
it.each([
  ['A price has changed. Please check your cart.', 'A price has changed.'],
  ['Costs 42.50 now. Look again.', 'Costs 42.50 now.'],
  ['Out of stock', 'Out of stock'],
  ['', ''],
  [`${fifty}y. Then more.`, `${fifty}…`],
  [`${'x'.repeat(48)}. More`, `${'x'.repeat(48)}.`],
  [`${'x'.repeat(49)}. More`, `${'x'.repeat(49)}.…`],
])('%j is logged as %j', (message, logged) => expect(shorten(message)).toBe(logged))
