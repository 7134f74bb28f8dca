import { expect, test } from 'vitest'
import { toMinor } from '#shared/money/money.ts'
import { offerOf } from '../offers/offer.sample.ts'
import { whyNot } from '../offers/why-not.ts'
import { lineOf } from './line.sample.ts'

const lines = [lineOf('a', 1)]
const total = toMinor(35)
const best = { kind: 'best' as const, refused: {} }
const used = offerOf('used', { value: 20 })
const named = offerOf('named', { product_ids: ['a'] })
const later = offerOf('later', { product_ids: ['a'], min_order_amount: 130 })

test.each([
  ['more must be spent for it', later, {}, 'Spend ₹95 more for Offer later'],
  [
    'another one saves more, also if more must be spent',
    later,
    { used },
    'One offer per order: Offer used saves more than Offer later.',
  ],
  ['another one saves more', named, { used }, 'One offer per order: Offer used saves more than Offer named.'],
  [
    'the customer chose another one',
    named,
    { used, choice: { kind: 'own' as const, refused: {} } },
    'One offer per order: you chose Offer used, not Offer named.',
  ],
  [
    'the server refused it',
    named,
    { choice: { kind: 'best' as const, refused: { named: total } } },
    'Offer named isn’t available for this cart',
  ],
  ['nothing, if it is used', named, { used: named }, null],
  ['nothing, if it names no product', used, {}, null],
  ['nothing, if it names other products', offerOf('other', { product_ids: ['b'] }), { used }, null],
  ['nothing, if the customer wants no offer', later, { choice: { kind: 'none' as const, refused: {} } }, null],
])('an offer that is not used says: %s', (_, offer, more, text) =>
  expect(whyNot([offer], { lines, total, used: undefined, choice: best, ...more })).toEqual(text ? [text] : []),
)

test('all offers that give way to another one share a sentence', () =>
  expect(
    whyNot([named, used, offerOf('second', { product_ids: ['a'] })], { lines, total, used, choice: best }),
  ).toEqual(['One offer per order: Offer used saves more than Offer named and Offer second.']))
