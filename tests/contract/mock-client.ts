/** A mock server for one test, with a client. */
import { join } from 'node:path'
import { createMockServer, type MockOptions } from '#mock/server/server.ts'

export const openapiFolder = join(import.meta.dirname, '../../openapi')
export const fixedTime = '2026-11-02T09:00:00.000Z'
export const device = 'device-0000-0001'

export interface Reply {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every operation; the mock validates them
  body: any
}

export async function startMock(options: Partial<MockOptions> = {}) {
  const server = await createMockServer({ port: 0, openapi: openapiFolder, fixedTime, ...options })

  async function call(
    method: string,
    path: string,
    {
      token,
      body,
      headers = {},
      world = 'default',
    }: { token?: string | undefined; body?: unknown; headers?: Record<string, string>; world?: string } = {},
  ): Promise<Reply> {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        client_id: 'test',
        'x-mock-world': world,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    }
  }

  const guest = async (world = 'default') => {
    const { body } = await call('POST', '/v1/auth/guest-login', {
      world,
      body: { device_type: 'web', device_id: device },
    })
    return session(body.data.accessToken, body.data.refreshToken)
  }

  /** Signs in by phone. Verifier and challenge are the example in RFC 7636. */
  const customer = async (phone = '9876543210', world = 'default') => {
    const number = { phone, country_code: '+91' }
    const sent = await call('POST', '/v1/auth/get-otp', { world, body: number })
    const proof = {
      ...number,
      ref_id: sent.body.data.ref_id,
      otp: '123456',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }
    const proven = await call('POST', '/v1/auth/verify-otp', { world, body: proof })
    const { body } = await call('POST', '/v1/auth/access-token', {
      world,
      body: { auth_code: proven.body.data.auth_code, code_verifier: verifier, device_type: 'web', device_id: device },
    })
    return session(body.data.accessToken, body.data.refreshToken)
  }

  const advance = (ms: number, world = 'default') => call('POST', '/__mock/clock', { world, body: { ms } })

  return { ...server, call, guest, customer, advance }
}

export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
export const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

function session(token: string, refreshToken: string) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { token, refreshToken, claims, userId: String(claims.sub) }
}

export type Mock = Awaited<ReturnType<typeof startMock>>
