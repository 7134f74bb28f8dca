/**
 * The surface of the generated operations: `call`, `options`, `key`, `pages`, `open`.
 * generated/operations/ holds one line an operation over these factories; their types are openapi-typescript's.
 */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { paths } from '#generated/types.ts'
import { openStream, request } from './client.ts'
import type { Access, Method, Validator } from './send.ts'

/** Set by the transport on every call, so no part of a call's surface. */
type TransportHeader = 'client_id' | 'device_id' | 'X-Request-Id'

type Flat<T> = { [K in keyof T]: T[K] }
type Part<O, K extends string> = O extends { parameters: infer P }
  ? K extends keyof P
    ? NonNullable<P[K]>
    : unknown
  : unknown
type Known<T> = [T] extends [never] ? unknown : T

export type OperationOf<P extends keyof paths, M extends Method> = M extends keyof paths[P] ? paths[P][M] : never
/** Path and query parameters and the headers the caller owns, in one flat object. */
export type ParamsOf<O> = Flat<
  Known<Part<O, 'path'>> & Known<Part<O, 'query'>> & Omit<Known<Part<O, 'header'>>, TransportHeader>
>
export type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined
/** The whole envelope of the success answer. */
export type AnswerOf<O> = O extends { responses: { 200: { content: infer C } } } ? C[keyof C] : never

/** Whether a token is needed, the device's id is sent, and which headers the caller owns. */
type CallOptions = { access?: Access; device?: boolean; headers?: readonly string[] }
type Init = {
  signal?: AbortSignal
  /** As who made the open payment; as the current customer where that is the same, or nobody. */
  session?: 'attempt'
}
/** What a mutation is called with: only what the document declares. */
export type VariablesOf<O> = Flat<
  (keyof ParamsOf<O> extends never ? { params?: undefined } : { params: ParamsOf<O> }) &
    (BodyOf<O> extends undefined ? { body?: undefined } : { body: BodyOf<O> })
>

type Placed = Record<'path' | 'query' | 'header', Record<string, unknown>>

/** Sorts flat parameters into path, query and header. Throws TypeError where the path would be left with a gap. */
function place(path: string, params: object, owned: readonly string[]): Placed {
  const placed: Placed = { path: {}, query: {}, header: {} }
  for (const [name, value] of Object.entries(params)) {
    if (path.includes(`{${name}}`)) placed.path[name] = value
    else if (owned.includes(name)) placed.header[name] = value
    else placed.query[name] = value
  }
  for (const [, name = ''] of path.matchAll(/{(\w+)}/g))
    if (!placed.path[name]) throw new TypeError(`No ${name} for ${path}`)
  return placed
}

function caller<P extends keyof paths, M extends Method>(
  operationId: string,
  method: M,
  path: P,
  answer: Validator,
  { access = 'required', device = false, headers = [] }: CallOptions,
) {
  return async (params: object, init: Init & { body?: unknown }) =>
    request({
      operationId,
      method,
      path,
      access,
      device,
      answer,
      params: place(path, params, headers),
      ...init,
    }) as Promise<AnswerOf<OperationOf<P, M>>>
}

/** A GET. `call` and `options` answer the whole envelope; they throw the transport's errors (errors.ts). */
export function query<P extends keyof paths, M extends 'get'>(
  operationId: string,
  method: M,
  path: P,
  answer: Validator,
  callOptions: CallOptions = {},
) {
  type Params = ParamsOf<OperationOf<P, M>>
  const send = caller(operationId, method, path, answer, callOptions)
  const call = (params: Params, init: Init = {}) => send(params, init)
  const key = (params?: Params) => (params ? ([operationId, params] as const) : ([operationId] as const))
  const options = (params: Params) =>
    queryOptions({ queryKey: key(params), queryFn: ({ signal }) => call(params, { signal }) })
  return { operationId, call, key, options }
}

type Listed = { data: unknown[]; meta: { page: number; limit: number; total: number } }

/** A GET with a `page` parameter: `pages` appends from page 1 and ends at the total or at an empty page. */
export function pagedQuery<P extends keyof paths, M extends 'get'>(
  operationId: string,
  method: M,
  path: P,
  answer: Validator,
  callOptions: CallOptions = {},
) {
  type Params = ParamsOf<OperationOf<P, M>>
  const plain = query(operationId, method, path, answer, callOptions)
  const pages = (params: Omit<Params, 'page'>) =>
    infiniteQueryOptions({
      queryKey: [operationId, 'pages', params] as const,
      queryFn: ({ signal, pageParam }) => plain.call({ ...params, page: pageParam } as unknown as Params, { signal }),
      initialPageParam: 1,
      getNextPageParam: (last) => nextPage(last as Listed),
    })
  return { ...plain, pages }
}

function nextPage({ data, meta }: Listed) {
  const isEnd = data.length === 0 || meta.page * meta.limit >= meta.total
  return isEnd ? undefined : meta.page + 1
}

/** A call that changes something. Never sent again by itself. */
export function mutation<P extends keyof paths, M extends Exclude<Method, 'get'>>(
  operationId: string,
  method: M,
  path: P,
  answer: Validator,
  callOptions: CallOptions = {},
) {
  type Variables = VariablesOf<OperationOf<P, M>>
  const send = caller(operationId, method, path, answer, callOptions)
  const call = (variables: Variables, init: Init = {}) => {
    const { params = {}, body } = variables as { params?: object; body?: unknown }
    return send(params, body === undefined ? init : { ...init, body })
  }
  const options = () =>
    mutationOptions({ mutationKey: [operationId] as const, mutationFn: (variables: Variables) => call(variables) })
  return { operationId, call, options }
}

/** An event stream: `open` yields each message that conforms until the signal aborts or the connection ends. */
export function stream<P extends keyof paths, M extends 'get'>(
  operationId: string,
  method: M,
  path: P,
  message: Validator,
  { access = 'required' }: CallOptions = {},
) {
  type O = OperationOf<P, M>
  const open = (params: ParamsOf<O>, signal: AbortSignal) =>
    openStream({
      operationId,
      method,
      path,
      access,
      device: false,
      answer: message,
      params: place(path, params, []),
      signal,
    }) as AsyncIterable<AnswerOf<O>>
  return { operationId, open }
}
