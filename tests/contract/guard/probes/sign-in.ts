/** One-time codes, PKCE, tokens and their claims, refresh and sign-out. */
import type { Schema } from '../contract.ts'
import type { Sent } from '../target/exchange.ts'
import { dataOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import {
  askForCode,
  challengeOf,
  claimsOf,
  deviceId,
  type Phone,
  sessionOf,
  signInCustomer,
  verifier,
} from '../target/sign-in.ts'
import { expectEqual, expectStatus, type Probe } from './probe.ts'

const device = { device_type: 'web', device_id: deviceId }

/** The claims of a token that has just been made. */
function checkClaims(scope: Scope, sent: Sent, isGuest: boolean): Schema {
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

const isRefused = (scope: Scope, check: string, sent: Sent, why: string) => expectStatus(scope, check, sent, [401], why)

export const guestSignIn: Probe = {
  name: 'guest sign-in',
  writes: true,
  run: async (scope) => {
    const first = await scope.exchange('signInGuest', { body: device })
    const { sub } = checkClaims(scope, first, true)
    expectEqual(scope, 'created-can-be-read', first, '/data/device_id', dataOf(first).device_id, deviceId, 'as sent')
    const again = await scope.exchange('signInGuest', { body: { ...device, user_id: sub } })
    expectEqual(
      scope,
      'known-guest',
      again,
      '/data/accessToken/sub',
      checkClaims(scope, again, true).sub,
      sub,
      'a known guest is found again',
    )
    const push = await scope.exchange('updatePushToken', {
      token: String(dataOf(again).accessToken),
      body: { ...device, fcm_token: 'push-token-1' },
    })
    expectStatus(scope, 'happy', push, [200], 'a session may register for push')
  },
}

export const refresh: Probe = {
  name: 'refresh',
  writes: true,
  run: async (scope) => {
    const { exchange } = scope
    const made = await exchange('signInGuest', { body: device })
    const spend = (token: unknown) => exchange('refreshTokens', { header: { refreshToken: token }, body: device })
    const next = await spend(dataOf(made).refreshToken)
    if (!expectStatus(scope, 'happy', next, [200], 'a refresh token is good once')) return
    expectEqual(
      scope,
      'refresh:same-user',
      next,
      '/data/accessToken/sub',
      checkClaims(scope, next, true).sub,
      claimsOf(String(dataOf(made).accessToken)).sub,
      'a refresh keeps the user',
    )
    const use = await exchange('listPaymentOptions', { token: String(dataOf(next).accessToken) })
    expectStatus(scope, 'happy', use, [200], 'the new token is good')
    isRefused(scope, 'spent-refused', await spend(dataOf(made).refreshToken), 'this refresh token has been used')
    isRefused(scope, 'unknown-refused', await spend('rt_never-made-by-anybody'), 'this refresh token is nobody’s')
  },
}

export const signOut: Probe = {
  name: 'sign-out',
  writes: true,
  run: async (scope) => {
    const { exchange } = scope
    const made = await exchange('signInGuest', { body: device })
    const { accessToken, refreshToken } = dataOf(made)
    const out = await exchange('signOut', { token: String(accessToken), header: { device_id: deviceId } })
    if (!expectStatus(scope, 'happy', out, [200], 'a session may be ended')) return
    isRefused(
      scope,
      'use-after-sign-out',
      await exchange('listPaymentOptions', { token: String(accessToken) }),
      'the session has ended',
    )
    const again = await exchange('refreshTokens', { header: { refreshToken }, body: device })
    isRefused(scope, 'use-after-sign-out', again, 'the session has ended')
  },
}

const wrongOf = (otp: string) => otp.replace(/./g, (digit) => String((Number(digit) + 1) % 10))

/** From a new phone's code to its tokens, with every wrong turn on the way. */
export const codes: Probe = {
  name: 'one-time codes',
  writes: true,
  run: async (scope) => {
    const { exchange, access, pass } = scope
    const phone = access.newPhone?.()
    if (!phone) return
    const { otp, ...number } = phone
    const ref_id = await askForCode(exchange, phone, pass)
    const soon = await exchange('requestOtp', { body: number })
    expectStatus(scope, 'too-soon-refused', soon, [429], 'a code has just been sent')
    const resendSoon = await exchange('resendOtp', { body: { ...number, ref_id } })
    expectStatus(scope, 'too-soon-refused', resendSoon, [429], 'a code has just been sent')
    await pass(1000 * Number(resendSoon.headers['retry-after'] ?? 1))
    const resent = await exchange('resendOtp', { body: { ...number, ref_id } })
    expectStatus(scope, 'happy', resent, [200], 'a code may be sent again')
    const ticket = dataOf(resent).ref_id ?? ref_id
    const unknown = await exchange('resendOtp', { body: { ...number, ref_id: 'no-such-ticket' } })
    expectStatus(scope, 'unknown-refused', unknown, [404, 429], 'nothing was sent under this reference')
    const proof = { ...number, ref_id: ticket, code_challenge: challengeOf(verifier), code_challenge_method: 'S256' }
    const wrong = await exchange('verifyOtp', { body: { ...proof, otp: wrongOf(otp) } })
    expectStatus(scope, 'wrong-code-refused', wrong, [400], 'the code is wrong')
    const proven = await exchange('verifyOtp', { body: { ...proof, otp } })
    if (!expectStatus(scope, 'happy', proven, [200], 'the code is right')) return
    await exchangeOnce(scope, String(dataOf(proven).auth_code))
    await otherVerifier(scope, phone)
  },
}

async function exchangeOnce(scope: Scope, auth_code: string) {
  const body = { auth_code, code_verifier: verifier, ...device }
  const made = await scope.exchange('createAccessToken', { body })
  if (!expectStatus(scope, 'happy', made, [200], 'the authorization code is good once')) return
  checkClaims(scope, made, false)
  isRefused(
    scope,
    'spent-refused',
    await scope.exchange('createAccessToken', { body }),
    'this authorization code has been used',
  )
}

async function otherVerifier(scope: Scope, { otp, ...number }: Phone) {
  const { exchange } = scope
  const ref_id = await askForCode(exchange, { otp, ...number }, scope.pass)
  const proof = { ...number, ref_id, otp, code_challenge: challengeOf(verifier), code_challenge_method: 'S256' }
  const proven = await exchange('verifyOtp', { body: proof })
  const auth_code = dataOf(proven).auth_code
  if (!auth_code) return
  const body = { auth_code, code_verifier: `${verifier}-another`, ...device }
  isRefused(
    scope,
    'verifier-refused',
    await exchange('createAccessToken', { body }),
    'the verifier does not fit the challenge',
  )
}

/** A deleted customer's tokens are worth nothing. */
export const deletion: Probe = {
  name: 'deletion of a customer',
  writes: true,
  run: async (scope) => {
    const { exchange, access, pass } = scope
    const session = access.newPhone && (await signInCustomer(exchange, access.newPhone(), pass))
    if (!session) return
    const { token, refreshToken } = session
    const gone = await exchange('deleteCustomer', { token, header: { device_id: deviceId } })
    if (!expectStatus(scope, 'happy', gone, [200], 'a customer may delete the account')) return
    isRefused(scope, 'use-after-delete', await exchange('getProfile', { token }), 'the customer has been deleted')
    const again = await exchange('refreshTokens', { header: { refreshToken }, body: device })
    isRefused(scope, 'use-after-delete', again, 'the customer has been deleted')
  },
}

/** An access token is refused once its time is over; only a clock that can be moved shows it. */
export const expiry: Probe = {
  name: 'expired tokens',
  writes: true,
  run: async (scope) => {
    const { exchange, switches } = scope
    const made = await exchange('signInGuest', { body: device })
    const guest = sessionOf(String(dataOf(made).accessToken))
    const exp = Number(guest.claims.exp)
    if (!switches || !Number.isFinite(exp)) return
    const customer = scope.customer
    await switches.advance((exp - Number(guest.claims.iat) + 1) * 1000)
    const operations = scope.run.contract.operations.filter(({ security }) => security !== 'none')
    for (const operation of operations) {
      const token = (customer ?? guest).token
      const sent = await exchange(operation.id, { ...scope.base(operation), token })
      isRefused(scope, 'token-refused:an expired token', sent, 'the time of this token is over')
    }
    await scope.revive()
  },
}
