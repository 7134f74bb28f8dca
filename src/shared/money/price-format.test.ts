import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, numberFormat, priceFormatsOf } from './price-format.ts'

const languages = ['en', 'de', 'hi', 'he', 'fr', 'pl']
const settings = fc.record({
  currency: fc.constantFrom('INR', 'EUR', 'CHF', 'JPY', 'KWD'),
  amountStyle: fc.constantFrom('narrowSymbol' as const, 'code' as const),
  locale: fc.constantFrom('en-IN', 'de-CH', 'es-419'),
})

test('small prices are formatted as by Intl, and others are left to it', () => {
  const amounts = fc.double({ min: -10, max: 2000, noNaN: true }).map((amount) => Number(amount.toFixed(3)) + 0)
  fc.assert(
    fc.property(settings, fc.constantFrom(...languages), amounts, (chosen, language, amount) => {
      const format = priceFormatsOf([language], chosen).formats[language]
      const price = format && formatPrice(format, amount)
      if (price !== undefined) expect(price).toBe(numberFormat(language, chosen).format(amount))
      else expect(Number.isInteger(amount) && amount > 0 && amount < 1000).toBe(false)
    }),
  )
})

test('languages with digits of their own are left to Intl', () => {
  const egypt = { currency: 'EGP', amountStyle: 'narrowSymbol', locale: 'ar-EG' } as const
  expect(Object.keys(priceFormatsOf(['ar', 'en'], egypt).formats)).toEqual(['en'])
})
