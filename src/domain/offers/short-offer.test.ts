import { expect, test } from 'vitest'
import { shortOffer } from './short-offer.ts'

test('an offer of an unknown kind has the server’s words', () =>
  expect(shortOffer({ offer_type: 'cashback' as 'flat', offer_type_alias: '₹5 back', value: 5 })).toBe('₹5 back'))

test('an offer without words is its percentage or its amount, with the same minus', () => {
  expect(shortOffer({ offer_type: 'percentage', offer_type_alias: '', value: 12.5 })).toBe('−12.5%')
  expect(shortOffer({ offer_type: 'flat', offer_type_alias: '', value: 5 })).toBe('−₹5')
})
