/** The price per 100 g or ml, or per kg or l, without the deposit (docs/law.md). Pure. */
import type { components } from '#generated/types.ts'
import { coin, type Minor } from '#shared/money/money.ts'

type NetQuantity = components['schemas']['NetQuantity']

/** In grams or milliliters. */
const bases: Record<string, { factor: number; small: string; large: string }> = {
  g: { factor: 1, small: 'g', large: 'kg' },
  kg: { factor: 1000, small: 'g', large: 'kg' },
  ml: { factor: 1, small: 'ml', large: 'l' },
  l: { factor: 1000, small: 'ml', large: 'l' },
}

export interface UnitPrice {
  amount: Minor
  unit: string
}

/** Rounded to a coin, half up. Null for a unit that the app doesn't know. */
export function unitPriceOf(price: Minor, { value, unit }: NetQuantity, per: 'per100' | 'per1000'): UnitPrice | null {
  const base = bases[unit]
  if (!base || !(value > 0)) return null
  const count = per === 'per100' ? 100 : 1000
  const amount = Math.round((price * count) / (value * base.factor) / coin()) * coin()
  return { amount: amount as Minor, unit: per === 'per100' ? `100 ${base.small}` : base.large }
}
