/** One call out and its answer in: openapi-fetch, the transport's headers, time-out, typed errors, validated answer. */
import createClient from 'openapi-fetch'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import type { operations } from '#generated/types.ts'
import { ErrorAnswer } from '#generated/zod/schemas.ts'
import { config } from '../config.ts'
import { anySignal, randomUUID, timeoutSignal } from '../platform.ts'
import { read } from '../storage/storage.ts'
import { apiBase, claimsOf } from './claims.ts'
import { deviceId } from './device.ts'
import { takeEarly } from './early-answer.ts'
import { ApiError, CallError, ContractError, NetworkError, TimeoutError, undocumentedCode } from './errors.ts'
import { readAnswer } from './reader.ts'
import { retryAfter } from './retry-after.ts'

export type Method = 'get' | 'post' | 'patch' | 'delete'
/** Whether a call needs a token, can do without one, or never carries one. */
export type Access = 'required' | 'optional' | 'none'
export type Validator = $ZodType

export interface Call {
  operationId: string
  method: Method
  path: string
  access: Access
  /** Whether the call names this device in a header. */
  device: boolean
  /** Validates the whole envelope, or one event of a stream. */
  answer: Validator
  params: { path: Record<string, unknown>; query: Record<string, unknown>; header: Record<string, unknown> }
  body?: unknown
  signal?: AbortSignal
}

/** Sends a request that may be sent again; the session's part of a call. */
export type Fetch = (request: Request) => Promise<Response>

/** Milliseconds (specification §9). */
export const timeout = 10_000

const client = createClient({ querySerializer: { array: { style: 'form', explode: false } } })

function dispatch(call: Call, requestId: string, fetch: Fetch, parseAs: 'text' | 'stream') {
  const header = {
    ...call.params.header,
    client_id: config.clientId,
    'X-Request-Id': requestId,
    ...(call.device && { device_id: deviceId() }),
  }
  const init = {
    baseUrl: apiBase(claimsOf(read('accessToken'))),
    params: { ...call.params, header },
    fetch,
    parseAs,
    ...(call.body !== undefined && { body: call.body }),
    ...(call.signal && { signal: call.signal }),
  }
  return client.request(call.method as never, call.path as never, init as never) as Promise<{
    data?: unknown
    error?: unknown
    response: Response
  }>
}

/** Adds the time-out to each sending; a stream has none. What the page's first script has sent already is not sent again. */
export const timed: Fetch = (request) =>
  takeEarly(request) ?? fetch(request, { signal: anySignal([request.signal, timeoutSignal(timeout)]) })

type Name = { operationId: string; requestId: string }

/** What a failed sending means. A call that was cancelled stays cancelled; typed errors stay as they are. */
function failure(error: unknown, name: Name, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || error instanceof CallError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new TimeoutError('The server did not answer in time.', name, { cause: error })
  return new NetworkError('The server could not be reached.', name, { cause: error })
}

function refusal(name: Name, response: Response, body: unknown): ApiError {
  const read = z.safeParse(ErrorAnswer, body)
  const { code, message } = read.success
    ? read.data
    : { code: `${undocumentedCode}${response.status}`, message: `The server answered ${response.status}.` }
  return new ApiError(name, {
    status: response.status,
    code,
    message,
    body,
    retryAfter: retryAfter(response.headers),
  })
}

/** By operation, the last refusal that named a time for the next try. */
const refusals = new Map<string, ApiError>()

/** A server that asked for time is not asked again before, whoever asks: a retry, a poll or a window that gets the focus. */
function holdBack({ method, operationId }: Call) {
  const last = refusals.get(operationId)
  if (method === 'get' && last?.retryAt && Date.now() < last.retryAt) throw last
}

function parse(text: unknown, name: Name): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw new ContractError(`The answer to ${name.operationId} is not JSON`, name)
  }
}

/** What stands for a success without a body. */
const nothing = { code: '200', data: null }

/** After a change the profile is read anew, so its answer may be empty, too (204). */
const mayBeEmpty: ReadonlySet<string> = new Set<keyof operations>(['updateProfile'])

/** The validated envelope. Throws ApiError, NetworkError, TimeoutError, ContractError. */
export async function send(call: Call, fetch: Fetch = timed): Promise<unknown> {
  holdBack(call)
  const name = { operationId: call.operationId, requestId: randomUUID() }
  const result = await dispatch(call, name.requestId, fetch, 'text').catch((error: unknown) => {
    throw failure(error, name, call.signal)
  })
  if (!result.response.ok) {
    const error = refusal(name, result.response, result.error)
    if (error.retryAt) refusals.set(name.operationId, error)
    throw error
  }
  if (!result.data && mayBeEmpty.has(name.operationId)) return nothing
  // Where the document says `data: null`, an empty body says the same; anywhere else it does not conform.
  const body = result.data ? parse(result.data, name) : nothing
  return readAnswer(body, { ...name, validator: call.answer })
}

/** The open body of a stream. Throws as `send`. */
export async function sendForStream(call: Call, fetch: Fetch): Promise<{ body: ReadableStream; name: Name }> {
  const name = { operationId: call.operationId, requestId: randomUUID() }
  const result = await dispatch(call, name.requestId, fetch, 'stream').catch((error: unknown) => {
    throw failure(error, name, call.signal)
  })
  if (!result.response.ok) throw refusal(name, result.response, result.error)
  return { body: result.data as ReadableStream, name }
}
