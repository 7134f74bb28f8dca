/** Compiles every schema, because Prism silently skips schemas that Ajv can't compile and unknown formats. */
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { document, operations } from './document.ts'

const draft = 'https://json-schema.org/draft/2020-12/schema'

const fail = (message: unknown) => {
  throw new Error(String(message))
}
/** Prism's own options, except for the logger. */
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  allowMatchingProperties: true,
  strict: false,
  logger: { log: fail, warn: fail, error: fail },
})
formats.default(ajv)

type Found = { where: string; schema: { $schema?: string } }

/** Every schema of an operation as Prism sees it, with its location. */
function schemasIn(node: unknown, where: string): Found[] {
  if (typeof node !== 'object' || node === null) return []
  if ('schema' in node && typeof node.schema === 'object' && node.schema !== null)
    return [{ where, schema: node.schema }]
  return Object.entries(node).flatMap(([key, entry]) =>
    key === '__bundled__' ? [] : schemasIn(entry, `${where}/${key}`),
  )
}

const parsed = await getHttpOperationsFromSpec(document)
const prism = parsed.map((operation) => ({
  id: operation.iid ?? '',
  found: schemasIn(operation, ''),
  bundle: Reflect.get(operation, '__bundled__'),
}))

it('Prism finds every operation by its id (§3.1)', () => {
  expect(prism.map(({ id }) => id).sort()).toEqual(operations.map(({ id }) => id).sort())
})

describe.each(prism)('$id', ({ found, bundle }) => {
  it(`has ${found.length} schemas that compile`, () => {
    expect(found.length).toBeGreaterThan(1)
    for (const { where, schema } of found) {
      expect(schema.$schema, where).toBe(draft)
      expect(() => ajv.compile({ ...schema, __bundled__: bundle }), where).not.toThrow()
    }
  })
})

it.each(Object.entries(document.components.schemas))('%s compiles', (_, schema) => {
  expect(() => ajv.compile({ ...schema, components: document.components })).not.toThrow()
})
