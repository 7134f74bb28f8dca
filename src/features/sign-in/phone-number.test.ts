import type { CountryCode } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import { formatPhone, parseTypedNumber, phoneOf } from './phone-number.ts'

describe('typed numbers', () => {
  test.each<[CountryCode, string, string]>([
    ['IN', '98765', '98765'],
    ['IN', '9876543210', '98765 43210'],
    ['US', '2133734253', '(213) 373-4253'],
    ['SG', '81234567', '8123 4567'],
    ['IN', '९८७६५४३२१०', '98765 43210'],
    ['IN', '98765४३', '98765 43'],
  ])('%s %s is formatted as %s', (country, text, shown) =>
    expect(parseTypedNumber(country, text)).toEqual({ country, text: shown }),
  )

  test('a full number with a plus sign selects its country', () => {
    expect(parseTypedNumber('IN', '+49 1512 3456789')).toMatchObject({ country: 'DE' })
    expect(parseTypedNumber('IN', '+919876543210')).toEqual({ country: 'IN', text: '98765 43210' })
    // Guernsey's numbers look like Britain's, so Britain stays selected.
    expect(parseTypedNumber('GB', '+44 7911 123456')).toMatchObject({ country: 'GB' })
  })
  test('an incomplete number with a plus sign keeps the country', () =>
    expect(parseTypedNumber('IN', '+49')).toEqual({ country: 'IN', text: '+49' }))
})

describe('the phone number to send', () => {
  test.each<[CountryCode, string, object]>([
    ['IN', '98765 43210', { country_code: '+91', phone: '9876543210' }],
    ['IN', '098765 43210', { country_code: '+91', phone: '9876543210' }],
    ['IN', '९८७६५ ४३२१०', { country_code: '+91', phone: '9876543210' }],
    ['GB', '07911 123456', { country_code: '+44', phone: '7911123456' }],
    ['US', '(213) 373-4253', { country_code: '+1', phone: '2133734253' }],
  ])('%s %s', (country, text, phone) => expect(phoneOf({ country, text })).toEqual(phone))

  test.each([
    ['', 'empty'],
    ['  - ', 'empty'],
    ['12', 'short'],
    ['98765', 'short'],
    ['98765 4321', 'wrong'],
    ['98765 43210 98765', 'long'],
    ['00000 00000', 'wrong'],
  ])('%s is %s', (text, error) => expect(phoneOf({ country: 'IN', text })).toBe(error))
})

test('a number is displayed with its calling code', () =>
  expect(formatPhone({ country_code: '+91', phone: '9876543210' })).toBe('+91 98765 43210'))
