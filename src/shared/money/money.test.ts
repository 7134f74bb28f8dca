import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, sum, times, toMajor, toMinor } from './money.ts'

test('major units convert to whole minor units and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      (paise) => toMinor(paise / 100) === paise && toMinor(toMajor(toMinor(paise / 100))) === paise,
    ),
  )
})

test('sums do not drift', () => {
  expect(sum([toMinor(0.1), toMinor(0.2)])).toBe(30)
  expect(sum(Array.from({ length: 1000 }, () => toMinor(42.35)))).toBe(4_235_000)
  expect(times(toMinor(19.99), 3)).toBe(5997)
})

test('amounts are formatted as customers write them', () => {
  expect(formatMoney(toMinor(35))).toBe('₹35')
  expect(formatMoney(toMinor(42.5))).toBe('₹42.50')
  expect(formatMoney(toMinor(123456))).toBe('₹1,23,456')
  expect([-20, -42.5].map((off) => formatMoney(toMinor(off)))).toEqual(['−₹20', '−₹42.50'])
})
