/** The errors a call can fail with. The transport throws them and shows nothing. */
interface CallName {
  operationId: string
  /** The call's X-Request-Id, shown as the support reference where money is concerned. */
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

/** Prefix of the code of an answer whose body is not the API's own. */
export const undocumentedCode = 'HTTP_'

/** The server answered with an error: HTTP status, code and message. */
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
  /** The earliest time for another try, in milliseconds since 1970. */
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

/** The session has changed since the call started, so it was not repeated. Screens show nothing. */
export class SessionChangedError extends CallError {
  override name = 'SessionChangedError'
}

/** The answer breaks the document in a way that can't be tolerated. */
export class ContractError extends CallError {
  override name = 'ContractError'
}

/** The support reference of a failed call; undefined for other errors. */
export const requestIdOf = (error: unknown) => (error instanceof CallError ? error.requestId : undefined)
