/** Sessions of a target, by the documented calls. */
import { createHash, randomBytes } from 'node:crypto'
import type { Schema } from '../contract.ts'
import type { Exchange } from './exchange.ts'

export interface Session {
  token: string
  refreshToken?: string | undefined
  userId: string
  claims: Schema
}

export const deviceId = 'contract-guard-0001'
/** RFC 7636: any 43 characters and more. */
export const verifier = 'contract-guard-verifier-0123456789-0123456789'
export const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The claims of a JWT, unverified. Throws where it is none. */
export function claimsOf(token: string): Schema {
  const [, payload = ''] = token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
}

/** Throws where the token is no JWT. */
export function sessionOf(token: string, refreshToken?: string): Session {
  const claims = claimsOf(token)
  return { token, refreshToken, claims, userId: String(claims.sub) }
}

const dataOf = (body: unknown) => ((body as Schema | undefined)?.data ?? {}) as Schema

function toSession(body: unknown): Session | undefined {
  const { accessToken, refreshToken } = dataOf(body)
  try {
    return sessionOf(String(accessToken), String(refreshToken))
  } catch {
    return undefined
  }
}

export async function signInGuest(exchange: Exchange): Promise<Session | undefined> {
  const reply = await exchange('signInGuest', { body: { device_type: 'web', device_id: deviceId } })
  return toSession(reply.body)
}

export interface Phone {
  phone: string
  country_code: string
  otp: string
}

/** A one-time code's ticket; a server that asks for patience gets it, once. */
export async function askForCode(exchange: Exchange, { phone, country_code }: Phone, waitFor: (ms: number) => unknown) {
  const ask = () => exchange('requestOtp', { body: { phone, country_code } })
  const first = await ask()
  if (first.status !== 429) return dataOf(first.body).ref_id
  await waitFor(1000 * Number(first.headers['retry-after'] ?? 30))
  return dataOf((await ask()).body).ref_id
}

/** The authorization code of a phone. */
export async function prove(exchange: Exchange, { phone, country_code, otp }: Phone, ref_id: unknown) {
  const code_challenge = challengeOf(verifier)
  const body = { phone, country_code, ref_id, otp, code_challenge, code_challenge_method: 'S256' }
  return dataOf((await exchange('verifyOtp', { body })).body).auth_code
}

/** Signs in with a phone; undefined where the server does not let us. */
export async function signInCustomer(exchange: Exchange, phone: Phone, waitFor: (ms: number) => unknown) {
  const auth_code = await prove(exchange, phone, await askForCode(exchange, phone, waitFor))
  const body = { auth_code, code_verifier: verifier, device_type: 'web', device_id: deviceId }
  const reply = await exchange('createAccessToken', { body })
  return toSession(reply.body)
}

export async function renew(exchange: Exchange, session: Session): Promise<Session | undefined> {
  if (!session.refreshToken) return undefined
  const reply = await exchange('refreshTokens', {
    header: { refreshToken: session.refreshToken },
    body: { device_type: 'web', device_id: deviceId },
  })
  return toSession(reply.body)
}

/** Tokens that must not be let in, made from a good one. */
export function forgeries(token: string, random = randomBytes(8).toString('hex')): Record<string, string> {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = (() => {
    try {
      return claimsOf(token)
    } catch {
      return {}
    }
  })()
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  return {
    garbage: `not-a-token-${random}`,
    'another signature': `${head}.${payload}.${flipped}`,
    'other claims under the old signature': `${head}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`,
    'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'an end in the past': `${head}.${encode({ ...claims, iat: 1_600_000_000, exp: 1_600_000_600 })}.${signature}`,
  }
}
