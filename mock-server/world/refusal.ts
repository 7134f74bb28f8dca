/** Documented errors. Handlers throw them; the server sends them. */
export type Answer = { status: number; headers: Record<string, string>; body: unknown }

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

export function invalid(why: string): never {
  return refuse(422, 'REQUEST_4220', `The request is not valid: ${why}`)
}

export const unauthorized = () => new Refusal(401, 'AUTH_4010', 'Please sign in again.')

export function signInAgain(): never {
  throw unauthorized()
}

export const answerOf = ({ status, code, message, headers }: ErrorDetails): Answer => ({
  status,
  headers,
  body: { code, message: message.slice(0, 500) },
})
