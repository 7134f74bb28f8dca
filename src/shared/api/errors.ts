/** The errors that the transport throws. */
interface CallName {
  operationId: string
  /** The call's X-Request-Id, shown to customers as the support reference. */
  requestId: string
}

/** Any of the errors below. */
export class CallError extends Error {
  readonly operationId: string
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
  readonly code: string
  /** The response body, unvalidated. */
  readonly body: unknown
  /** Whether the body has the API's error format; a page from a proxy or captive portal does not. */
  readonly isDocumented: boolean
  /** Seconds from Retry-After. */
  readonly retryAfter: number | undefined
  /** The earliest time for a retry, in milliseconds since 1970. */
  readonly retryAt: number | undefined
  constructor(
    call: CallName,
    response: { status: number; code: string; message: string; body: unknown; retryAfter?: number | undefined },
  ) {
    super(response.message, call)
    this.status = response.status
    this.code = response.code
    this.isDocumented = !response.code.startsWith(undocumentedCode)
    this.body = response.body
    this.retryAfter = response.retryAfter
    this.retryAt = response.retryAfter === undefined ? undefined : Date.now() + response.retryAfter * 1000
  }
}

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

/** The support reference of a failed call; undefined for other errors. */
export const requestIdOf = (error: unknown) => (error instanceof CallError ? error.requestId : undefined)
