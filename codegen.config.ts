/**
 * The only entry of code generation: openapi/ → generated/.
 *   npm run codegen            write generated/
 *   npm run codegen:check      regenerate elsewhere, compare byte for byte, name what differs
 *   npm run codegen -- --release   write openapi/released.json, the document as last released
 * Hand-written code starts where this file ends; nothing in generated/ is edited.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenApiDocument, OutputClientFunc } from 'orval'

// Orval groups by tag with Map.groupBy, which Node 20 lacks.
Map.groupBy ??= <K, T>(items: Iterable<T>, key: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(key(item, 0), [...(groups.get(key(item, 0)) ?? []), item])
  return groups
}

const root = import.meta.dirname
const banner = '// Generated from openapi/ by `npm run codegen`; do not edit.\n'
/** Headers that the transport sets on every call; they are no part of a call's surface. */
const transportHeaders = ['client_id', 'device_id', 'X-Request-Id']

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

type Operation = {
  operationId: string
  tags: string[]
  security?: object[]
  parameters?: { $ref: string }[]
  responses: Record<string, { content?: Record<string, unknown> }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Node>; parameters: Record<string, { name: string; in: string }> }
}

async function bundledDocument(): Promise<Document> {
  const { bundle: result, problems } = await bundle({
    ref: join(root, 'openapi/openapi.yaml'),
    config: await createConfig({}),
  })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'))
  return JSON.parse(JSON.stringify(result.parsed))
}

/** Validators need no prose, and descriptions would be carried to the phone as metadata. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse)
  if (!isNode(value)) return value
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
  for (const schema of Object.values<Node>(copy.components.schemas)) {
    if (!isNode(schema.contentSchema)) continue
    const content = { 'application/json': { schema: schema.contentSchema } }
    copy.paths['/-'] = { get: { operationId: 'unused', responses: { 200: { description: '-', content } } } }
  }
  return copy
}

async function writeValidators(openapiFile: string, target: string) {
  const { generate } = await import('orval')
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
    root,
    { logLevel: 'error' },
  )
  const text = readFileSync(target, 'utf8')
    // The types are openapi-typescript's; a second set would only drift.
    .replace(/^export type .*\n/gm, '')
    .replace(/^export const UnusedResponse = .*\n/gm, '')
    .replace(/= new RegExp\(/g, '= /*#__PURE__*/ new RegExp(')
    .replace(/\/\*\*\s*\*\/\n/g, '')
    .replace(/\n{3,}/g, '\n\n')
  writeFileSync(target, banner + text.trimStart())
}

/** How a call differs from the plain case: a token it can do without, the device's id, headers that the caller owns. */
function callOptions(document: Document, { security, parameters = [] }: Operation): string {
  const headers = parameters
    .map(({ $ref }) => document.components.parameters[$ref.split('/').at(-1) ?? ''])
    .filter((parameter) => parameter?.in === 'header' && !transportHeaders.includes(parameter.name))
    .map((parameter) => `'${parameter?.name}'`)
  const access =
    security?.length === 0 ? 'none' : security?.some((entry) => Object.keys(entry).length === 0) && 'optional'
  const isOfDevice = parameters.some(({ $ref }) => $ref.endsWith('/DeviceId')) && 'device: true'
  const options = [
    access && `access: '${access}'`,
    isOfDevice,
    headers.length > 0 && `headers: [${headers.join(', ')}]`,
  ].filter(Boolean)
  return options.length > 0 ? `, { ${options.join(', ')} }` : ''
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Orval's client: one line an operation and one for its hook, over the factories of src/shared/api. */
const operationsClient = (document: Document): OutputClientFunc => {
  const factoryOf = (verb: string, operation: Operation) => {
    if (JSON.stringify(operation.responses['200'] ?? {}).includes('text/event-stream')) return 'stream'
    if (verb !== 'get') return 'mutation'
    return operation.parameters?.some(({ $ref }) => $ref.endsWith('/Page')) ? 'pagedQuery' : 'query'
  }
  return () => ({
    client: ({ verb, pathRoute }) => {
      const operation = document.paths[pathRoute]?.[verb]
      if (!operation) throw new Error(`No ${verb} ${pathRoute} in the bundled document`)
      const { operationId: id } = operation
      const factory = factoryOf(verb, operation)
      const call = `'${id}', '${verb}', '${pathRoute}', ${capital(id)}Response${callOptions(document, operation)}`
      const hook = factory === 'stream' ? '' : `export const use${capital(id)} = /*#__PURE__*/ ${factory}Hook(${id})\n`
      return {
        implementation: `export const ${id} = /*#__PURE__*/ ${factory}(${call})\n${hook}`,
        imports: [],
        docComment: '',
      }
    },
    header: () => '',
    dependencies: () => [],
  })
}

async function writeOperations(document: Document, openapiFile: string, folder: string) {
  const { generate } = await import('orval')
  const scratch = join(folder, '..', 'orval')
  await generate(
    {
      input: { target: openapiFile },
      output: {
        target: join(scratch, 'operations.ts'),
        mode: 'tags',
        client: operationsClient(document),
        override: { header: () => [] },
      },
    },
    root,
    { logLevel: 'error' },
  )
  mkdirSync(folder, { recursive: true })
  const tags = new Set(
    Object.values(document.paths).flatMap((item) => Object.values(item).flatMap((operation) => operation.tags)),
  )
  for (const tag of tags) {
    const lines = readFileSync(join(scratch, `${tag}.ts`), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('export const '))
    const text = lines.join('\n')
    const factories = [...new Set(text.match(/(?<=\*\/ )\w+(?=\()/g))].sort()
    const validators = [...new Set(text.match(/\b[A-Z]\w+Response\b/g))].sort()
    const imports = [
      `import { ${factories.filter((name) => !name.endsWith('Hook')).join(', ')} } from '#shared/api/operation.ts'`,
      `import { ${factories.filter((name) => name.endsWith('Hook')).join(', ')} } from '#shared/api/operation-hooks.ts'`,
      `import { ${validators.join(', ')} } from '../zod.ts'`,
    ]
    writeFileSync(join(folder, `${tag}.ts`), `${banner}${imports.join('\n')}\n\n${text}\n`)
  }
  rmSync(scratch, { recursive: true })
}

/** Writes all of generated/ into a folder. */
async function generateInto(folder: string) {
  mkdirSync(folder, { recursive: true })
  const document = await bundledDocument()
  const openapiFile = join(folder, 'openapi.json')
  writeFileSync(openapiFile, `${JSON.stringify(document, null, 2)}\n`)
  const types = await openapiTS(readFileSync(openapiFile, 'utf8'), { alphabetize: false })
  writeFileSync(join(folder, 'types.ts'), banner + astToString(types))
  await writeValidators(openapiFile, join(folder, 'zod.ts'))
  await writeOperations(document, openapiFile, join(folder, 'operations'))
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : []

/** Compares two folders byte for byte and returns one line for each file that is not the same. */
function differences(expected: string, actual: string): string[] {
  const names = [...new Set([...filesIn(expected), ...filesIn(actual)])]
  return names.flatMap((name) => {
    const [left, right] = [join(expected, name), join(actual, name)]
    if (!existsSync(right)) return [`missing: generated/${name}`]
    if (!existsSync(left)) return [`not generated: generated/${name}`]
    return readFileSync(left).equals(readFileSync(right)) ? [] : [`differs: generated/${name}`]
  })
}

async function main(flag: string | undefined) {
  const scratch = mkdtempSync(join(tmpdir(), 'codegen-'))
  try {
    const fresh = join(scratch, 'generated')
    await generateInto(fresh)
    const target = join(root, 'generated')
    if (flag === '--check') {
      const problems = differences(fresh, target)
      for (const problem of problems) console.error(problem)
      if (problems.length > 0)
        throw new Error('generated/ is not what openapi/ says: run `npm run codegen` and commit the result.')
      console.log(`${filesIn(fresh).length} generated files identical`)
      return
    }
    if (flag === '--release') cpSync(join(fresh, 'openapi.json'), join(root, 'openapi/released.json'))
    rmSync(target, { recursive: true, force: true })
    cpSync(fresh, target, { recursive: true })
    console.log(`${filesIn(target).length} files generated`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
