import type { IHttpRequest } from '@stoplight/prism-http'
import type { IHttpOperation, IHttpPathParam, IHttpQueryParam } from '@stoplight/types'

type Parameter = Pick<IHttpPathParam | IHttpQueryParam, 'name' | 'schema'>

function typed(raw: string | string[], schema: Parameter['schema']): unknown {
  const type = (schema as { type?: string } | undefined)?.type
  if (type === 'array') return Array.isArray(raw) ? raw : raw.split(',')
  const text = String(raw)
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'boolean') return text === 'true'
  return text
}

/** Path and query parameters of a validated request, turned from text into what the document says they are. */
export function typedParams(operation: IHttpOperation, { url }: IHttpRequest): Record<string, unknown> {
  const segments = url.path.split('/')
  const inPath = operation.path.split('/').flatMap((segment, index): [string, string][] => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    return name ? [[name, decodeURIComponent(segments[index] ?? '')]] : []
  })
  const params: Record<string, unknown> = Object.fromEntries(inPath)
  for (const { name, schema } of operation.request?.query ?? []) {
    const raw = url.query?.[name]
    if (raw !== undefined) params[name] = typed(raw, schema)
  }
  return params
}
