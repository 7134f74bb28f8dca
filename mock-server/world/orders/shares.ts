/** What each line of a cart costs, in minor units, by the rules in the document's section "Money". Pure. */

/**
 * Spreads an amount over lines by weight. Each gets its share rounded down to a coin; the coins that are left go to the
 * lines with the largest rounded-off part. Computes in BigInt, because amount times weight can exceed 2^53.
 */
export function spread(amount: number, weights: readonly number[], coin: number): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (amount === 0 || whole === 0n) return weights.map(() => 0)
  const coins = BigInt(amount / coin)
  const parts = weights.map((weight, index) => {
    const exact = coins * BigInt(weight)
    return { index, coins: exact / whole, rest: exact % whole }
  })
  let left = coins - parts.reduce((sum, part) => sum + part.coins, 0n)
  for (const part of parts.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index)) {
    if (left === 0n) break
    part.coins += 1n
    left -= 1n
  }
  return parts.map((part) => Number(part.coins) * coin)
}

/** What some units of a line cost, half up. All of them cost exactly what the line cost. */
export const costOf = (net: number, units: number, quantity: number, coin: number): number =>
  Math.round((net * units) / quantity / coin) * coin
