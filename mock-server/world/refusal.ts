/** Documented errors. Handlers throw them; the server sends them. */
export type MockResponse = { status: number; headers: Record<string, string>; body: unknown }

export interface ErrorDetails {
  status: number
  code: string
  message: string
  headers: Record<string, string>
}

export class Refusal extends Error implements ErrorDetails {
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export function refuse(status: number, code: string, message: string, headers?: Record<string, string>): never {
  throw new Refusal(status, code, message, headers)
}

export const invalidRequest = (why: string) => new Refusal(422, 'REQUEST_4220', `The request is not valid: ${why}`)

export function invalid(why: string): never {
  throw invalidRequest(why)
}

/** The response to a defect of the server. */
export const failed = () => new Refusal(500, 'SERVER_5000', 'Something went wrong on our side.')

export const unauthorized = () => new Refusal(401, 'AUTH_4010', 'Please sign in again.')

export function signInAgain(): never {
  throw unauthorized()
}

export const errorResponse = ({ status, code, message, headers }: ErrorDetails): MockResponse => ({
  status,
  headers,
  body: { code, message: message.slice(0, 500) },
})
