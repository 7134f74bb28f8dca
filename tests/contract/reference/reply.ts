/** What the backend answers: an envelope of its own making, or a refusal thrown from anywhere below an operation. */

export interface Reply {
  status: number
  headers: Record<string, string>
  /** Sent as JSON; a string is sent as it is. */
  body: unknown
}

/** Thrown where a call can't be answered as asked. `code` is the contract's own error code. */
export class Refused extends Error {
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
  throw new Refused(status, code, message, headers)
}

const json = { 'content-type': 'application/json', 'cache-control': 'no-store' }

export const notFound = (what: string) => refuse(404, 'FOUND_4040', `We could not find that ${what}.`)
export const notYours = () => refuse(403, 'AUTH_4030', 'This belongs to somebody else.')

export const ok = (data: unknown, message?: string): Reply => ({
  status: 200,
  headers: { ...json },
  body: { code: '200', ...(message && { message }), data },
})

export const refused = ({ status, code, message, headers }: Refused): Reply => ({
  status,
  headers: { ...json, ...headers },
  body: { code, message: message.slice(0, 500) },
})

/** `page` counts from 1; paging that is off answers every row at once. */
export interface Paging {
  page?: number
  limit?: number
  pageOff?: boolean
}

export function listed<Row>(rows: Row[], { page = 1, limit = 10, pageOff = false }: Paging): Reply {
  const total = rows.length
  const shown = pageOff ? rows : rows.slice((page - 1) * limit, page * limit)
  const meta = pageOff ? { page: 1, limit: Math.max(total, 1), total } : { page, limit, total }
  return { status: 200, headers: { ...json }, body: { code: '200', data: shown, meta } }
}
