/** A value that holds everything its schema allows, and small changes of it, each good or bad by the released document. */
import fc from 'fast-check'
import type { Schema } from '../document.ts'

/** Schemas of a document by name; what a $ref may lead to. */
export type Schemas = Record<string, Schema>

export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (typeof schema.$ref !== 'string') return schema
  const target = schemas[schema.$ref.replace('#/components/schemas/', '')]
  if (!target) throw new Error(`No schema ${schema.$ref}`)
  return resolve(target, schemas)
}

const byFormat: Record<string, string> = {
  email: 'asha@example.com',
  uri: 'https://example.com/',
  'uri-reference': '/media/a.svg',
  date: '2026-02-28',
  'date-time': '2026-02-28T09:30:00.000Z',
}

const typeOf = ({ type }: Schema) => (Array.isArray(type) ? type[0] : type)
const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

function text({ pattern, format, minLength, maxLength }: Schema): string {
  const [least, most] = [number(minLength, 0), number(maxLength, 64)]
  if (typeof pattern === 'string') {
    const expression = new RegExp(pattern)
    const [found = ''] = fc.sample(fc.stringMatching(expression), { seed: 1, numRuns: 1 })
    // Lengths are not in the pattern: its last letter once more as often as it takes.
    const padded = found.padEnd(least, found.at(-1)).slice(0, most)
    return expression.test(padded) ? padded : found
  }
  if (typeof format === 'string') return byFormat[format] ?? ''
  return 'a'.repeat(Math.max(least, Math.min(most, 3)))
}

/** Every property and one item of every list; of branches the first. */
export function sample(given: Schema, schemas: Schemas): unknown {
  const schema = resolve(given, schemas)
  const { enum: values, oneOf, properties, items, additionalProperties } = schema
  if (Array.isArray(values)) return values[0]
  if (Array.isArray(oneOf)) return sample(oneOf[0], schemas)
  switch (typeOf(schema)) {
    case 'object': {
      const named = Object.entries((properties ?? {}) as Schemas)
      const extra =
        typeof additionalProperties === 'object' ? { extra: sample(additionalProperties as Schema, schemas) } : {}
      return { ...Object.fromEntries(named.map(([name, property]) => [name, sample(property, schemas)])), ...extra }
    }
    case 'array':
      return [sample((items ?? {}) as Schema, schemas)]
    case 'integer':
    case 'number':
      return number(schema.minimum, 0)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return text(schema)
  }
}

/** Values to put in the place of one that this schema describes: at and past each bound, of another type, of another kind. */
export function alternatives(given: Schema, schemas: Schemas): unknown[] {
  const schema = resolve(given, schemas)
  const { enum: values = [], oneOf = [], minimum, maximum, minLength, maxLength, pattern, minItems, maxItems } = schema
  const { items, minProperties, format } = schema
  const bounds = [minimum, maximum].flatMap((bound) =>
    typeof bound === 'number' ? [bound - 1, bound - 0.5, bound, bound + 0.5, bound + 1] : [],
  )
  const base = sample(schema, schemas)
  const lengths = [minLength, maxLength].flatMap((bound) =>
    typeof bound === 'number' ? [bound - 1, bound, bound + 1] : [],
  )
  const texts = lengths.filter((length) => length >= 0).flatMap((length) => stretched(schema, String(base), length))
  const item = items ? sample(items as Schema, schemas) : undefined
  const counts = [minItems, maxItems].flatMap((bound) =>
    typeof bound === 'number' ? [bound - 1, bound, bound + 1] : [],
  )
  return [
    ...(values as unknown[]),
    ...(oneOf as Schema[]).map((branch) => sample(branch, schemas)),
    ...bounds,
    ...texts,
    ...(items
      ? [0, 2, ...counts].filter((count) => count >= 0).map((count) => various(items as Schema, item, count, schemas))
      : []),
    ...(items ? [[item, item]] : []),
    ...(pattern || format ? [`${base} `, '§', 'not one of these', '1', '0000'] : []),
    ...(minProperties ? [{}, Object.fromEntries(Object.entries(base as object).slice(0, 1))] : []),
    // A text in another guise: a list of it reads the same where it is made a text.
    ...(typeof base === 'string' ? [`${base}~`, [base], ...(/^[0-9]+$/.test(base) ? [Number(base)] : [])] : []),
    ...[null, true, 1, 0.5, -1, 'text', '', '7', {}, []],
  ]
}

/** Texts of a length that keep to pattern and format, if such are easily made. */
function stretched({ pattern, format }: Schema, base: string, length: number): string[] {
  if (format === 'uri') return [`a:${'b'.repeat(Math.max(0, length - 2))}`]
  if (format === 'uri-reference') return [`/${'b'.repeat(Math.max(0, length - 1))}`]
  if (format === 'email') return [`${'a'.repeat(Math.max(1, length - 12))}@example.com`]
  const letters = pattern ? ['a', 'A', '0', '*', '-'] : ['a']
  return letters.flatMap((letter) => [
    `${base}${letter.repeat(Math.max(0, length - base.length))}`.slice(0, length),
    letter.repeat(length),
    `${letter}.${letter}.${letter.repeat(Math.max(0, length - 4))}`,
  ])
}

/** A list of different items where they can differ. */
function various(schema: Schema, item: unknown, count: number, schemas: Schemas): unknown[] {
  const { enum: values } = resolve(schema, schemas)
  const next = (index: number) => (typeof item === 'string' ? `${item}${index}` : item)
  return Array.from({ length: count }, (_, index) =>
    Array.isArray(values) ? values[index % values.length] : next(index),
  )
}
