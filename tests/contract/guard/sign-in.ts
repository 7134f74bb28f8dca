/** Signs in with the documented calls. */
import { createHash } from 'node:crypto'
import type { Schema } from './contract.ts'
import type { Exchange } from './exchange.ts'

export interface Session {
  token: string
  refreshToken?: string | undefined
  userId: string
  claims: Schema
}

export interface Phone {
  phone: string
  country_code: string
  otp: string
}

export const deviceId = 'contract-guard-0001'
const device = { device_type: 'web', device_id: deviceId }
/** RFC 7636 requires at least 43 characters. */
const verifier = 'contract-guard-verifier-0123456789-0123456789'
const code_challenge = createHash('sha256').update(verifier).digest('base64url')

export const dataOf = (reply: { body: unknown }) => ((reply.body as Schema | undefined)?.data ?? {}) as Schema

/** The unverified claims of a JWT, or none if it is not a JWT. */
function claimsOf(token: string): Schema {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    return {}
  }
}

export function sessionOf(token: string, refreshToken?: string): Session {
  const claims = claimsOf(token)
  return { token, refreshToken, claims, userId: String(claims.sub ?? 'unknown') }
}

function sessionIn(reply: { body: unknown }): Session | undefined {
  const { accessToken, refreshToken } = dataOf(reply)
  return accessToken === undefined ? undefined : sessionOf(String(accessToken), String(refreshToken))
}

export const signInGuest = async (exchange: Exchange) => sessionIn(await exchange('signInGuest', { body: device }))

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds))

/** Returns undefined if the sign-in fails. Waits once if the server limits the rate. */
export async function signInCustomer(exchange: Exchange, { otp, ...number }: Phone): Promise<Session | undefined> {
  let sent = await exchange('requestOtp', { body: number })
  if (sent.status === 429) {
    await wait(Number(sent.headers['retry-after'] ?? 30))
    sent = await exchange('requestOtp', { body: number })
  }
  const { ref_id } = dataOf(sent)
  const proof = { ...number, ref_id, otp, code_challenge, code_challenge_method: 'S256' }
  const { auth_code } = dataOf(await exchange('verifyOtp', { body: proof }))
  return sessionIn(await exchange('createAccessToken', { body: { auth_code, code_verifier: verifier, ...device } }))
}

export async function renew(exchange: Exchange, { refreshToken }: Session): Promise<Session | undefined> {
  if (!refreshToken) return undefined
  return sessionIn(await exchange('refreshTokens', { header: { refreshToken }, body: device }))
}

/** Forged variants of a valid token, which the server must reject. */
export function forgeries(token: string): Record<string, string> {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = claimsOf(token)
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  return {
    garbage: 'not-a-token',
    'another signature': `${head}.${payload}.${flipped}`,
    'other claims under the old signature': `${head}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`,
    'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'an end in the past': `${head}.${encode({ ...claims, iat: 1_600_000_000, exp: 1_600_000_600 })}.${signature}`,
  }
}
