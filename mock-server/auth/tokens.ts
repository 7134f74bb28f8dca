/** Signed access tokens with the documented claims, and refresh tokens that work once. */
import { createHash, createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { AccessTokenClaims } from '#generated/zod/schemas/index.ts'
import { refuse } from '../refusal.ts'
import type { Schema } from '../schema.ts'
import type { World } from '../world/world.ts'

export interface Caller {
  userId: string
  isGuest: boolean
  /** The sign-in this token comes from. */
  family: string
}

/** Of a mock: every start signs alike, so that a restart signs nobody out. */
const secret = 'mock-server-signing-key-not-a-secret'
/** As a key: from a text jsonwebtoken tries to read a public key first, which takes longer than all the rest of a call. */
const key = createSecretKey(Buffer.from(secret))
const warehouseId = '79'

/** What this server's own tokens always say besides. */
const OwnClaims = z.object({ family: z.string(), exp: z.int() })

export function makeTokens(
  world: World,
  userId: string,
  deviceId: string,
  family = world.nextId('fam'),
): Schema<'Tokens'> {
  const issuedAt = Math.floor(world.clock.now() / 1000)
  const customer = world.state.customers.get(userId)
  const claims = {
    sub: userId,
    is_guest_user: !customer,
    is_new: customer?.isNew ?? false,
    country_warehouse_id: warehouseId,
    family,
    world: world.name,
    jti: world.nextId('jti'),
    iat: issuedAt,
    exp: issuedAt + world.tokenLife,
  }
  const refreshToken = `${world.nextId('rt')}${world.faker.string.alphanumeric(24)}`
  world.state.refreshTokens.set(refreshToken, { userId, deviceId, family, usedAt: [] })
  return { accessToken: jwt.sign(claims, key, { algorithm: 'HS256' }), refreshToken }
}

type Claims = z.infer<typeof AccessTokenClaims> & z.infer<typeof OwnClaims>

/** What good tokens say, by their text: it never changes, and reading it takes a tenth of a whole call. */
const readBefore = new Map<string, Claims>()
const mostRead = 1000

/** Signature and shape; null where either is wrong. Whether the token still lives is the world's to say. */
function claimsOf(token: string): Claims | null {
  const known = readBefore.get(token)
  if (known) return known
  try {
    const payload = jwt.verify(token, key, { algorithms: ['HS256'], ignoreExpiration: true })
    const claims = { ...z.parse(AccessTokenClaims, payload), ...OwnClaims.parse(payload) }
    const [oldest] = readBefore.size < mostRead ? [] : readBefore.keys()
    if (oldest) readBefore.delete(oldest)
    readBefore.set(token, claims)
    return claims
  } catch {
    return null
  }
}

/** Reads a bearer token by the world's clock; anything that is not a living token of this world answers null. */
export function readToken(world: World, authorization: string | undefined): Caller | null {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  const claims = token ? claimsOf(token) : null
  if (!claims || claims.exp <= Math.floor(world.clock.now() / 1000)) return null
  const isKnown = world.state.customers.has(claims.sub) || world.state.guests.has(claims.sub)
  if (world.state.endedFamilies.has(claims.family) || !isKnown) return null
  return { userId: claims.sub, isGuest: claims.is_guest_user, family: claims.family }
}

/** Milliseconds in which a refresh token may be used a second time, since the first answer may have been lost. */
const graceTime = 60_000

/** Exchanges a refresh token. Used once too often or too late it was stolen: its whole family ends. */
export function rotate(world: World, refreshToken: string): Schema<'Tokens'> {
  const record = world.state.refreshTokens.get(refreshToken)
  if (!record || world.state.endedFamilies.has(record.family)) refuse(401, 'AUTH_4011', 'Please sign in again.')
  const now = world.clock.now()
  const [first = now] = record.usedAt
  if (record.usedAt.length > 1 || now - first > graceTime) {
    world.state.endedFamilies.add(record.family)
    refuse(401, 'AUTH_4012', 'This session was ended because its key was used twice.')
  }
  record.usedAt.push(now)
  return makeTokens(world, record.userId, record.deviceId, record.family)
}

/** RFC 7636, S256. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
