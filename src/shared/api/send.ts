/** Sends one call: openapi-fetch, headers, timeout, typed errors, validated response. */
import createClient from 'openapi-fetch'
import { ErrorResponse as losses } from '#generated/losses.ts'
import type { Call } from '#generated/runtime/operation.ts'
import { ErrorResponse } from '#generated/zod/schemas/index.ts'
import { now } from '../clock.ts'
import { anySignal, randomUUID, timeoutSignal } from '../platform.ts'
import { callHeaders, headerName, timeout } from './call-headers.ts'
import { isAllowedBase } from './claims.ts'
import { currentCustomer } from './customer.ts'
import { deviceId } from './device.ts'
import { takeEarly } from './early-response.ts'
import {
  ApiError,
  CallError,
  type CallName,
  ContractError,
  NetworkError,
  TimeoutError,
  undocumentedCode,
} from './errors.ts'
import { unlessPortal } from './portal.ts'
import { accepted, readResponse } from './reader.ts'
import { retryAfter } from './retry-after.ts'
import { languageOf, noteLanguage } from './server-language.ts'

/** Sends a prepared request. */
export type Fetch = (request: Request) => Promise<Response>

/** Where a call goes, and how: client.ts adds the session to `fetch`. */
export interface Way {
  base: string
  fetch: Fetch
}

/** Any path with any parameters: the generated operations have already typed the call. */
type AnyPaths = {
  [path: string]: Record<
    Call['method'],
    {
      parameters: Call['params']
      requestBody?: { content: { 'application/json': unknown } }
      responses: { 200: { content: { 'application/json': unknown } } }
    }
  >
}

const client = createClient<AnyPaths>({ querySerializer: { array: { style: 'form', explode: false } } })

async function dispatch(
  call: Call,
  { operationId, requestId }: CallName,
  { base, fetch }: Way,
  parseAs: 'text' | 'stream',
) {
  // A payment's own API stays its API: another one would honestly not know the payment.
  if (!isAllowedBase(base))
    throw new NetworkError(`The settings do not allow the API at ${base}.`, { operationId, requestId })
  const header = {
    ...call.params.header,
    ...callHeaders(requestId),
    ...(call.device && { [headerName('device_id')]: deviceId() }),
  }
  const init = {
    baseUrl: base,
    params: { ...call.params, header },
    fetch: unlessPortal(fetch, { operationId: call.operationId, requestId }),
    parseAs,
    ...(call.body !== undefined && { body: call.body }),
    ...(call.signal && { signal: call.signal }),
  }
  return client.request(call.method, call.path, init)
}

/** Sends with a timeout (streams have none), or uses the response to the request of the page's first script. */
export const timed: Fetch = (request) =>
  takeEarly(request) ?? fetch(request, { signal: anySignal([request.signal, timeoutSignal(timeout)]) })

/** Converts an error to a typed one. Errors of canceled calls and typed errors are returned unchanged. */
function failure(error: unknown, name: CallName, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || error instanceof CallError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new TimeoutError('The server did not respond in time.', name, { cause: error })
  return new NetworkError('The server could not be reached.', name, { cause: error })
}

function refusal(name: CallName, response: Response, body: unknown): ApiError {
  const read = accepted(body, { validator: ErrorResponse, losses }) as { code: string; message: string } | undefined
  const code = read?.code ?? `${undocumentedCode}${response.status}`
  // The app's own message, in English, is for developers.
  const said = read?.message
    ? { message: read.message, language: languageOf(response.headers) }
    : { message: `The server responded with ${response.status}.`, language: 'en' }
  return new ApiError(name, {
    status: response.status,
    code,
    ...said,
    body,
    retryAfter: retryAfter(response.headers),
  })
}

/** The last refusal with `Retry-After`, by what was asked, where and for whom. */
const refusals = new Map<string, ApiError>()

const askerOf = ({ operationId }: Call, { base }: Way) => `${operationId} ${base} ${currentCustomer()}`

/** Respects `Retry-After` for every GET: retries, polls and refetches on focus. */
function holdBack({ method }: Call, asker: string) {
  const last = refusals.get(asker)
  if (method === 'get' && last?.retryAt && now() < last.retryAt) throw last
}

function parse(text: unknown, name: CallName): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw new ContractError(`The response to ${name.operationId} is not JSON`, name)
  }
}

/** The envelope of a success without a body. */
const nothing = { code: '200', data: null }

/** Returns the validated envelope. Throws ApiError, NetworkError, TimeoutError, ContractError, PortalError. */
export async function send(call: Call, way: Way): Promise<unknown> {
  const asker = askerOf(call, way)
  holdBack(call, asker)
  const name = { operationId: call.operationId, requestId: randomUUID() }
  const result = await dispatch(call, name, way, 'text').catch((error: unknown) => {
    throw failure(error, name, call.signal)
  })
  if (!result.response.ok) {
    const error = refusal(name, result.response, result.error)
    if (error.retryAt) refusals.set(asker, error)
    throw error
  }
  noteLanguage(result.response.headers)
  if (!result.data && call.mayBeEmpty) return nothing
  // If the document says `data: null`, an empty body means the same. Otherwise the validator rejects it.
  const body = result.data ? parse(result.data, name) : nothing
  return readResponse(body, { ...call, ...name })
}

/** Returns the open body of a stream. Throws like `send`. */
export async function sendForStream(call: Call, way: Way): Promise<{ body: ReadableStream; name: CallName }> {
  const name = { operationId: call.operationId, requestId: randomUUID() }
  const result = await dispatch(call, name, way, 'stream').catch((error: unknown) => {
    throw failure(error, name, call.signal)
  })
  if (!result.response.ok) throw refusal(name, result.response, result.error)
  return { body: result.data as ReadableStream, name }
}
