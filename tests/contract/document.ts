/** Reads the bundled document for the contract tests, independently of the generator. */
import { readFileSync } from 'node:fs'

export type Schema = { [keyword: string]: unknown }
type Ref = { $ref: string }
type Media = { schema: Schema; examples?: Record<string, Ref | { value: unknown }> }

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
  example: unknown
}

export interface Operation {
  id: string
  tag: string
  method: string
  path: string
  /** Whether the operation sends a token if one is available. */
  takesToken: boolean
  /** Whether the response does not depend on the token (x-token). */
  ignoresToken: boolean
  /** Whether the operation fails without a token. */
  needsToken: boolean
  parameters: Parameter[]
  /** The success response. */
  response: { type: string; schema: Schema; example: unknown; examples: unknown[] }
  /** The first example of the request body. */
  body: unknown
  bodySchema: Schema | undefined
  links: Link[]
}

/** How a later call uses values of this one. */
interface Link {
  operationId: string
  parameters?: Record<string, unknown>
  requestBody?: unknown
}

interface Item {
  operationId: string
  tags: [string]
  security: object[]
  'x-token'?: 'ignored'
  parameters: (Ref | Parameter)[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content: Record<string, Media>; links?: Record<string, Ref | Link> }>
}

export const document: {
  paths: Record<string, Record<string, Item>>
  components: { schemas: Record<string, Schema> }
} = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))

/** Resolves a reference. Returns any other node as it is. */
function resolve<T>(node: T | Ref): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node
  const parts = node.$ref.slice(2).split('/')
  return resolve(parts.reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], document) as T | Ref)
}

const examplesOf = ({ examples = {} }: Media): unknown[] =>
  Object.values(examples).map((each) => resolve(resolve<{ value: unknown }>(each).value))

function firstExample(media: Media): unknown {
  const [example] = examplesOf(media)
  if (!example) throw new Error('No example')
  return example
}

function read(path: string, method: string, item: Item): Operation {
  const [body] = Object.values(item.requestBody?.content ?? {})
  const success = resolve(item.responses['200'])
  const [[type, media] = []] = Object.entries(success?.content ?? {})
  if (!type || !media) throw new Error(`${item.operationId} has no success response`)
  return {
    id: item.operationId,
    tag: item.tags[0],
    method: method.toUpperCase(),
    path,
    takesToken: item.security.some((entry) => 'bearerAuth' in entry),
    ignoresToken: item['x-token'] === 'ignored',
    needsToken: item.security.length > 0 && item.security.every((entry) => 'bearerAuth' in entry),
    parameters: item.parameters.map((parameter) => resolve<Parameter>(parameter)),
    response: { type, schema: media.schema, example: firstExample(media), examples: examplesOf(media) },
    body: body && firstExample(body),
    bodySchema: body?.schema,
    links: Object.values(success?.links ?? {}).map((link) => resolve<Link>(link)),
  }
}

export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, item]) => read(path, method, item)),
)
