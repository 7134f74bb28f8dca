import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, numberFormat, priceFormatsOf } from './price-format.ts'

const languages = ['en', 'de', 'hi', 'he', 'fr', 'pl']
const decimals = { INR: 2, EUR: 2, CHF: 2, JPY: 0, KWD: 3 }
const settings = fc.record({
  currency: fc.constantFrom(...(Object.keys(decimals) as (keyof typeof decimals)[])),
  amountStyle: fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const),
  locale: fc.constantFrom('en-IN', 'de-CH', 'es-419'),
})

test('prices below 1,000 are formatted as by Intl, and others are left to it', () => {
  const amounts = fc.tuple(fc.integer({ min: -10, max: 1200 }), fc.constantFrom(0, 0.5, 0.25, 0.125))
  fc.assert(
    fc.property(settings, fc.constantFrom(...languages), amounts, (chosen, language, [whole, rest]) => {
      const amount = whole + rest
      const format = priceFormatsOf([language], chosen).formats[language]
      const isExact = Number(amount.toFixed(decimals[chosen.currency])) === amount
      const expected = amount >= 0 && amount < 1000 && isExact && numberFormat(language, chosen).format(amount)
      expect(format && formatPrice(format, amount)).toBe(expected || undefined)
    }),
  )
})

test('languages with digits of their own are left to Intl', () => {
  const egypt = { currency: 'EGP', amountStyle: 'narrowSymbol', locale: 'ar-EG' } as const
  expect(Object.keys(priceFormatsOf(['ar', 'en'], egypt).formats)).toEqual(['en'])
})
