/** Signed access tokens (RFC 7519, HS256) with the documented claims, and refresh tokens that are spent by their use. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { refuse } from './reply.ts'
import type { World } from './world.ts'

export interface Caller {
  userId: string
  isGuest: boolean
  sessionId: string
}

export const warehouseId = '79'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sign = (content: string) => createHmac('sha256', 'reference-signing-key').update(content).digest('base64url')

function accessToken(world: World, userId: string, sessionId: string): string {
  const iat = Math.floor(world.now() / 1000)
  const customer = world.customers.get(userId)
  const claims = {
    sub: userId,
    ...(!world.has('token-without-guest-claim') && { is_guest_user: !customer }),
    is_new: customer?.isNew ?? false,
    country_warehouse_id: world.has('token-warehouse-as-number') ? Number(warehouseId) : warehouseId,
    iat,
    exp: iat + world.settings.tokenLife,
    sid: sessionId,
    jti: world.nextId('jti'),
  }
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${sign(content)}`
}

/** Tokens of a new session, or of one that goes on. */
export function tokensFor(world: World, userId: string, sessionId = world.nextId('ses')) {
  if (!world.sessions.has(sessionId)) world.sessions.set(sessionId, { userId, isEnded: false })
  const refreshToken = `rt_${world.secret()}`
  world.refreshTokens.set(refreshToken, { sessionId, isSpent: false })
  return { accessToken: accessToken(world, userId, sessionId), refreshToken }
}

function isSigned(content: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(content))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The claims of a token as they stand, signed or not. */
function claimsOf(token: string): { sub: string; exp: number; sid: string } | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}

/** What a fault leaves unchecked about a token. */
export interface Leniency {
  signature?: boolean
  expiry?: boolean
  session?: boolean
}

/** Whom a bearer token belongs to; undefined for anything but a living token of this backend. */
export function readToken(world: World, header: string | undefined, lenient: Leniency = {}): Caller | undefined {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1]
  const [head = '', payload = '', signature = '', more] = token?.split('.') ?? []
  if (!token || more !== undefined) return undefined
  if (!lenient.signature && !isSigned(`${head}.${payload}`, signature)) return undefined
  const claims = claimsOf(token)
  if (!claims) return undefined
  if (!lenient.expiry && claims.exp <= world.now() / 1000) return undefined
  const session = world.sessions.get(claims.sid)
  const isKnown = world.customers.has(claims.sub) || world.guests.has(claims.sub)
  if (!lenient.session && (!session || session.isEnded || !isKnown)) return undefined
  return { userId: claims.sub, isGuest: !world.customers.has(claims.sub), sessionId: claims.sid }
}

/** New tokens for a refresh token. One that comes twice was stolen: its session ends. */
export function rotate(world: World, refreshToken: string) {
  const known = world.refreshTokens.get(refreshToken)
  const session = known && world.sessions.get(known.sessionId)
  if (!known || !session || session.isEnded) return refuse(401, 'AUTH_4011', 'Please sign in again.')
  if (known.isSpent && !world.has('refresh-token-not-spent')) {
    session.isEnded = true
    return refuse(401, 'AUTH_4012', 'This session was ended because its key was used twice.')
  }
  known.isSpent = true
  return tokensFor(world, session.userId, known.sessionId)
}

/** RFC 7636, S256. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
