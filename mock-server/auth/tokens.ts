/** Signed access tokens with the documented claims, and refresh tokens that are spent by their use. */
import { createHash, createSecretKey } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { AccessTokenClaims } from '#generated/zod/schemas.ts'
import { refuse } from '../refusal.ts'
import type { Schema } from '../schema.ts'
import type { World } from '../world/world.ts'

export interface Caller {
  userId: string
  isGuest: boolean
  /** The sign-in this token comes from. */
  family: string
}

/**
 * Of a mock: every start signs alike, so that a restart signs nobody out.
 * A key object, as a string is tried as a public key first, at a quarter of the cost of a whole call.
 */
const secret = createSecretKey(Buffer.from('mock-server-signing-key-not-a-secret'))
const warehouseId = '79'

const Claims = z.object({ family: z.string() })

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
  world.state.refreshTokens.set(refreshToken, { userId, deviceId, family, spent: false })
  return { accessToken: jwt.sign(claims, secret, { algorithm: 'HS256' }), refreshToken }
}

/** Reads a bearer token by the world's clock; anything that is not a living token of this world answers null. */
export function readToken(world: World, authorization: string | undefined): Caller | null {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return null
  try {
    const clockTimestamp = Math.floor(world.clock.now() / 1000)
    const payload = jwt.verify(token, secret, { algorithms: ['HS256'], clockTimestamp })
    const claims = z.parse(AccessTokenClaims, payload)
    const { family } = Claims.parse(payload)
    const isKnown = world.state.customers.has(claims.sub) || world.state.guests.has(claims.sub)
    if (world.state.endedFamilies.has(family) || !isKnown) return null
    return { userId: claims.sub, isGuest: claims.is_guest_user, family }
  } catch {
    return null
  }
}

/** Exchanges a refresh token. A spent one was stolen or replayed: its whole family ends. */
export function rotate(world: World, refreshToken: string): Schema<'Tokens'> {
  const record = world.state.refreshTokens.get(refreshToken)
  if (!record || world.state.endedFamilies.has(record.family)) refuse(401, 'AUTH_4011', 'Please sign in again.')
  if (record.spent) {
    world.state.endedFamilies.add(record.family)
    refuse(401, 'AUTH_4012', 'This session was ended because its key was used twice.')
  }
  record.spent = true
  return makeTokens(world, record.userId, record.deviceId, record.family)
}

/** RFC 7636, S256. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
