/** A documented refusal. */
export class Refusal extends Error {
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
