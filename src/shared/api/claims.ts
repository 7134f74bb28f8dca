import { jwtDecode } from 'jwt-decode'
import * as z from 'zod/mini'
import type { components } from '#generated/types.ts'
import { AccessTokenClaims } from '#generated/zod/schemas/index.ts'
import { config } from '../config.ts'
import { parseUrl } from '../platform.ts'
import { configuredBase } from './call-headers.ts'

export type Claims = components['schemas']['AccessTokenClaims']

let last: { token: string | null; claims: Readonly<Claims> | null } = { token: null, claims: null }

/**
 * The claims of an access token, or null if it can't be read. They are not verified: only the server can do that. The
 * last token is not decoded again: most parts of a screen ask for its claims.
 */
export function claimsOf(accessToken: string | null): Readonly<Claims> | null {
  if (accessToken !== last.token) last = { token: accessToken, claims: decode(accessToken) }
  return last.claims
}

function decode(accessToken: string | null): Claims | null {
  if (!accessToken) return null
  try {
    const { country_warehouse_id: warehouse, ...rest } = jwtDecode<Claims>(accessToken)
    // Some servers use numeric warehouse ids.
    const claims = warehouse == null ? rest : { ...rest, country_warehouse_id: String(warehouse) }
    return z.safeParse(AccessTokenClaims, claims).success ? claims : null
  } catch {
    return null
  }
}

/** Whether the settings allow calls to this base URL. */
export function isAllowedBase(base: string): boolean {
  const origin = parseUrl(base)?.origin ?? ''
  return [parseUrl(configuredBase())?.origin, ...config.allowedApiOrigins].includes(origin)
}

/** The base URL for calls with a token. The token may name another one, but only at an origin that the app allows. */
export function apiBase(claims: Claims | null): string {
  const configured = configuredBase()
  if (!claims?.baseUrl) return configured
  if (isAllowedBase(claims.baseUrl)) return claims.baseUrl.replace(/\/$/, '')
  console.warn(`Ignored the token's API at ${new URL(claims.baseUrl).origin}: the settings do not allow this origin.`)
  return configured
}
