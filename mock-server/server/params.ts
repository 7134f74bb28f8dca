/** Converts the parameters of a request to the types in the document. */
import type { IHttpRequest } from '@stoplight/prism-http'
import type { IHttpOperation, IHttpQueryParam } from '@stoplight/types'

export type Violation = { path?: string[]; code?: string | number; message: string }

type ParameterSchema = NonNullable<IHttpQueryParam['schema']>
const schemaOf = ({ schema = {} }: Pick<IHttpQueryParam, 'schema'>): ParameterSchema => schema

function typed(raw: string | string[], { type }: ParameterSchema): unknown {
  if (type === 'array') return Array.isArray(raw) ? raw : raw.split(',')
  const text = String(raw)
  if (type === 'integer' || type === 'number') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

/** Path and query parameters of a valid request. */
export function typedParams(operation: IHttpOperation, { url }: IHttpRequest): Record<string, unknown> {
  const segments = url.path.split('/')
  const params: Record<string, unknown> = {}
  for (const [index, template] of operation.path.split('/').entries()) {
    const name = /^\{(.+)\}$/.exec(template)?.[1]
    if (name) params[name] = decodeURIComponent(segments[index] ?? '')
  }
  for (const parameter of operation.request?.query ?? []) {
    const raw = url.query?.[parameter.name]
    if (raw !== undefined) params[parameter.name] = typed(raw, schemaOf(parameter))
  }
  return params
}

/**
 * Finds empty parameters, which Prism treats like missing ones, and blank numbers, which it reads as 0. Only
 * `allowEmptyValue` permits an empty one.
 */
export function emptyParameters({ request = {} }: IHttpOperation, { url, headers = {} }: IHttpRequest): Violation[] {
  const found = (
    place: string,
    parameters: Pick<IHttpQueryParam, 'name' | 'allowEmptyValue' | 'schema'>[] = [],
    values: object = {},
  ) =>
    parameters
      .filter(({ allowEmptyValue }) => !allowEmptyValue)
      .filter(({ name, schema }) => {
        const sent = (values as Record<string, string | string[]>)[place === 'header' ? name.toLowerCase() : name]
        return [sent].flat().some((raw) => (schema?.type === 'string' ? raw : raw?.trim()) === '')
      })
      .map(({ name }) => ({ path: [place, name], message: 'must not be empty' }))
  return [...found('query', request.query, url.query), ...found('header', request.headers, headers)]
}
