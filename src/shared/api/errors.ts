/** The errors that the transport throws. */
import type { OperationId } from '#generated/runtime/operation.ts'
import type { ErrorCode } from '#generated/types.ts'
import { now } from '../clock.ts'

/** Names one call. */
export interface CallName {
  operationId: OperationId
  /** The call's X-Request-Id, shown to customers as the support reference. */
  requestId: string
}

/** Any of the errors below. */
export class CallError extends Error {
  readonly operationId: OperationId
  readonly requestId: string
  constructor(message: string, { operationId, requestId }: CallName, options?: ErrorOptions) {
    super(message, options)
    this.operationId = operationId
    this.requestId = requestId
  }
}

/** Code prefix of an error response whose body is not the API's error format. */
export const undocumentedCode = 'HTTP_'

/** The server responded with an error: HTTP status, code and message. */
export class ApiError extends CallError {
  override name = 'ApiError'
  readonly status: number
  /** The type lists the documented codes, so that a misspelled comparison fails. Servers may send others. */
  readonly code: ErrorCode
  /** The message's language, if the response says it. */
  readonly language: string | undefined
  /** The response body, unvalidated. */
  readonly body: unknown
  /** Whether the body has the API's error format; a page from a proxy or captive portal does not. */
  readonly isDocumented: boolean
  /** Seconds from Retry-After. */
  readonly retryAfter: number | undefined
  /** The earliest time for a retry, by clock.ts. */
  readonly retryAt: number | undefined
  constructor(
    call: CallName,
    response: {
      status: number
      code: string
      message: string
      language?: string | undefined
      body: unknown
      retryAfter?: number | undefined
    },
  ) {
    super(response.message, call)
    this.status = response.status
    this.code = response.code as ErrorCode
    this.language = response.language
    this.isDocumented = !response.code.startsWith(undocumentedCode)
    this.body = response.body
    this.retryAfter = response.retryAfter
    this.retryAt = response.retryAfter === undefined ? undefined : now() + response.retryAfter * 1000
  }
}

/** The server's error code; undefined for other errors. */
export const errorCode = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** No response: offline, connection lost, server unreachable. The server may still have executed the call. */
export class NetworkError extends CallError {
  override name = 'NetworkError'
}

/** No response in time. The server may still have executed the call. */
export class TimeoutError extends NetworkError {
  override name = 'TimeoutError'
}

/** The session has changed since the call started, so the call was not repeated. */
export class SessionChangedError extends CallError {
  override name = 'SessionChangedError'
}

/** The response violates the OpenAPI document in a way that can't be tolerated. */
export class ContractError extends CallError {
  override name = 'ContractError'
}

/**
 * The network's own sign-in page instead of a response. Proves nothing about the call: the server may have executed it,
 * and its response got lost.
 */
export class PortalError extends ContractError {
  override name = 'PortalError'
}

/** The support reference of a failed call; undefined for other errors. */
export const requestIdOf = (error: unknown) => (error instanceof CallError ? error.requestId : undefined)
