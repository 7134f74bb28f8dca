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
  security: 'required' | 'optional' | 'none'
  parameters: Parameter[]
  body?: Located & { type: string; required: boolean; example: unknown }
  responses: DocumentedResponse[]
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

/** Reads a bundled document. Throws for a broken reference. */
export function readContract(document: Schema): Contract {
  const at = (pointer: string) =>
    partsOf(pointer).reduce<unknown>((inner, part) => (inner as Schema | undefined)?.[part], document)
  function resolve({ schema, source }: Located): Located {
    if (typeof schema.$ref !== 'string') return { schema, source }
    const { $ref, ...beside } = schema
    const target = at($ref as string)
    if (target === undefined) throw new Error(`${source} refers to ${$ref}, which does not exist`)
    const found = resolve({ schema: target as Schema, source: $ref as string })
    return { schema: { ...found.schema, ...beside }, source: found.source }
  }
  const find = (node: unknown, source: string) => resolve({ schema: node as Schema, source })
  const exampleOf = (node: Schema, source: string): unknown[] =>
    Object.entries(record(node.examples)).map(([name, each]) => find(each, step(source, 'examples', name)).schema.value)

  function parameter(node: unknown, source: string): Parameter {
    const found = find(node, source)
    const { name, required = false, allowEmptyValue = false, example, schema } = found.schema
    return {
      name: String(name),
      in: found.schema.in as Parameter['in'],
      required: required === true,
      mayBeEmpty: allowEmptyValue === true,
      example,
      ...find(schema, step(found.source, 'schema')),
    }
  }

  function responsesOf(item: Record<string, Schema>, source: string): DocumentedResponse[] {
    return Object.entries(item).flatMap(([status, node]) => {
      const found = find(node, step(source, status))
      const headers = Object.entries(record(found.schema.headers)).map(([name, each]): Header => {
        const header = find(each, step(found.source, 'headers', name))
        return {
          name,
          required: header.schema.required === true,
          ...find(header.schema.schema, step(header.source, 'schema')),
        }
      })
      return Object.entries(record(found.schema.content)).map(([type, media]) => ({
        status: Number(status),
        type,
        headers,
        examples: exampleOf(media, step(found.source, 'content', type)),
        ...find(media.schema, step(found.source, 'content', type, 'schema')),
      }))
    })
  }

  function read(path: string, method: string, item: Schema): Operation {
    const source = step('#', 'paths', path, method)
    const security = (item.security ?? document.security ?? []) as Schema[]
    const body = item.requestBody === undefined ? undefined : find(item.requestBody, step(source, 'requestBody'))
    const [[type, media] = []] = Object.entries(record(body ? body.schema.content : {}))
    return {
      id: String(item.operationId),
      tag: String((item.tags as string[] | undefined)?.[0] ?? '-'),
      method: method.toUpperCase(),
      path,
      security:
        security.length === 0
          ? 'none'
          : security.some((each) => Object.keys(each).length === 0)
            ? 'optional'
            : 'required',
      parameters: ((item.parameters ?? []) as unknown[]).map((each, index) =>
        parameter(each, step(source, 'parameters', index)),
      ),
      ...(body &&
        type &&
        media && {
          body: {
            type,
            required: body.schema.required === true,
            example: exampleOf(media, step(body.source, 'content', type))[0],
            ...find(media.schema, step(body.source, 'content', type, 'schema')),
          },
        }),
      responses: responsesOf(record(item.responses), step(source, 'responses')),
    }
  }

  const operations = Object.entries(record(document.paths)).flatMap(([path, item]) =>
    Object.entries(record(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, node]) => read(path, method, node)),
  )
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return {
    document,
    operations,
    resolve,
    operation: (id) => byId.get(id) ?? raise(`The document has no operation ${id}`),
  }
}

/** A throw as an expression. */
export function raise(message: string): never {
  throw new Error(message)
}

export const bundled = () =>
  readContract(JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')))
