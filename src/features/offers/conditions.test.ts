import { expect, test } from 'vitest'
import type { Offer } from '#domain/offers/preview.ts'
import { benefit, conditions } from './conditions.ts'

const offer: Offer = {
  id: 'o',
  title: 'Chips',
  description: 'Chips.',
  offer_type: 'percentage',
  offer_type_alias: '10% off',
  value: 10,
  min_order_amount: 0,
}

test('describes the benefit, for an unknown offer type in the server’s words', () => {
  expect(benefit(offer)).toBe('10% off')
  expect(benefit({ ...offer, offer_type: 'flat', value: 20 })).toBe('₹20 off')
  expect(benefit({ ...offer, offer_type: 'points' as never, offer_type_alias: 'Double points' })).toBe('Double points')
})

test('describes an offer without limits', () => {
  expect(conditions(offer, false)).toEqual([['On everything in this machine']])
})

test('lists the amounts and the last day; pictures show the products', () => {
  const limited = {
    ...offer,
    product_ids: ['a', 'b'],
    min_order_amount: 80,
    max_discount_amount: 42.5,
    valid_till: '2026-12-21T12:00:00Z',
  }
  const limits = ['On orders of ₹80 or more', 'Up to ₹42.50 off', 'Until 21 Dec 2026']
  expect(conditions(limited, true)).toEqual([limits])
  expect(conditions(limited, false)).toEqual([['On selected products'], limits])
})

test('leaves out invalid dates', () => {
  expect(conditions({ ...offer, valid_till: 'soon' }, true)).toEqual([])
})
