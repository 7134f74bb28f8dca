import { expect, test } from 'vitest'
import { shortOffer } from './short-offer.ts'

test('an offer without words is its percentage or its amount, with the same minus', () => {
  expect(shortOffer({ offer_type: 'percentage', offer_type_alias: '', value: 12.5 })).toBe('−12.5%')
  expect(shortOffer({ offer_type: 'flat', offer_type_alias: '', value: 5 })).toBe('−₹5')
})
