/** Holds an exchange of the walk against the document. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { operationAt } from '../../document.ts'
import type { Exchange } from './client.ts'

type Ref = { $ref: string }
interface Answer {
  headers?: Record<string, { required?: boolean }>
  content: Record<string, { schema: object }>
}
interface Described {
  operationId: string
  responses: Record<string, Answer | Ref>
}
interface Document {
  paths: Record<string, Record<string, Described>>
  components: object
}

const file = new URL('../../../../generated/openapi.json', import.meta.url)
const document: Document = JSON.parse(readFileSync(file, 'utf8'))
const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema({ components: document.components }, 'contract')

function resolved<T extends object>(node: T | Ref): T {
  if (!('$ref' in node)) return node
  const steps = node.$ref.slice(2).split('/')
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as T
}
const absolute = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'))

const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, responses }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path,
    responses,
  })),
)
export const documented = described.map(({ id, method, path }) => ({ id, method, path }))

export const operationOf = ({ method, path }: Pick<Exchange, 'method' | 'path'>) =>
  described.find(({ id }) => id === operationAt(method, path.split('?')[0] ?? '')?.id)

/** What of an exchange the document does not say; empty where it conforms or belongs to no operation. */
export function strayings(exchange: Exchange): string[] {
  const operation = operationOf(exchange)
  if (!operation) return []
  const given = operation.responses[exchange.status]
  if (!given) return [`${exchange.status} is not documented`]
  const { content, headers = {} } = resolved<Answer>(given)
  const [type, media] = Object.entries(content)[0] ?? []
  if (exchange.type !== type || !media) return [`content type ${exchange.type} instead of ${type}`]
  const missing = 'Retry-After' in headers && !/^\d+$/.test(exchange.retryAfter ?? '') ? ['no Retry-After'] : []
  const validate = ajv.compile(absolute(media.schema))
  const body = type === 'text/event-stream' ? firstEvent(exchange.body) : exchange.body
  if (validate(body)) return missing
  return [...missing, ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)]
}

function firstEvent(body: unknown): unknown {
  const data = /^data: (.*)$/m.exec(String(body))?.[1]
  try {
    return JSON.parse(data ?? '')
  } catch {
    return undefined
  }
}
