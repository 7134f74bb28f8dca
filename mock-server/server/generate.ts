/** Generates the response of an operation without a handler: Prism's generator with the document's `x-faker`. */
import { createRequire } from 'node:module'
import type { IHttpOperation } from '@stoplight/types'
import { successSchema } from './documented.ts'

// Prism is CommonJS, and its generator uses these instances.
const require = createRequire(import.meta.url)

/** The same operation and seed generate the same body. Loads the generator on demand, because that takes half a second. */
export function generate(operation: IHttpOperation & { __bundle__?: unknown }, seed: number): unknown {
  const { faker }: typeof import('@faker-js/faker') = require('@faker-js/faker')
  const { JSONSchemaFaker }: typeof import('json-schema-faker') = require('json-schema-faker')
  const prism: typeof import('@stoplight/prism-http/dist/mocker/generator/JSONSchema.js') =
    require('@stoplight/prism-http/dist/mocker/generator/JSONSchema.js')
  faker.seed(seed)
  faker.setDefaultRefDate('2026-11-02T09:00:00Z')
  JSONSchemaFaker.option({ fillProperties: false, minItems: 1, maxItems: 5 })
  JSONSchemaFaker.format('date-time', () => faker.date.recent({ days: 30 }).toISOString())
  const result = prism.generate(operation, operation.__bundle__, successSchema(operation) ?? {}, String(seed))
  if (result._tag === 'Left') throw result.left
  return result.right
}
