/** What a request must look like, as plain data, and the one function that holds a value against it. */

export type Rule =
  | { kind: 'text'; min?: number; max?: number; pattern?: RegExp; oneOf?: string[]; format?: Format; orNull?: boolean }
  | { kind: 'number'; whole?: boolean; min?: number; max?: number }
  | { kind: 'flag' }
  | { kind: 'list'; of: Rule; min?: number; max?: number }
  | RecordRule
  | { kind: 'anything' }
export interface RecordRule {
  kind: 'record'
  fields: Record<string, Rule>
  /** Fields that may be left out. */
  optional?: string[]
  /** Takes fields it does not know. */
  isOpen?: boolean
  /** Fewest fields. */
  min?: number
}
type Format = 'email' | 'date'
type Of<Kind> = Extract<Rule, { kind: Kind }>

export const text = (more: Omit<Of<'text'>, 'kind'> = {}): Of<'text'> => ({ kind: 'text', ...more })
export const number = (more: Omit<Of<'number'>, 'kind'> = {}): Of<'number'> => ({ kind: 'number', ...more })
export const flag: Of<'flag'> = { kind: 'flag' }
export const list = (of: Rule, min = 0, max = 1000): Of<'list'> => ({ kind: 'list', of, min, max })
export const record = (fields: Record<string, Rule>, optional: string[] = []): RecordRule => ({
  kind: 'record',
  fields,
  optional,
})

const letters = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const email = new RegExp(`^${letters}(?:\\.${letters})*@(?:${label}\\.)+${label}$`, 'i')

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
const formats: Record<Format, (value: string) => boolean> = { email: (value) => email.test(value), date: isDate }

function aboutText(rule: Of<'text'>, value: unknown): string | undefined {
  if (value === null && rule.orNull) return undefined
  if (typeof value !== 'string') return 'must be a string'
  const length = [...value].length
  if (length < (rule.min ?? 0)) return `must have at least ${rule.min} characters`
  if (length > (rule.max ?? Number.POSITIVE_INFINITY)) return `must have at most ${rule.max} characters`
  if (rule.pattern && !rule.pattern.test(value)) return `must match ${rule.pattern.source}`
  if (rule.oneOf && !rule.oneOf.includes(value)) return `must be one of ${rule.oneOf.join(', ')}`
  return rule.format && !formats[rule.format](value) ? `must be a valid ${rule.format}` : undefined
}

function aboutNumber({ whole, min, max }: Of<'number'>, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number'
  if (whole && !Number.isInteger(value)) return 'must be an integer'
  if (value < (min ?? value)) return `must be >= ${min}`
  return value > (max ?? value) ? `must be <= ${max}` : undefined
}

function aboutRecord(rule: RecordRule, value: unknown, at: string): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at} must be an object`
  const given = value as Record<string, unknown>
  const names = Object.keys(given).filter((name) => given[name] !== undefined)
  if (names.length < (rule.min ?? 0)) return `${at} must have at least ${rule.min} fields`
  const unknown = names.find((name) => !Object.hasOwn(rule.fields, name))
  if (unknown !== undefined && !rule.isOpen) return `${at}.${unknown} is not known`
  for (const [name, inner] of Object.entries(rule.fields)) {
    if (Object.hasOwn(given, name) && given[name] !== undefined) {
      const found = complaint(inner, given[name], `${at}.${name}`)
      if (found) return found
    } else if (!rule.optional?.includes(name)) return `${at}.${name} is missing`
  }
  return undefined
}

/** What is wrong with a value, with the place; undefined where nothing is. */
export function complaint(rule: Rule, value: unknown, at: string): string | undefined {
  if (rule.kind === 'anything') return undefined
  if (rule.kind === 'record') return aboutRecord(rule, value, at)
  if (rule.kind === 'list') {
    if (!Array.isArray(value)) return `${at} must be an array`
    if (value.length < (rule.min ?? 0)) return `${at} must have at least ${rule.min} entries`
    if (value.length > (rule.max ?? value.length)) return `${at} must have at most ${rule.max} entries`
    return value.map((each, index) => complaint(rule.of, each, `${at}.${index}`)).find(Boolean)
  }
  const found =
    rule.kind === 'text'
      ? aboutText(rule, value)
      : rule.kind === 'number'
        ? aboutNumber(rule, value)
        : typeof value === 'boolean'
          ? undefined
          : 'must be true or false'
  return found && `${at} ${found}`
}

/** A header's or query's text as its rule reads it; what can't be read stays text and is complained about. */
export function fromText(rule: Rule | undefined, raw: string): unknown {
  if (rule?.kind === 'number' && /^-?\d+(\.\d+)?$/.test(raw)) return Number(raw)
  if (rule?.kind === 'flag' && (raw === 'true' || raw === 'false')) return raw === 'true'
  if (rule?.kind === 'list') return raw.split(',').map((each) => fromText(rule.of, each))
  return raw
}
