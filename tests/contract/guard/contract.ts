/** Reads a document for the guard, independently of the generator: operations with all that they document. */
import { readFileSync } from 'node:fs'

export type Schema = { [keyword: string]: unknown }

/** A schema and its JSON pointer in the document. */
export interface Located {
  schema: Schema
  source: string
}

export interface Parameter extends Located {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  mayBeEmpty: boolean
  example: unknown
}

export interface Header extends Located {
  name: string
  required: boolean
}

/** One documented response: a status with one media type. */
export interface DocumentedResponse extends Located {
  status: number
  type: string
  headers: Header[]
  examples: unknown[]
}

export interface Operation {
  id: string
  tag: string
  method: string
  /** With placeholders, as documented. */
  path: string
  /** Whether a token is required, optional or ignored. */
  security: 'required' | 'optional' | 'ignored'
  parameters: Parameter[]
  body?: Located & { type: string; required: boolean; example: unknown }
  responses: DocumentedResponse[]
  /** The claim that offers an optional operation (x-feature). */
  feature?: string
}

export interface Contract {
  document: Schema
  operations: Operation[]
  /** Resolves references and keeps keywords beside a `$ref`. Throws for a broken reference. */
  resolve: (at: Located) => Located
  operation: (id: string) => Operation
}

const record = (value: unknown) => (value ?? {}) as Record<string, Schema>
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Appends parts to a pointer. */
export const step = (pointer: string, ...parts: (string | number)[]) =>
  [pointer, ...parts.map((part) => escaped(String(part)))].join('/')

/** The unescaped parts of a JSON pointer. */
export const partsOf = (pointer: string) => pointer.split('/').slice(1).map(unescaped)

const methods = ['get', 'put', 'post', 'delete', 'patch']

type Resolve = Contract['resolve']

/** Reads a bundled document. Throws for a broken reference. */
export function readContract(document: Schema): Contract {
  const resolve = resolverOf(document)
  const operations = Object.entries(record(document.paths)).flatMap(([path, item]) =>
    Object.entries(record(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, schema]): Operation => {
        const operation = { schema, source: step('#', 'paths', path, method) }
        return {
          id: String(schema.operationId),
          tag: String((schema.tags as string[] | undefined)?.[0] ?? '-'),
          method: method.toUpperCase(),
          path,
          security: securityOf((schema.security ?? document.security ?? []) as Schema[], schema['x-token']),
          parameters: parametersOf(operation, resolve),
          ...bodyOf(operation, resolve),
          responses: responsesOf(operation, resolve),
          ...(typeof schema['x-feature'] === 'string' && { feature: schema['x-feature'] }),
        }
      }),
  )
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return {
    document,
    operations,
    resolve,
    operation: (id) => byId.get(id) ?? raise(`The document has no operation ${id}`),
  }
}

function resolverOf(document: Schema): Resolve {
  const at = (pointer: string) =>
    partsOf(pointer).reduce<unknown>((inner, part) => (inner as Schema | undefined)?.[part], document)
  return function resolve({ schema, source }: Located): Located {
    if (typeof schema.$ref !== 'string') return { schema, source }
    const { $ref, ...beside } = schema
    const target = at($ref as string)
    if (target === undefined) throw new Error(`${source} refers to ${$ref}, which does not exist`)
    const found = resolve({ schema: target as Schema, source: $ref as string })
    return { schema: { ...found.schema, ...beside }, source: found.source }
  }
}

/** The node at these keys, not resolved. */
const within = ({ schema, source }: Located, ...keys: string[]): Located => ({
  schema: keys.reduce<unknown>((inner, key) => (inner as Schema | undefined)?.[key], schema) as Schema,
  source: step(source, ...keys),
})

function securityOf(requirements: Schema[], token: unknown): Operation['security'] {
  if (token === 'ignored') return 'ignored'
  return requirements.some((each) => Object.keys(each).length === 0) ? 'optional' : 'required'
}

const examplesOf = (media: Located, resolve: Resolve): unknown[] =>
  Object.keys(record(media.schema.examples)).map((name) => resolve(within(media, 'examples', name)).schema.value)

const parametersOf = (operation: Located, resolve: Resolve): Parameter[] =>
  Object.keys(record(operation.schema.parameters)).map((index) => {
    const parameter = resolve(within(operation, 'parameters', index))
    const { name, required = false, allowEmptyValue = false, example } = parameter.schema
    return {
      name: String(name),
      in: parameter.schema.in as Parameter['in'],
      required: required === true,
      mayBeEmpty: allowEmptyValue === true,
      example,
      ...resolve(within(parameter, 'schema')),
    }
  })

function bodyOf(operation: Located, resolve: Resolve): Pick<Operation, 'body'> {
  if (operation.schema.requestBody === undefined) return {}
  const body = resolve(within(operation, 'requestBody'))
  const [type] = Object.keys(record(body.schema.content))
  if (!type) return {}
  const media = within(body, 'content', type)
  return {
    body: {
      type,
      required: body.schema.required === true,
      example: examplesOf(media, resolve)[0],
      ...resolve(within(media, 'schema')),
    },
  }
}

const responsesOf = (operation: Located, resolve: Resolve): DocumentedResponse[] =>
  Object.keys(record(operation.schema.responses)).flatMap((status) => {
    const response = resolve(within(operation, 'responses', status))
    const headers = headersOf(response, resolve)
    return Object.keys(record(response.schema.content)).map((type) => {
      const media = within(response, 'content', type)
      return {
        status: Number(status),
        type,
        headers,
        examples: examplesOf(media, resolve),
        ...resolve(within(media, 'schema')),
      }
    })
  })

const headersOf = (response: Located, resolve: Resolve): Header[] =>
  Object.keys(record(response.schema.headers)).map((name) => {
    const header = resolve(within(response, 'headers', name))
    return { name, required: header.schema.required === true, ...resolve(within(header, 'schema')) }
  })

/** A throw as an expression. */
export function raise(message: string): never {
  throw new Error(message)
}

let read: Contract | undefined

/** The project's own document, read once. */
export function bundled(): Contract {
  read ??= readContract(JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')))
  return read
}
