/** Every single change of a schema in the document that could slip in: operator, place, and the schema with it. */
import type { Schema } from '../document.ts'
import type { Schemas } from './values.ts'

export interface Mutant {
  operator: string
  /** The schema it is in. */
  schema: string
  pointer: string
  /** What stands there now. */
  change: string
  /** The changed place as it was. */
  from: Schema
  /** The whole schema as it would be. */
  mutated: Schema
}

/** A change of one schema; null where the operator has nothing to do. */
type Edit = { operator: string; change: string; schema: Schema }

const without = (schema: Schema, keyword: string): Schema => {
  const { [keyword]: _, ...rest } = schema
  return rest
}
const edit = (operator: string, schema: Schema, keyword: string, value: unknown): Edit => ({
  operator,
  change: `${keyword}: ${JSON.stringify(value)}`,
  schema: { ...schema, [keyword]: value },
})
const removal = (operator: string, schema: Schema, keyword: string): Edit[] =>
  keyword in schema ? [{ operator, change: `no ${keyword}`, schema: without(schema, keyword) }] : []

const otherType: Record<string, string> = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  boolean: 'string',
  array: 'object',
  object: 'array',
}

function typeEdits(schema: Schema): Edit[] {
  const { type } = schema
  if (Array.isArray(type)) {
    const [first] = type
    return [edit('type-not-nullable', schema, 'type', first), edit('type-always-null', schema, 'type', 'null')]
  }
  if (typeof type !== 'string') return []
  return [
    edit('type-changed', schema, 'type', otherType[type]),
    edit('type-nullable', schema, 'type', [type, 'null']),
    ...(type === 'integer' ? [edit('type-widened', schema, 'type', 'number')] : []),
    ...(type === 'number' ? [edit('type-narrowed', schema, 'type', 'integer')] : []),
    ...removal('type-removed', schema, 'type'),
  ]
}

function boundEdits(schema: Schema): Edit[] {
  const steps: Record<string, string> = {
    minimum: 'lower-bound',
    maximum: 'upper-bound',
    minLength: 'least-length',
    maxLength: 'greatest-length',
    minItems: 'least-items',
    maxItems: 'greatest-items',
    minProperties: 'least-properties',
  }
  return Object.entries(steps).flatMap(([keyword, name]) => {
    const bound = schema[keyword]
    if (typeof bound !== 'number') return []
    const lower = bound > 0 || keyword === 'minimum' ? [edit(`${name}-lowered`, schema, keyword, bound - 1)] : []
    return [
      ...lower,
      edit(`${name}-raised`, schema, keyword, bound + 1),
      ...removal(`${name}-removed`, schema, keyword),
    ]
  })
}

function enumEdits(schema: Schema): Edit[] {
  const values = schema.enum
  if (!Array.isArray(values)) return []
  return [
    ...values
      .filter(() => values.length > 1)
      .map((value) =>
        edit(
          'enum-value-removed',
          schema,
          'enum',
          values.filter((each) => each !== value),
        ),
      ),
    ...values.map((value) =>
      edit(
        'enum-value-renamed',
        schema,
        'enum',
        values.map((each) => (each === value ? `${each}~` : each)),
      ),
    ),
    edit('enum-value-added', schema, 'enum', [...values, 'text']),
    ...removal('enum-removed', schema, 'enum'),
  ]
}

function objectEdits(schema: Schema): Edit[] {
  const {
    properties,
    required = [],
    additionalProperties,
  } = schema as { properties?: Schemas; required?: string[] } & Schema
  if (!properties) return []
  const names = Object.keys(properties)
  const renamed = (name: string) =>
    Object.fromEntries(Object.entries(properties).map(([key, value]) => [key === name ? `${key}_` : key, value]))
  return [
    ...required.map((name) =>
      edit(
        'required-removed',
        schema,
        'required',
        required.filter((each) => each !== name),
      ),
    ),
    ...names
      .filter((name) => !required.includes(name))
      .map((name) => edit('required-added', schema, 'required', [...required, name])),
    ...names.map((name) => edit('property-removed', schema, 'properties', without(properties as Schema, name))),
    ...names.map((name) => edit('property-renamed', schema, 'properties', renamed(name))),
    additionalProperties === false
      ? edit('object-opened', schema, 'additionalProperties', true)
      : edit('object-closed', schema, 'additionalProperties', false),
  ]
}

function branchEdits(schema: Schema): Edit[] {
  const { oneOf } = schema
  if (!Array.isArray(oneOf)) return []
  return [
    ...oneOf.map((branch) =>
      edit(
        'branch-removed',
        schema,
        'oneOf',
        oneOf.filter((each) => each !== branch),
      ),
    ),
    edit('branch-doubled', schema, 'oneOf', [...oneOf, oneOf[0]]),
  ]
}

function refEdits(schema: Schema): Edit[] {
  const { $ref } = schema
  if (typeof $ref !== 'string') return []
  const other = $ref.endsWith('/Meta') ? 'Id' : 'Meta'
  return [
    edit('reference-swapped', schema, '$ref', `#/components/schemas/${other}`),
    { operator: 'reference-removed', change: '{}', schema: {} },
  ]
}

const editsOf = (schema: Schema): Edit[] => [
  ...typeEdits(schema),
  ...boundEdits(schema),
  ...enumEdits(schema),
  ...objectEdits(schema),
  ...branchEdits(schema),
  ...refEdits(schema),
  ...removal('format-removed', schema, 'format'),
  ...('format' in schema
    ? [edit('format-changed', schema, 'format', schema.format === 'date' ? 'email' : 'date')]
    : []),
  ...removal('pattern-removed', schema, 'pattern'),
  ...removal('unique-removed', schema, 'uniqueItems'),
  ...('pattern' in schema ? [edit('pattern-narrowed', schema, 'pattern', '^$')] : []),
]

interface Place {
  pointer: string
  schema: Schema
  put: (schema: Schema) => Schema
}

/** Every schema written out inside another, and how the outer one looks with it changed. */
function places(schema: Schema, pointer: string, put: Place['put']): Place[] {
  const inside = (keyword: string, inner: Schema, path: string, change: (next: Schema) => unknown) =>
    places(inner, `${pointer}${path}`, (next) => put({ ...schema, [keyword]: change(next) }))
  const { properties = {}, items, additionalProperties } = schema
  return [
    { pointer, schema, put },
    ...Object.entries(properties as Schemas).flatMap(([name, property]) =>
      inside('properties', property, `/properties/${name}`, (next) => ({ ...(properties as Schemas), [name]: next })),
    ),
    ...(items ? inside('items', items as Schema, '/items', (next) => next) : []),
    ...(typeof additionalProperties === 'object'
      ? inside('additionalProperties', additionalProperties as Schema, '/additionalProperties', (next) => next)
      : []),
  ]
}

export function mutantsOf(name: string, schemas: Schemas): Mutant[] {
  return places(schemas[name] as Schema, '', (schema) => schema).flatMap(({ pointer, schema, put }) =>
    editsOf(schema).map(({ operator, change, schema: next }) => ({
      operator,
      schema: name,
      pointer,
      change,
      from: schema,
      mutated: put(next),
    })),
  )
}
