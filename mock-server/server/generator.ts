/** Makes Prism's generated values realistic, based on field names. */
import type { IHttpOperation } from '@stoplight/types'
import { faker, JSONSchemaFaker } from '../seeds/faker.ts'

type Node = Record<string, unknown>

const fake = (name: string): Node => ({ type: 'string', 'x-faker': name })
const money = { type: 'number', minimum: 10, maximum: 250, multipleOf: 5 }
/** The first matching pattern replaces the schema of a field. Validation still uses the real schema. */
const hints: [RegExp, Node][] = [
  [/^(id|.*_id)$/, { type: 'string', 'x-faker': 'string.nanoid' }],
  [/^(mrp|price|balance|balance_after|amount|.*_amount)$/, money],
  [/^order_number$/, { type: 'string', pattern: '^A-[1-9][0-9]{3}$' }],
  [/^first_name$/, fake('person.firstName')],
  [/^last_name$/, fake('person.lastName')],
  [/^brand$/, fake('company.name')],
  [/^address$/, fake('location.streetAddress')],
  [/^(name|title|summary|machine_name)$/, fake('commerce.productName')],
  [/^description$/, fake('commerce.productDescription')],
  [/^image_url$/, { type: 'string', enum: ['/media/products/prd-cola.svg', '/media/products/prd-dark-70.svg'] }],
]

const maxListLength = 5

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Objects, lists and enums keep their own schema. */
const isPlain = (schema: unknown) =>
  isNode(schema) && ['string', 'number'].includes(String(schema.type)) && !schema.enum

const hintFor = (name: string, schema: unknown) =>
  (isPlain(schema) ? hints.find(([pattern]) => pattern.test(name))?.[1] : undefined) ?? schema

/** Copies a schema and adds the hints. Schemas share parts and may be circular, so each part is copied once. */
function hinted(value: unknown, copies: Map<object, unknown>): unknown {
  if (!isNode(value)) return value
  if (copies.has(value)) return copies.get(value)
  const copy: unknown[] | Node = Array.isArray(value) ? [] : {}
  copies.set(value, copy)
  for (const [key, entry] of Object.entries(value)) (copy as Node)[key] = hinted(entry, copies)
  const { properties, maxItems } = copy as Node
  if (typeof maxItems === 'number') (copy as Node).maxItems = Math.min(maxItems, maxListLength)
  if (isNode(properties))
    for (const [name, schema] of Object.entries(properties)) properties[name] = hintFor(name, schema)
  return copy
}

/** The operation with hints in its response schemas. */
export const withHints = (operation: IHttpOperation): IHttpOperation => ({
  ...operation,
  responses: hinted(operation.responses, new Map()) as IHttpOperation['responses'],
})

/** Seeds every random source; dates are relative to a fixed day. */
export function seedGenerator(seed: number) {
  faker.seed(seed)
  faker.setDefaultRefDate('2026-11-02T09:00:00Z')
  JSONSchemaFaker.option({ fillProperties: false, minItems: 1, random: () => faker.number.float() })
  JSONSchemaFaker.format('date-time', () => faker.date.recent({ days: 30 }).toISOString())
}
