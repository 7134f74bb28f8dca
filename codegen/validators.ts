/** Generates zod/mini validators with orval: one file per schema, and one per tag with request bodies and responses. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Schemas with parts of their own. */
const isComposed = /^\/\*#__PURE__\*\/ zod\.(object|array|union|discriminatedUnion|record)\(/

/**
 * Lets a schema be built when it is first used. Most are for other screens, and building them all at the start takes a
 * slow phone (processor ÷ 4) about 70 ms.
 */
function deferred(text: string): string {
  const [, name] = /^export type (\w+) =/m.exec(text) ?? []
  const head = `export const ${name} = `
  const [found, end] = [text.indexOf(head), text.indexOf(`\n\nexport type ${name} `)]
  if (found < 0 || end < 0) throw new Error(`The validator ${name} is not where the generator used to write it`)
  const start = found + head.length
  const schema = text.slice(start, end).replace(/;$/, '')
  return isComposed.test(schema)
    ? `${text.slice(0, start)}/*#__PURE__*/ zod.lazy(() => ${schema})${text.slice(end)}`
    : text
}

function deferAll(folder: string) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.zod.ts'))) {
    const file = join(folder, name)
    writeFileSync(file, deferred(readFileSync(file, 'utf8')))
  }
}

/** Writes the validators of a bundled document into a folder. */
export async function writeValidators(openapiFile: string, folder: string) {
  await generate(
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
  deferAll(join(folder, 'schemas'))
}
