/** A fake API for the transport tests, which records the requests. */
import { vi } from 'vitest'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An unsigned token with these claims. `mark` distinguishes two tokens. */
export const tokenOf = (claims: object, mark = '0') =>
  `${encode({ alg: 'none' })}.${encode({ ...claims, jti: mark })}.c2ln`

export const customer = { sub: 'usr-1', is_guest_user: false }
export const guest = { sub: 'gst-1', is_guest_user: true }

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const refused = () => json(401, { code: 'AUTH_4010', message: 'Please sign in again.' })
export const tokensResponse = (accessToken: string) =>
  json(200, { code: '200', data: { accessToken, refreshToken: `rt_${'0'.repeat(20)}` } })

type Seen = { path: string; token: string | null; body: string; headers: Headers }
type Respond = (request: Seen) => Response | Promise<Response>

/** Replaces fetch and the browser's locks. Returns the recorded requests. */
export function fakeApi(respond: Respond): Seen[] {
  const seen: Seen[] = []
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null
    const entry = { path: new URL(request.url).pathname, token, body: await request.text(), headers: request.headers }
    seen.push(entry)
    return respond(entry)
  })
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: LockOptions, work: (lock: object) => Promise<unknown>) => {
    const run = last.then(() => work({}))
    last = run.catch(() => undefined)
    return run
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return seen
}
