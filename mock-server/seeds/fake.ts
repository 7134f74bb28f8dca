/** Generates what a reader sees, such as names and addresses, from the `x-faker` rules of the document. */
import { createRequire } from 'node:module'
import type { Place } from './place.ts'
import type { Schema } from './records.ts'

/** A rule is a faker method such as `person.firstName`, or its arguments by method. */
type Ruled = { $ref?: string; 'x-faker'?: string | Record<string, unknown[]>; properties?: Record<string, Ruled> }

const { schemas } = createRequire(import.meta.url)('../../generated/openapi.json').components as {
  schemas: Record<string, Ruled>
}

export type Fake = ReturnType<typeof fakeIn>

/** A generator that starts with the seed: the same calls give the same values. It throws an Error without a rule. */
export function fakeIn({ faker, seed }: Place) {
  faker.seed(seed)
  return <Name extends 'Place' | 'Profile' | 'OrderItem', Property extends keyof Schema<Name> & string>(
    name: Name,
    property: Property,
  ) => {
    const found = schemas[name]?.properties?.[property]
    const rule = found?.['x-faker'] ?? schemas[found?.$ref?.split('/').at(-1) ?? '']?.['x-faker'] ?? ''
    const [path, args] = typeof rule === 'string' ? [rule, []] : (Object.entries(rule)[0] ?? ['', []])
    const [module = '', method = ''] = path.split('.')
    type Methods = Record<string, (...args: unknown[]) => NonNullable<Schema<Name>[Property]>>
    const generate = (faker[module as 'helpers'] as unknown as Methods)?.[method]
    if (!generate) throw new Error(`${name}.${property} has no x-faker`)
    return generate(...args)
  }
}
