/** Signed access tokens with the documented claims, and single-use refresh tokens. */
import { createHash, createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { AccessTokenClaims } from '#generated/zod/schemas/index.ts'
import type { Schema } from '../seeds/records.ts'
import { minute } from '../seeds/units.ts'
import { refuse } from './refusal.ts'
import type { World } from './world.ts'

export interface Caller {
  userId: string
  isGuest: boolean
  /** The sign-in that issued the token. */
  family: string
}

/**
 * Fixed, so a restart signs nobody out. A key object, because jsonwebtoken first tries to parse a string as a public
 * key, which takes longer than the rest of a call.
 */
const key = createSecretKey(Buffer.from('mock-server-signing-key-not-a-secret'))
const warehouseId = '79'

const features = ['nearby', 'wishes', 'itemRatings', 'missingItems', 'avoiding']
const guestFeatures = [...features, 'guestDeletion']
const customerFeatures = [...features, 'favorites', 'stockAlerts']

/** The claims that this server adds. */
const OwnClaims = z.object({ family: z.string(), exp: z.int() })

export function makeTokens(world: World, userId: string, deviceId: string, family = world.nextId('fam')) {
  const issuedAt = Math.floor(world.clock.now() / 1000)
  const customer = world.state.customers.get(userId)
  const claims = {
    sub: userId,
    is_guest_user: !customer,
    is_new: customer?.isNew ?? false,
    country_warehouse_id: warehouseId,
    ...(!world.scenario.isPlain && { features: customer ? customerFeatures : guestFeatures }),
    family,
    world: world.name,
    jti: world.nextId('jti'),
    iat: issuedAt,
    exp: issuedAt + world.tokenLife,
  }
  const refreshToken = world.nextId('rt', 32)
  world.state.refreshTokens.set(refreshToken, { userId, deviceId, family, usedAt: [] })
  return { accessToken: jwt.sign(claims, key, { algorithm: 'HS256' }), refreshToken }
}

/** Ends all sessions of a customer or guest who no longer exists. */
export function revokeSessions({ state }: World, userId: string) {
  for (const token of state.refreshTokens.values()) if (token.userId === userId) state.revokedFamilies.add(token.family)
}

type Claims = z.infer<typeof AccessTokenClaims> & z.infer<typeof OwnClaims>

/** A cache of verified tokens, because verifying takes a tenth of a call's time. */
const verified = new Map<string, Claims>()
const maxVerified = 1000

/** Null if the signature or the format is invalid. `readToken` checks the expiry with the world's clock. */
function claimsOf(token: string): Claims | null {
  const cached = verified.get(token)
  if (cached) return cached
  try {
    const payload = jwt.verify(token, key, { algorithms: ['HS256'], ignoreExpiration: true })
    const claims = { ...z.parse(AccessTokenClaims, payload), ...OwnClaims.parse(payload) }
    const [oldest] = verified.size < maxVerified ? [] : verified.keys()
    if (oldest) verified.delete(oldest)
    verified.set(token, claims)
    return claims
  } catch {
    return null
  }
}

/** The caller of a bearer token; null if the token is invalid in this world, or expired and that isn't allowed. */
export function readToken(world: World, authorization: string | undefined, mayBeExpired = false): Caller | null {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  const claims = token ? claimsOf(token) : null
  if (!claims || (!mayBeExpired && claims.exp <= Math.floor(world.clock.now() / 1000))) return null
  const userExists = world.state.customers.has(claims.sub) || world.state.guests.has(claims.sub)
  if (world.state.revokedFamilies.has(claims.family) || !userExists) return null
  return { userId: claims.sub, isGuest: claims.is_guest_user, family: claims.family }
}

/** A refresh token may be used again within this period, because responses may have been lost. */
const gracePeriod = minute
const mostUses = 5

/** Exchanges a refresh token. Using it too often or too late counts as theft and revokes the whole family. */
export function rotate(world: World, refreshToken: string): Schema<'Tokens'> {
  const record = world.state.refreshTokens.get(refreshToken)
  if (!record || world.state.revokedFamilies.has(record.family)) refuse(401, 'AUTH_4011', 'Please sign in again.')
  const now = world.clock.now()
  const [first = now] = record.usedAt
  if (record.usedAt.length >= mostUses || now - first > gracePeriod) {
    world.state.revokedFamilies.add(record.family)
    refuse(401, 'AUTH_4012', 'This session was ended because its key was used too often or too late.')
  }
  record.usedAt.push(now)
  return makeTokens(world, record.userId, record.deviceId, record.family)
}

/** RFC 7636, S256. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
