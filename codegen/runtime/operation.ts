/**
 * The functions of generated operations: `call`, `options`, `key`, `pages`, `open`. Types come from openapi-typescript.
 * The app provides the transport that sends the calls with `connect`.
 */
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { $ZodType } from 'zod/v4/core'
import type { operations, paths } from '#generated/types.ts'
import type { Losses } from './loss.ts'

export type OperationId = keyof operations

/** The document's data about an operation, without schemas. */
export interface Descriptor<Id extends OperationId = OperationId> {
  operationId: Id
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: keyof paths
  /** Whether a call needs a token, works without one, or sends one that the server may ignore (x-token). */
  access: 'required' | 'optional' | 'ignored'
  /** Whether the call sends the device's id in a header. */
  device?: boolean
  /** Header parameters set by the caller; the transport sets the others. */
  headers?: readonly string[]
  /** Whether a success response without a body is accepted (x-may-be-empty). */
  mayBeEmpty?: boolean
  /** Whether the response belongs to the signed-in customer although no parameter names them (x-personal). */
  personal?: boolean
  /** Queries that are stale after this call (x-invalidates). */
  invalidates?: readonly OperationId[]
}

/** Types TanStack Query's `meta`. The query client reads it when a query or mutation ends. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Pick<Descriptor, 'personal'> & Record<string, unknown>
    mutationMeta: Pick<Descriptor, 'invalidates'> & Record<string, unknown>
  }
}

type Params = Record<string, unknown>

/** The session of a call. Default: the current one. */
interface Sender {
  /** `attempt`: the session that started the open payment, if another customer is signed in now. */
  session?: 'attempt'
  /** Use this access token, without refreshing it. */
  token?: string
  /** The API's base URL. Default: the one that the call's token names. */
  base?: string
  /** Send only while this customer is signed in; null: only while nobody is. */
  customer?: string | null
}

/** One call, as passed to the transport. */
export interface Call extends Descriptor, Sender {
  /** Validates the whole envelope, or one event of a stream. */
  validator: $ZodType
  /** What the loss of each of its values means. */
  losses: Losses
  params: { path: Params; query: Params; header: Params }
  body?: unknown
  signal?: AbortSignal
}

export interface StreamCall extends Call {
  signal: AbortSignal
  /** Completes a message before it is validated. */
  complete?: (message: unknown) => unknown
}

/** Resolves to the validated envelope, or yields validated events. */
interface Transport {
  request: (call: Call) => Promise<unknown>
  openStream: (call: StreamCall) => AsyncIterable<unknown>
  /** The customer who is signed in; null if nobody is. */
  currentCustomer: () => string | null
  /** Calls back when it may have changed. Returns a function that unsubscribes. */
  onCustomerChange: (listener: () => void) => () => void
}

let transport: Transport = {
  request: () => Promise.reject(new Error('No transport: call connect() first.')),
  openStream: () => {
    throw new Error('No transport: call connect() first.')
  },
  currentCustomer: () => null,
  onCustomerChange: () => () => undefined,
}

export const currentCustomer = () => transport.currentCustomer()
export const onCustomerChange = (listener: () => void) => transport.onCustomerChange(listener)

/** Sets the transport for all operations. */
export const connect = (given: Transport) => {
  transport = given
}

/** Headers that the transport sets on every call, so callers don't pass them. */
export const transportHeaders = ['client_id', 'device_id', 'X-Request-Id', 'Accept-Language'] as const
type TransportHeader = (typeof transportHeaders)[number]

type Flat<T> = { [K in keyof T]: T[K] }
type Part<O, K extends string> = O extends { parameters: infer P }
  ? K extends keyof P
    ? NonNullable<P[K]>
    : unknown
  : unknown
type OrUnknown<T> = [T] extends [never] ? unknown : T

/** Path parameters, query parameters and the headers set by the caller, in one flat object. */
type ParamsOf<O> = Flat<
  OrUnknown<Part<O, 'path'>> & OrUnknown<Part<O, 'query'>> & Omit<OrUnknown<Part<O, 'header'>>, TransportHeader>
>
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined
/** The whole envelope of the success response. */
type ResponseOf<O> = O extends { responses: { 200: { content: infer C } } } ? C[keyof C] : never
/** The variables of a mutation: only what the document declares. */
type VariablesOf<O> = Flat<
  (keyof ParamsOf<O> extends never ? { params?: undefined } : { params: ParamsOf<O> }) &
    (BodyOf<O> extends undefined ? { body?: undefined } : { body: BodyOf<O> })
>
type Init = Pick<Call, 'signal' | 'session' | 'token' | 'base' | 'customer'>

/** Sorts flat parameters into path, query and header. Throws TypeError if a path parameter is missing. */
function place({ path, headers = [] }: Descriptor, params: object): Call['params'] {
  const placed: Call['params'] = { path: {}, query: {}, header: {} }
  for (const [name, value] of Object.entries(params)) {
    if (path.includes(`{${name}}`)) placed.path[name] = value
    else if (headers.includes(name)) placed.header[name] = value
    else placed.query[name] = value
  }
  for (const [, name = ''] of path.matchAll(/{(\w+)}/g))
    if (!placed.path[name]) throw new TypeError(`No ${name} for ${path}`)
  return placed
}

const sender =
  <Id extends OperationId>(descriptor: Descriptor<Id>, validator: $ZodType, losses: Losses) =>
  async (params: object, init: Init & { body?: unknown }) =>
    transport.request({ ...descriptor, validator, losses, params: place(descriptor, params), ...init }) as Promise<
      ResponseOf<operations[Id]>
    >

/**
 * Whose response a query is for: the last part of its key, and part of its call. So a personal response is cached only
 * for the customer who read it. Other responses are anybody's, or name the customer in their parameters.
 */
function readerOf({ personal }: Descriptor) {
  const customer = currentCustomer()
  return personal ? { part: [customer], init: { customer } } : { part: [], init: {} }
}

/** A GET. `call` and `options` resolve to the whole envelope; they reject with the transport's errors. */
export function query<Id extends OperationId>(descriptor: Descriptor<Id>, validator: $ZodType, losses: Losses) {
  type Params = ParamsOf<operations[Id]>
  const { operationId, personal = false } = descriptor
  const send = sender(descriptor, validator, losses)
  const call = (params: Params, init: Init = {}) => send(params, init)
  const key = (params?: Params) =>
    params ? ([operationId, params, ...readerOf(descriptor).part] as const) : ([operationId] as const)
  const options = (params: Params) => {
    const { init } = readerOf(descriptor)
    const queryFn = ({ signal }: { signal: AbortSignal }) => call(params, { signal, ...init })
    return queryOptions({ queryKey: key(params), queryFn, meta: { personal } })
  }
  return { ...descriptor, call, key, options }
}

type Listed = { data: unknown[]; meta: { page: number; limit: number; total: number } }

/**
 * Without a readable `meta`, whose figures are then 0, the list ends at an empty page, or at one that repeats the page
 * before it: then the server has no pages.
 */
function nextPage({ data, meta }: Listed, before: Listed | undefined, page: number) {
  const isRepeated = () => JSON.stringify(before?.data) === JSON.stringify(data)
  const isEnd = meta.limit > 0 ? meta.page * meta.limit >= meta.total : isRepeated()
  return data.length === 0 || isEnd ? undefined : page + 1
}

/** A GET with a `page` parameter: `pages` appends from page 1 and ends at the total or at an empty page. */
export function pagedQuery<Id extends OperationId>(descriptor: Descriptor<Id>, validator: $ZodType, losses: Losses) {
  type Params = ParamsOf<operations[Id]>
  const { operationId, personal = false } = descriptor
  const plain = query(descriptor, validator, losses)
  const pages = (params: Omit<Params, 'page'>) => {
    const { part, init } = readerOf(descriptor)
    return infiniteQueryOptions({
      queryKey: [operationId, 'pages', params, ...part] as const,
      queryFn: ({ signal, pageParam }) =>
        plain.call({ ...params, page: pageParam } as unknown as Params, { signal, ...init }),
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => nextPage(last as Listed, pages.at(-2) as Listed | undefined, page),
      meta: { personal },
    })
  }
  return { ...plain, pages }
}

/** A call that changes something. It is never retried automatically. */
export function mutation<Id extends OperationId>(descriptor: Descriptor<Id>, validator: $ZodType, losses: Losses) {
  type Variables = VariablesOf<operations[Id]>
  const { operationId, invalidates = [] } = descriptor
  const send = sender(descriptor, validator, losses)
  const call = (variables: Variables, init: Init = {}) => {
    const { params = {}, body } = variables as { params?: object; body?: unknown }
    return send(params, body === undefined ? init : { ...init, body })
  }
  const options = () =>
    mutationOptions({
      mutationKey: [operationId] as const,
      mutationFn: (variables: Variables) => call(variables),
      meta: { invalidates },
    })
  return { ...descriptor, call, options }
}

/**
 * An event stream: `open` yields each valid event until the signal aborts or the connection ends. `complete` may add to
 * an event what the stream itself says, before it is validated.
 */
export function stream<Id extends OperationId>(descriptor: Descriptor<Id>, validator: $ZodType, losses: Losses) {
  const open = (params: ParamsOf<operations[Id]>, signal: AbortSignal, complete?: StreamCall['complete']) =>
    transport.openStream({
      ...descriptor,
      validator,
      losses,
      params: place(descriptor, params),
      signal,
      ...(complete && { complete }),
    }) as AsyncIterable<ResponseOf<operations[Id]>>
  return { ...descriptor, open }
}
