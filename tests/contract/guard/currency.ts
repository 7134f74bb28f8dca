/** Amounts have as many decimals as their currency: JPY 0, INR 2, KWD 3. */
import type { Contract, Schema } from './contract.ts'

/** The most decimals of any currency. */
const most = 4

function readDecimals(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.resolvedOptions().maximumFractionDigits ?? most
  } catch {
    return most
  }
}

/** Making a format is slow, and every field of every response asks. */
const known = new Map<string, number>()

/** The decimals of an ISO 4217 currency. */
export function decimalsOf(currency: string): number {
  const decimals = known.get(currency) ?? readDecimals(currency)
  known.set(currency, decimals)
  return decimals
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** The smallest units in one of the currency; hundredths if none is named. */
export const unitOf = ({ currency }: Schema) => 10 ** (typeof currency === 'string' ? decimalsOf(currency) : 2)

/** What is left of a minor unit, in steps that hide binary fractions. */
export const restOf = (units: number) => Math.round((units % 1) * 1e6) / 1e6
export const halfUp = (units: number) => Math.floor(units) + Number(restOf(units) >= 0.5)

/** The names of all properties that are amounts of money. */
export function moneyNames({ document, resolve }: Contract): Set<string> {
  const money = '#/components/schemas/Money'
  const names = new Set<string>()
  const isMoney = (schema: Schema) => '$ref' in schema && resolve({ schema, source: '#' }).source === money
  const visit = (node: unknown): void => {
    if (!isObject(node)) return
    for (const [name, schema] of Object.entries((node.properties ?? {}) as Record<string, Schema>))
      if (isMoney(schema)) names.add(name)
    for (const inner of Object.values(node)) visit(inner)
  }
  visit((document.components as Schema | undefined)?.schemas)
  return names
}

/** The amounts with too many decimals. An object without a currency has that of what it is in, or else `fallback`. */
export function wrongDecimals(names: Set<string>, body: unknown, fallback: string | undefined) {
  const found: { pointer: string; amount: number; currency: string | undefined }[] = []
  const visit = (node: unknown, pointer: string, currency: string | undefined): void => {
    if (!isObject(node)) return
    const own = typeof node.currency === 'string' ? node.currency : currency
    for (const [name, value] of Object.entries(node)) {
      const at = `${pointer}/${name}`
      const decimals = own === undefined ? most : decimalsOf(own)
      if (names.has(name) && typeof value === 'number' && Number(value.toFixed(decimals)) !== value)
        found.push({ pointer: at, amount: value, currency: own })
      visit(value, at, own)
    }
  }
  visit(body, '', fallback)
  return found
}

/** The currencies that a body names. */
export function currenciesIn(body: unknown): string[] {
  if (!isObject(body)) return []
  const own = typeof body.currency === 'string' ? [body.currency] : []
  return [...own, ...Object.values(body).flatMap(currenciesIn)]
}
