/** zod/mini validators of everything the document describes, by orval. */
import { readFileSync, writeFileSync } from 'node:fs'
import { generate, type OpenApiDocument } from 'orval'
import { banner, type Schema } from './document.ts'

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Validators need no prose, and descriptions would be carried to the phone as metadata. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse)
  if (!isObject(value)) return value
  if ('content' in value) return { ...value, content: withoutProse(value.content) }
  const isProse = ([key, entry]: [string, unknown]) =>
    key === 'example' || key === 'examples' || (['description', 'summary'].includes(key) && typeof entry === 'string')
  const kept = Object.entries(value).filter((entry) => !isProse(entry))
  return Object.fromEntries(kept.map(([key, entry]) => [key, withoutProse(entry)]))
}

/** Orval writes validators only for JSON bodies, so the event's data and the token's claims are shown to it as such. */
function withEveryValidator(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(withoutProse(document)).replaceAll('text/event-stream', 'application/json')
  const copy = JSON.parse(text)
  for (const [name, schema] of Object.entries<Schema>(copy.components.schemas)) {
    if (!isObject(schema.contentSchema)) continue
    const content = { 'application/json': { schema: schema.contentSchema } }
    copy.paths[`/${name}`] = { get: { operationId: `inner${name}`, responses: { 200: { description: '-', content } } } }
  }
  return copy
}

/** Writes the validators of a bundled document into one file. */
export async function writeValidators(openapiFile: string, target: string) {
  await generate(
    {
      input: { target: openapiFile, override: { transformer: withEveryValidator } },
      output: {
        target,
        mode: 'single',
        client: 'zod',
        override: {
          header: () => [],
          components: { responses: { suffix: '' } },
          zod: {
            version: 4,
            variant: 'mini',
            generateReusableSchemas: true,
            generateDiscriminatedUnion: true,
            dateTimeOptions: { offset: true },
            generate: { response: true, body: true, param: true, query: true, header: true },
          },
        },
      },
    },
    import.meta.dirname,
    { logLevel: 'error' },
  )
  const text = readFileSync(target, 'utf8')
    // The types are openapi-typescript's; a second set would only drift.
    .replace(/^export type .*\n/gm, '')
    .replace(/^export const Inner\w+Response = .*\n/gm, '')
    .replace(/= new RegExp\(/g, '= /*#__PURE__*/ new RegExp(')
    .replace(/\/\*\*\s*\*\/\n/g, '')
    .replace(/\n{3,}/g, '\n\n')
  writeFileSync(target, banner + text.trimStart())
}
