/** Generates zod/mini validators with orval: one file per schema, and one per tag with request bodies and responses. */
import { join } from 'node:path'
import { generate, type OpenApiDocument } from 'orval'
import { note } from './document.ts'

/**
 * Adapts the document for orval. Descriptions are removed, because orval would turn them into metadata that phones have
 * to load, and extensions, because orval would repeat a schema that has one beside its reference. Event streams
 * become JSON, because orval writes validators only for JSON.
 */
function forValidators(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components ?? {}
  const isProse = (key: string, value: unknown) => key === 'description' && typeof value === 'string'
  const isLeftOut = (key: string, value: unknown) => key.startsWith('x-') || isProse(key, value)
  const plain = JSON.parse(JSON.stringify(schemas), (key, value) => (isLeftOut(key, value) ? undefined : value))
  const copy = JSON.stringify({ ...document, components: { ...document.components, schemas: plain } })
  return JSON.parse(copy.replaceAll('text/event-stream', 'application/json'))
}

/** Writes the validators of a bundled document into a folder. */
export const writeValidators = (openapiFile: string, folder: string) =>
  generate(
    {
      input: { target: openapiFile, override: { transformer: forValidators } },
      output: {
        target: join(folder, 'validators.ts'),
        mode: 'tags',
        client: 'zod',
        schemas: { path: join(folder, 'schemas'), type: 'zod', importPath: '#generated/zod/schemas/index.ts' },
        override: {
          header: () => [note],
          components: { responses: { suffix: '' } },
          zod: {
            version: 4,
            variant: 'mini',
            generateReusableSchemas: true,
            generateDiscriminatedUnion: true,
            dateTimeOptions: { offset: true },
            generate: { response: true, body: true, param: false, query: false, header: false },
          },
        },
      },
    },
    import.meta.dirname,
    { logLevel: 'error' },
  )
