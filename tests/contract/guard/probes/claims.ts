/** The documented claims of access tokens. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { dataOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { claimsOf } from '../target/sign-in.ts'
import { expectEqual } from './probe.ts'

/** The claims of a token that has just been made. */
export function checkClaims(scope: Scope, sent: Sent, isGuest: boolean): Schema {
  const token = String(dataOf(sent).accessToken)
  let claims: Schema
  try {
    claims = claimsOf(token)
  } catch {
    expectEqual(scope, 'token-claims', sent, '/data/accessToken', token, 'a JWT', 'its claims are documented')
    return {}
  }
  const at = claimsSchema(scope)
  for (const { pointer, expected, found } of at ? scope.run.validators.mismatches(at, claims) : [])
    if (!/no such field/.test(expected))
      scope.claim(false, { check: 'token-claims', pointer: `/data/accessToken${pointer}`, expected, found }, sent)
  expectEqual(
    scope,
    'token-claims',
    sent,
    '/data/accessToken/is_guest_user',
    claims.is_guest_user,
    isGuest,
    'who signed in',
  )
  return claims
}

/** The schema of the claims, where the document gives one. */
function claimsSchema({ run: { contract } }: Scope) {
  const schemas = (contract.document.components as { schemas: Record<string, Schema> }).schemas
  const schema = schemas.AccessTokenClaims
  return schema && { schema, source: '#/components/schemas/AccessTokenClaims' }
}
