/**
 * Generates descriptors, operations and hooks with orval, one file each per tag. Orval reads the document; its
 * interface for custom clients (`extraFiles`) writes our files. Their imports from runtime/ are copied next to them.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generate, type OutputClientFunc } from 'orval'
import { banner, capital, type Document, type Operation } from './document.ts'
import { transportHeaders } from './runtime/operation.ts'

/** Operations called outside of React, or through `options`. If Knip reports an unused hook, add its operation here. */
const withoutHook = [
  'requestOtp',
  'resendOtp',
  'verifyOtp',
  'createAccessToken',
  'signInGuest',
  'refreshTokens',
  'signOut',
  'updatePushToken',
  'deleteFavorite',
  'saveCard',
  'validateCart',
  'createOrder',
  'getPaymentAttempt',
  'endPaymentAttempt',
  'getReceipt',
]

function accessOf({ security, 'x-token': token }: Operation) {
  if (token) return token
  return security?.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required'
}

/** Creates a descriptor. Fields with default values are omitted. */
function descriptorOf(document: Document, method: string, path: string, operation: Operation) {
  const parameters = (operation.parameters ?? []).map(
    ({ $ref }) => document.components.parameters[$ref.split('/').at(-1) ?? ''] ?? { name: '', in: '' },
  )
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  const owned = headers.filter((name) => !(transportHeaders as readonly string[]).includes(name))
  return {
    operationId: operation.operationId,
    method,
    path,
    access: accessOf(operation),
    device: headers.includes('device_id') || undefined,
    headers: owned.length > 0 ? owned : undefined,
    mayBeEmpty: operation['x-may-be-empty'] || undefined,
    personal: operation['x-personal'] || undefined,
    invalidates: operation['x-invalidates'],
  }
}

function kindOf(method: string, { parameters, responses }: Operation) {
  if (JSON.stringify(responses['200'] ?? {}).includes('text/event-stream')) return 'stream'
  if (method !== 'get') return 'mutation'
  return parameters?.some(({ $ref }) => $ref.endsWith('/Page')) ? 'pagedQuery' : 'query'
}

/** The name of the success response's schema. */
function successSchema({ operationId, responses }: Operation): string {
  const [media] = Object.values(responses['200']?.content ?? {}) as { schema?: { $ref?: string } }[]
  const name = media?.schema?.$ref?.split('/').at(-1)
  if (!name) throw new Error(`The success response of ${operationId} has no schema of its own`)
  return name
}

const hookModules = { mutation: 'mutation-hook', pagedQuery: 'paged-query-hook', query: 'query-hook' }

/** The data of one operation for the three files. */
interface Entry {
  id: string
  kind: keyof typeof hookModules | 'stream'
  descriptor: object
  /** The schema of the success response. */
  schema: string
}

const unique = (names: string[]) => [...new Set(names)].sort()
const importOf = (names: string[], from: string) => `import { ${unique(names).join(', ')} } from '${from}'\n`
const file = (...parts: string[]) => `${banner}${parts.join('')}`

/** Plain data without validators, because the page's first script imports it. */
const descriptorsFile = (entries: Entry[]) =>
  file(
    "import type { Descriptor } from '../runtime/operation.ts'\n",
    ...entries.map(
      ({ id, descriptor }) =>
        `\nexport const ${id} = ${JSON.stringify(descriptor, null, 2)} as const satisfies Descriptor\n`,
    ),
  )

const operationsFile = (tag: string, entries: Entry[]) => {
  const validators = entries.map(({ id }) => `${capital(id)}Response`)
  return file(
    `import * as descriptors from '../descriptors/${tag}.ts'\n`,
    importOf(
      entries.map(({ kind }) => kind),
      '../runtime/operation.ts',
    ),
    importOf(validators, `../zod/${tag}.ts`),
    "import * as losses from '../losses.ts'\n",
    '\n',
    ...entries.map(
      ({ id, kind, schema }, index) =>
        `export const ${id} = /*#__PURE__*/ ${kind}(descriptors.${id}, ${validators[index]}, losses.${schema})\n`,
    ),
  )
}

/** Separate from the operations, because calls outside of React must not load hooks. */
function hooksFile(tag: string, all: Entry[]) {
  const entries = all.flatMap(({ id, kind }) => (kind === 'stream' || withoutHook.includes(id) ? [] : [{ id, kind }]))
  if (entries.length === 0) return null
  const kinds = unique(entries.map(({ kind }) => kind)) as (keyof typeof hookModules)[]
  return file(
    importOf(
      entries.map(({ id }) => id),
      `../operations/${tag}.ts`,
    ),
    ...kinds.map((kind) => importOf([`${kind}Hook`], `../runtime/${hookModules[kind]}.ts`)),
    '\n',
    ...entries.map(({ id, kind }) => `export const use${capital(id)} = /*#__PURE__*/ ${kind}Hook(${id})\n`),
  )
}

/** The orval client. It leaves orval's own file empty and writes three files for each tag. */
const operationsClient =
  (document: Document, folder: string): OutputClientFunc =>
  () => ({
    client: () => ({ implementation: '', imports: [] }),
    extraFiles: async (verbOptions) => {
      const tags = new Map<string, Entry[]>()
      for (const {
        operationId: id,
        verb,
        pathRoute,
        tags: [tag = ''],
      } of Object.values(verbOptions)) {
        const operation = document.paths[pathRoute]?.[verb]
        if (!operation) throw new Error(`No ${verb} ${pathRoute} in the bundled document`)
        const descriptor = descriptorOf(document, verb, pathRoute, operation)
        const schema = successSchema(operation)
        tags.set(tag, [...(tags.get(tag) ?? []), { id, kind: kindOf(verb, operation), descriptor, schema }])
      }
      return [...tags].flatMap(([tag, entries]) => {
        const files = [
          { path: join(folder, 'descriptors', `${tag}.ts`), content: descriptorsFile(entries) },
          { path: join(folder, 'operations', `${tag}.ts`), content: operationsFile(tag, entries) },
        ]
        const content = hooksFile(tag, entries)
        return content === null ? files : [...files, { path: join(folder, 'hooks', `${tag}.ts`), content }]
      })
    },
  })

function copyRuntime(folder: string) {
  const source = join(import.meta.dirname, 'runtime')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(source))
    writeFileSync(join(folder, name), banner + readFileSync(join(source, name), 'utf8'))
}

/** Writes `descriptors/`, `operations/`, `hooks/` and `runtime/` into a folder. */
export async function writeOperations(document: Document, openapiFile: string, folder: string) {
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  const unknown = withoutHook.filter((id) => !ids.includes(id))
  if (unknown.length > 0) throw new Error(`No operations for withoutHook: ${unknown.join(', ')}`)
  const scratch = join(dirname(openapiFile), 'orval')
  await generate(
    {
      input: { target: openapiFile },
      output: { target: join(scratch, 'empty.ts'), mode: 'single', client: operationsClient(document, folder) },
    },
    import.meta.dirname,
    { logLevel: 'error' },
  )
  rmSync(scratch, { recursive: true })
  copyRuntime(join(folder, 'runtime'))
}
