/** For each keyword of a schema, valid values at its limit and invalid values. */
import fc from 'fast-check'
import { type Contract, type Located, type Schema, step } from '../contract.ts'
import { lengthOf, type Place, valid } from './values.ts'

/** Marks an omitted field. */
export const absent = Symbol('absent')

export interface KeywordValues {
  keyword: string
  /** Undefined if the place can't express it: in a path everything is text. */
  valid?: fc.Arbitrary<unknown> | undefined
  invalid?: fc.Arbitrary<unknown> | undefined
}

const samples: Record<string, unknown[]> = {
  string: ['text', ''],
  integer: [7, 0],
  number: [7.5, 0],
  boolean: [true, false],
  null: [null],
  array: [[], ['text']],
  object: [{}, { id: 'x' }],
}

const badFormats: Record<string, string[]> = {
  date: ['2026-13-01', '01/02/2026', 'yesterday', '2026-1-1', '2026-02-30'],
  'date-time': ['2026-01-01', 'now', '2026-01-01T25:00:00Z'],
  email: ['nobody', 'a@', '@b.example', 'a b@c.example'],
  uri: ['/just/a/path', 'no uri', ''],
  'uri-reference': ['\\\\', 'a b'],
}

const badCharacters = [' ', '!', '*', '<', "'", ';', '=', '\u00fc']

/** Values of every other type. Parameters are text, so only their non-text types can be violated. */
function otherTypes(schema: Schema, place: Place): fc.Arbitrary<unknown> | undefined {
  const types = [schema.type ?? []].flat().map(String)
  if (place !== 'body') {
    if (types.includes('integer') || types.includes('number')) return fc.constantFrom('abc', 'one', 'NaN')
    return types.includes('boolean') ? fc.constantFrom('maybe', '2', 'yes') : undefined
  }
  const allowed = (value: unknown) =>
    types.some((type) =>
      type === 'integer'
        ? Number.isInteger(value)
        : type === 'null'
          ? value === null
          : type === 'array'
            ? Array.isArray(value)
            : type === 'object'
              ? typeof value === 'object' && value !== null && !Array.isArray(value)
              : typeof value === type,
    )
  return fc.constantFrom(
    ...Object.values(samples)
      .flat()
      .filter((value) => !allowed(value)),
  )
}

/** Values that lenient parsers turn into the right type: texts of numbers, numbers of booleans. */
function coercible({ type }: Schema, place: Place): KeywordValues[] {
  if (place !== 'body') return []
  const kinds: Record<string, unknown[][]> = {
    integer: [['1', '2'], [true]],
    number: [['1', '2.5'], [true]],
    boolean: [
      ['true', 'false'],
      [1, 0],
    ],
    string: [[7, 1234567], [true]],
  }
  return (kinds[String(type)] ?? []).map((values) => ({ keyword: 'type', invalid: fc.constantFrom(...values) }))
}

/** A text of exactly `length` code points: generated, then cut or padded with its last character. */
const ofLength = (drawn: fc.Arbitrary<unknown>, length: number) =>
  drawn.map((value) => {
    const points = [...String(value)]
    const last = points.at(-1) ?? 'a'
    return [...points.slice(0, length), ...Array(Math.max(0, length - points.length)).fill(last)].join('')
  })

function violating(pattern: string, drawn: fc.Arbitrary<unknown>, place: Place) {
  const allowed = place === 'header' ? badCharacters.filter((each) => each >= '!' && each <= '~') : badCharacters
  return fc
    .tuple(drawn, fc.constantFrom(...allowed))
    .map(([value, bad]) => {
      const points = [...String(value)]
      const middle = Math.floor(points.length / 2)
      points.splice(middle, points.length > 1 ? 1 : 0, bad)
      return points.join('')
    })
    .filter((value) => !new RegExp(pattern, 'u').test(value))
}

function numbers(schema: Schema, keyword: string, bound: number): KeywordValues {
  const whole = schema.type === 'integer'
  const out = keyword === 'minimum' ? -1 : 1
  const outside = [bound + out, bound + out * 1000, ...(whole ? [] : [bound + out * 0.5])]
  return { keyword, valid: fc.constantFrom(bound, bound - out), invalid: fc.constantFrom(...outside) }
}

const otherCase = (value: unknown) => {
  const text = String(value)
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
}

/** The values for every keyword of one schema, except `required` and `additionalProperties` (see cases.ts). */
export function keywordsOf(contract: Contract, located: Located, place: Place): KeywordValues[] {
  const at = contract.resolve(located)
  const { schema } = at
  const drawn = valid(contract, at, place)
  const texts = drawn.filter((value) => typeof value === 'string')
  const items = { schema: (schema.items ?? {}) as Schema, source: step(at.source, 'items') }
  /** Cutting a text may break its pattern, and dots alone are another path. */
  const isAllowed = (text: string) =>
    new RegExp(String(schema.pattern ?? ''), 'u').test(text) && (place !== 'path' || !/^\.+$/.test(text))
  const manyItems = (length: number) => {
    const bounds = { minLength: length, maxLength: length, size: 'max' as const }
    const item = valid(contract, items, place)
    return schema.uniqueItems
      ? fc.uniqueArray(item, { ...bounds, selector: (value) => JSON.stringify(value) })
      : fc.array(item, bounds)
  }
  const of: Record<string, (bound: never) => KeywordValues | undefined> = {
    type: () => ({ keyword: 'type', valid: drawn, invalid: otherTypes(schema, place) }),
    format: (name: string) => ({
      keyword: 'format',
      valid: texts,
      invalid: fc.constantFrom(...(badFormats[name] ?? ['\u0000'])),
    }),
    pattern: (pattern: string) => ({ keyword: 'pattern', valid: texts, invalid: violating(pattern, texts, place) }),
    minLength: (bound: number) => ({
      keyword: 'minLength',
      valid: schema.format ? texts : ofLength(texts, bound).filter(isAllowed),
      invalid:
        bound === 0 || (place === 'path' && bound === 1)
          ? undefined
          : ofLength(texts, bound - 1).filter((value) => lengthOf(value) < bound),
    }),
    maxLength: (bound: number) => ({
      keyword: 'maxLength',
      valid: schema.format ? texts : ofLength(texts, bound).filter(isAllowed),
      invalid: fc.oneof(ofLength(texts, bound + 1), ofLength(texts, bound + 200)),
    }),
    minimum: (bound: number) => numbers(schema, 'minimum', bound),
    maximum: (bound: number) => numbers(schema, 'maximum', bound),
    multipleOf: (unit: number) => ({
      keyword: 'multipleOf',
      valid: drawn,
      invalid: drawn.map((value) => Number(value) + unit / 2),
    }),
    enum: (values: unknown[]) => ({
      keyword: 'enum',
      valid: drawn,
      invalid: fc
        .constantFrom(
          'nope',
          'NULL',
          otherCase(values[0]),
          `${values[0]}x`,
          String(values[0]).slice(1),
          `${values.at(-1)} `,
        )
        .filter((value) => !values.includes(value) && !(place !== 'body' && value.trim() !== value)),
    }),
    const: () => ({ keyword: 'const', valid: drawn, invalid: fc.constant('nope') }),
    minItems: (bound: number) => ({
      keyword: 'minItems',
      valid: manyItems(bound),
      // An empty list in a query is a missing parameter.
      invalid: bound > (place === 'body' ? 0 : 1) ? manyItems(bound - 1) : undefined,
    }),
    maxItems: (bound: number) => ({ keyword: 'maxItems', valid: manyItems(bound), invalid: manyItems(bound + 1) }),
    uniqueItems: () => ({
      keyword: 'uniqueItems',
      valid: drawn,
      invalid: manyItems(1).map((one) => [...one, ...one]),
    }),
    minProperties: (bound: number) => ({
      keyword: 'minProperties',
      valid: drawn,
      invalid: bound > 0 ? fc.constant({}) : undefined,
    }),
    oneOf: () => ({ keyword: 'oneOf', valid: drawn, invalid: fc.constantFrom(null, 7, {}) }),
  }
  return [
    ...Object.entries(schema).flatMap(([keyword, bound]) => of[keyword]?.(bound as never) ?? []),
    ...coercible(schema, place),
    ...(schema.type === 'integer' ? [fractions(schema)] : []),
    // A blank text is easily read as 0.
    ...(/integer|number/.test(String(schema.type)) && place !== 'body'
      ? [{ keyword: 'type', invalid: fc.constant(' ') }]
      : []),
  ]
}

/** Fractions are of the wrong type, but easily mistaken for integers. */
function fractions({ minimum }: Schema): KeywordValues {
  const least = typeof minimum === 'number' ? minimum : 0
  return { keyword: 'type', invalid: fc.constantFrom(least + 0.5, least + 1.25) }
}
