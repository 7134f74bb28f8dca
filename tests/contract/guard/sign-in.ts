/** Signs in with the documented calls. */
import { createHash, randomUUID } from 'node:crypto'
import type { Schema } from './contract.ts'
import type { Exchange } from './exchange.ts'
import { secondsToWait } from './retry-after.ts'

export interface Session {
  token: string
  refreshToken?: string | undefined
  userId: string
  claims: Schema
  /** The device that signed in. */
  deviceId: string
}

export interface Phone {
  phone: string
  country_code: string
  otp: string
}

export const deviceId = 'contract-guard-0001'
export const deviceOf = (id: string) => ({ device_type: 'web', device_id: id })
/** RFC 7636 requires at least 43 characters. */
export const verifier = 'contract-guard-verifier-0123456789-0123456789'
const code_challenge = createHash('sha256').update(verifier).digest('base64url')
export const challenge = { code_challenge, code_challenge_method: 'S256' }

export const dataOf = (reply: { body: unknown }) => ((reply.body as Schema | undefined)?.data ?? {}) as Schema

/** The unverified claims of a JWT, or none if it is not a JWT. */
export function claimsOf(token: string): Schema {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    return {}
  }
}

export function sessionOf(token: string, refreshToken?: string, device = deviceId): Session {
  const claims = claimsOf(token)
  return { token, refreshToken, claims, userId: String(claims.sub ?? 'unknown'), deviceId: device }
}

export function sessionIn(reply: { body: unknown }, device = deviceId): Session | undefined {
  const { accessToken, refreshToken } = dataOf(reply)
  return accessToken === undefined ? undefined : sessionOf(String(accessToken), String(refreshToken), device)
}

/** Whether the token lists this optional feature. */
export const offers = ({ claims }: Session, feature: string) =>
  Array.isArray(claims.features) && claims.features.includes(feature)

/** A new guest on a new device, unless it returns to one. */
export const signInGuest = async (exchange: Exchange, device: string = randomUUID(), userId?: string) =>
  sessionIn(
    await exchange('signInGuest', { body: { ...deviceOf(device), ...(userId !== undefined && { user_id: userId }) } }),
    device,
  )

type Wait = (ms: number) => Promise<void>
const second = 1000

/** Requests a code. Waits once if the server limits the rate. */
export async function requestOtp(exchange: Exchange, { otp: _, ...number }: Phone, wait: Wait) {
  const sent = await exchange('requestOtp', { body: number })
  if (sent.status !== 429) return sent
  await wait(second * (secondsToWait(sent) ?? 30))
  return exchange('requestOtp', { body: number })
}

/** Proves the phone. The response has the authorization code. */
export const verifyOtp = (exchange: Exchange, phone: Phone, ref_id: unknown) =>
  exchange('verifyOtp', { body: { ...phone, ref_id, ...challenge } })

/** Returns undefined if the sign-in fails. */
export async function signInCustomer(exchange: Exchange, phone: Phone, wait: Wait, device = deviceId) {
  const { ref_id } = dataOf(await requestOtp(exchange, phone, wait))
  const { auth_code } = dataOf(await verifyOtp(exchange, phone, ref_id))
  const body = { auth_code, code_verifier: verifier, ...deviceOf(device) }
  return sessionIn(await exchange('createAccessToken', { body }), device)
}

export async function renew(exchange: Exchange, { refreshToken, deviceId: device }: Session) {
  if (!refreshToken) return undefined
  return sessionIn(await exchange('refreshTokens', { header: { refreshToken }, body: deviceOf(device) }), device)
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
