/** zod/mini validators by orval: one file for each schema, and one for each tag with its request bodies and answers. */
import { join } from 'node:path'
import { generate, type OpenApiDocument } from 'orval'
import { note } from './document.ts'

/**
 * What orval gets to see. It would turn the schemas' descriptions into metadata that phones have to load, and it writes
 * validators for JSON only, while the data of an event is JSON inside a stream.
 */
function forValidators(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components ?? {}
  const isProse = (key: string, value: unknown) => key === 'description' && typeof value === 'string'
  const plain = JSON.parse(JSON.stringify(schemas), (key, value) => (isProse(key, value) ? undefined : value))
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
