/** Generates what a reader sees, such as names and addresses, from the `x-faker` rules of the document. */
import { createRequire } from 'node:module'
import type { Faker } from '@faker-js/faker'
import type { Schema } from './records.ts'

/** A rule is a faker method such as `person.firstName`, or its arguments by method. */
type Ruled = { $ref?: string; 'x-faker'?: string | Record<string, unknown[]>; properties?: Record<string, Ruled> }

const { schemas } = createRequire(import.meta.url)('../../generated/openapi.json').components as {
  schemas: Record<string, Ruled>
}

/** Throws an Error if the property has no rule. */
export function fake<Name extends 'Place' | 'Profile'>(
  faker: Faker,
  name: Name,
  property: keyof Schema<Name> & string,
) {
  const found = schemas[name]?.properties?.[property]
  const rule = found?.['x-faker'] ?? schemas[found?.$ref?.split('/').at(-1) ?? '']?.['x-faker'] ?? ''
  const [path, args] = typeof rule === 'string' ? [rule, []] : (Object.entries(rule)[0] ?? ['', []])
  const [module = '', method = ''] = path.split('.')
  const generate = (faker[module as 'helpers'] as unknown as Record<string, (...args: unknown[]) => string>)?.[method]
  if (!generate) throw new Error(`${name}.${property} has no x-faker`)
  return generate(...args)
}
