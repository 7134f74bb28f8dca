/** What a call can fail with. The transport throws these and shows nothing. */
interface CallName {
  operationId: string
  /** The id the call carried; the customer's support reference where money is concerned. */
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

/** Begins the code of an answer whose body is not the API's own. */
export const undocumentedCode = 'HTTP_'

/** The server answered with an error: HTTP status, its code and its sentence. */
export class ApiError extends CallError {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  /** The answer's body as it came. */
  readonly body: unknown
  /** Whether the body is the API's own error; a proxy's or a captive portal's page is not. */
  readonly isDocumented: boolean
  /** Seconds to wait, where the server says so. */
  readonly retryAfter: number | undefined
  /** Milliseconds since 1970 before which the server wants no other try. */
  readonly retryAt: number | undefined
  constructor(
    call: CallName,
    answer: { status: number; code: string; message: string; body: unknown; retryAfter?: number | undefined },
  ) {
    super(answer.message, call)
    this.status = answer.status
    this.code = answer.code
    this.isDocumented = !answer.code.startsWith(undocumentedCode)
    this.body = answer.body
    this.retryAfter = answer.retryAfter
    this.retryAt = answer.retryAfter === undefined ? undefined : Date.now() + answer.retryAfter * 1000
  }
}

/** No answer: offline, connection lost, server gone. Says nothing about what the server has done. */
export class NetworkError extends CallError {
  override name = 'NetworkError'
}

/** No answer in time. Says nothing about what the server has done. */
export class TimeoutError extends NetworkError {
  override name = 'TimeoutError'
}

/** Somebody else is signed in by now, or nobody: the call was not repeated in their name. Screens say nothing. */
export class SessionChangedError extends CallError {
  override name = 'SessionChangedError'
}

/** The answer is not what the document says, where that must not pass: nothing advances on it. */
export class ContractError extends CallError {
  override name = 'ContractError'
}

/** The support reference of a failed call; undefined for errors that are no calls. */
export const requestIdOf = (error: unknown) => (error instanceof CallError ? error.requestId : undefined)
