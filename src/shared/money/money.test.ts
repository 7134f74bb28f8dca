import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { locale } from '../language.ts'
import { formatMoney, knownAmounts, recallAmounts, sum, times, toMajor, toMinor } from './money.ts'
import { formatPercent, percentOf, priceOf } from './price.ts'

/** With 0, 2 and 3 decimals. */
const currencies = { JPY: 0, INR: 2, KWD: 3 }
const amounts = fc.constantFrom(...(Object.keys(currencies) as (keyof typeof currencies)[])).chain((currency) => {
  const digits = currencies[currency]
  const units = fc.integer({ min: 0, max: 100_000_000 })
  return fc.record({ currency: fc.constant(currency), digits: fc.constant(digits), units })
})
/** The digits in a formatted price. */
const digitsOf = (text: string) => text.replace(/[^\d.]/g, '').replace(/^\./, '')

test('every amount of a currency is converted and formatted exactly', () => {
  fc.assert(
    fc.property(amounts, ({ currency, digits, units }) => {
      const major = Number((units / 10 ** digits).toFixed(digits))
      expect(toMajor(toMinor(major))).toBe(major)
      const shown = digitsOf(priceOf(major, currency))
      expect(shown).toBe(Number.isInteger(major) ? String(major) : major.toFixed(digits))
    }),
  )
})

test('sums have no rounding errors', () => {
  expect(toMajor(sum([toMinor(0.1), toMinor(0.2)]))).toBe(0.3)
  expect(toMajor(sum(Array.from({ length: 1000 }, () => toMinor(42.35))))).toBe(42_350)
  expect(toMajor(times(toMinor(19.99), 3))).toBe(59.97)
})

test('a percentage is rounded half up to a coin, as by the server', () => {
  const shares = fc.record({ amount: amounts, percent: fc.integer({ min: 0, max: 1000 }) })
  fc.assert(
    fc.property(shares, ({ amount: { currency, digits, units }, percent }) => {
      vi.spyOn(config, 'currency', 'get').mockReturnValue(currency)
      const share = percentOf(toMinor(units / 10 ** digits), percent / 10)
      expect(Math.round(toMajor(share) * 10 ** digits)).toBe(Number((BigInt(units * percent) + 500n) / 1000n))
    }),
  )
  vi.spyOn(config, 'currency', 'get').mockReturnValue('INR')
  expect(toMajor(percentOf(toMinor(20.1), 5))).toBe(1.01)
})

test('amounts are formatted as in the locale', () => {
  expect([35, 42.5, 123456, -20, -42.5, 0, -0].map((each) => priceOf(each))).toEqual([
    '₹35',
    '₹42.50',
    '₹1,23,456',
    '−₹20',
    '−₹42.50',
    '₹0',
    '₹0',
  ])
  expect(formatMoney(toMinor(1.5), 'EUR')).toBe('€1.50')
  expect([18, 2.5].map(formatPercent)).toEqual(['18%', '2.5%'])
})

test.each([
  ['he', 'ILS'],
  ['fa', 'IRR'],
])('the minus is where the language puts it, also right to left: %s', (language, currency) => {
  vi.stubGlobal('pageLanguage', language)
  const options = { style: 'currency', currency, currencyDisplay: config.amountStyle } as const
  const expected = new Intl.NumberFormat(locale(), options).format(-42.5)
  expect(priceOf(-42.5, currency)).toBe(expected.replace('-', '−'))
})

test('amounts of an earlier visit need no number format, unless they would look different now', () => {
  priceOf(35)
  expect(knownAmounts()).toMatchObject({ texts: { 'INR 350000': '₹35' }, signs: expect.arrayContaining(['₹']) })
  const earlier = { ...knownAmounts(), texts: { 'INR 350000': 'as before' } }
  recallAmounts(earlier)
  expect(priceOf(35)).toBe('as before')
  vi.stubGlobal('pageLanguage', 'de')
  recallAmounts({ ...knownAmounts(), texts: {} })
  recallAmounts(earlier)
  expect(priceOf(35)).not.toBe('as before')
})
