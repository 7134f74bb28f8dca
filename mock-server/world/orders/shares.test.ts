import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, spread } from './shares.ts'

/** Thousandths in a coin, for currencies with 0, 2 and 3 decimals. */
const coins = fc.constantFrom(1000, 10, 1)
const carts = coins.chain((coin) => {
  const lines = fc.array(fc.integer({ min: 0, max: 1_000_000_000 / coin }), { minLength: 1, maxLength: 12 })
  return lines.chain((weights) => {
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const amount = fc.integer({ min: 0, max: whole })
    return fc.record({ coin: fc.constant(coin), weights: fc.constant(weights), amount })
  })
})
const total = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0)

test('shares add up, are within a coin of the exact share, and never exceed their line (§9.4)', () => {
  fc.assert(
    fc.property(carts, ({ coin, weights, amount }) => {
      const lines = weights.map((weight) => weight * coin)
      const shares = spread(amount * coin, lines, coin)
      expect(total(shares)).toBe(amount * coin)
      const whole = total(lines)
      for (const [index, share] of shares.entries()) {
        const line = lines[index] ?? 0
        expect(share % coin).toBe(0)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(line)
        if (whole > 0) expect(Math.abs(share - (amount * coin * line) / whole)).toBeLessThan(coin * 1.001)
      }
    }),
  )
})

test('the coins that are left go to the largest rests, and among equal ones to the first line', () => {
  // ₹20 off three lines of ₹10, ₹20 and ₹30: 3.333…, 6.666… and 10.
  expect(spread(20_000, [10_000, 20_000, 30_000], 10)).toEqual([3330, 6670, 10_000])
  expect(spread(10_000, [35_000, 35_000, 35_000], 10)).toEqual([3340, 3330, 3330])
  expect(spread(0, [0, 0], 10)).toEqual([0, 0])
})

test('the units of a line add up to what it cost, whatever part of it is refunded', () => {
  const refunds = fc.record({
    coin: coins,
    net: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(refunds, ({ coin, net, quantity }) => {
      const line = net * coin
      const costs = Array.from({ length: quantity + 1 }, (_, units) => costOf(line, units, quantity, coin))
      expect([costs[0], costs.at(-1)]).toEqual([0, line])
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
      for (const cost of costs) expect(cost % coin).toBe(0)
    }),
  )
  expect(costOf(199_000, 1, 2, 1000)).toBe(100_000)
})
