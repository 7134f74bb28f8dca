/** Values that a schema allows, as fast-check arbitraries. */
import fc from 'fast-check'
import { type Contract, type Located, type Schema, step } from '../contract.ts'

/** The place of a value determines which characters it can contain. */
export type Place = 'path' | 'query' | 'header' | 'body'

const visible = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
const letters = {
  header: visible,
  path: visible,
  query: [...visible, ' ', 'é', '漢', '😀'],
  body: [...visible, ' ', 'é', '漢', '😀', '\n', '"', '\\'],
}

const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

/** The length in code points, as in JSON Schema. */
export const lengthOf = (text: string) => [...text].length

/** Replaces a trailing `+` with the length limits of the schema. */
function bounded(pattern: string, min: number, max: number): RegExp {
  return new RegExp(pattern.replace(/\+\$$/, `{${Math.max(1, min)},${Math.min(max, 256)}}$`))
}

const day = (time: number) => new Date(time).toISOString()
const times = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2035, 11, 31) })
const word = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/)
const formats: Record<string, fc.Arbitrary<string>> = {
  date: times.map((time) => day(time).slice(0, 10)),
  'date-time': times.map(day),
  email: fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`),
  uri: fc.tuple(word, word).map(([host, path]) => `https://${host}.example/${path}`),
  'uri-reference': word.map((path) => `/${path}`),
}

function text(schema: Schema, place: Place): fc.Arbitrary<string> {
  const min = number(schema.minLength, 0)
  const max = number(schema.maxLength, min + 40)
  const format = formats[String(schema.format)]
  const drawn = format
    ? format
    : typeof schema.pattern === 'string'
      ? fc.stringMatching(bounded(schema.pattern, min, max))
      : fc.string({ unit: fc.constantFrom(...letters[place]), minLength: min, maxLength: Math.min(max, min + 60) })
  return drawn.filter((value) => isText(value, schema) && !(place === 'path' && /^\.{0,2}$/.test(value)))
}

const isText = (value: string, { minLength, maxLength, pattern }: Schema) =>
  lengthOf(value) >= number(minLength, 0) &&
  lengthOf(value) <= number(maxLength, Number.POSITIVE_INFINITY) &&
  (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value))

function amount(schema: Schema): fc.Arbitrary<number> {
  const min = number(schema.minimum, number(schema.exclusiveMinimum, -1e6))
  const max = number(schema.maximum, number(schema.exclusiveMaximum, 1e6))
  const unit = number(schema.multipleOf, schema.type === 'integer' ? 1 : 0)
  if (unit) return fc.integer({ min: Math.ceil(min / unit), max: Math.floor(max / unit) }).map((count) => count * unit)
  // The only fractions in the contract are amounts of money with two decimals.
  return fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((hundredths) => hundredths / 100)
}

function list(contract: Contract, at: Located, place: Place): fc.Arbitrary<unknown[]> {
  const { minItems, maxItems, uniqueItems, items } = at.schema
  const minLength = number(minItems, 0)
  const bounds = { minLength, maxLength: Math.min(number(maxItems, minLength + 3), minLength + 3) }
  const item = valid(contract, { schema: (items ?? {}) as Schema, source: step(at.source, 'items') }, place)
  return uniqueItems
    ? fc.uniqueArray(item, { ...bounds, selector: (value) => JSON.stringify(value) })
    : fc.array(item, bounds)
}

function object(contract: Contract, at: Located, place: Place): fc.Arbitrary<object> {
  const { properties = {}, required = [], minProperties, additionalProperties } = at.schema
  const fields = Object.entries(properties as Record<string, Schema>).map(([name, schema]) => [
    name,
    valid(contract, { schema, source: step(at.source, 'properties', name) }, place),
  ])
  const least = number(minProperties, 0)
  const declared = fc
    .record(Object.fromEntries(fields), { requiredKeys: required as never[], noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= Math.min(least, fields.length))
  if (typeof additionalProperties !== 'object' || fields.length > 0) return declared
  const schema = additionalProperties as Schema
  return fc.dictionary(word, valid(contract, { schema, source: step(at.source, 'additionalProperties') }, place), {
    minKeys: least,
    maxKeys: least + 3,
    noNullPrototype: true,
  })
}

/** Values that a schema allows, of moderate size. Throws for an unknown type. */
export function valid(contract: Contract, located: Located, place: Place): fc.Arbitrary<unknown> {
  const at = contract.resolve(located)
  const { schema } = at
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const union = schema.oneOf ?? schema.anyOf
  if (Array.isArray(union))
    return fc.oneof(
      ...union.map((each, index) => valid(contract, { schema: each, source: step(at.source, 'oneOf', index) }, place)),
    )
  const types = [schema.type ?? []].flat().map(String)
  if (types.length !== 1)
    return types.length === 0
      ? fc.jsonValue()
      : fc.oneof(...types.map((type) => valid(contract, { ...at, schema: { ...schema, type } }, place)))
  switch (types[0]) {
    case 'string':
      return text(schema, place)
    case 'integer':
    case 'number':
      return amount(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(contract, at, place)
    case 'object':
      return object(contract, at, place)
    default:
      throw new Error(`${at.source} is of type ${types[0]}`)
  }
}
