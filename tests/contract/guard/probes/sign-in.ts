/** Guests, refresh, sign-out, deletion and the end of a token's time. */
import { dataOf } from '../target/facts.ts'
import { claimsOf, deviceId, sessionOf, signInCustomer } from '../target/sign-in.ts'
import { checkClaims } from './claims.ts'
import { expectEqual, expectRefused, expectStatus, type Probe } from './probe.ts'

const device = { device_type: 'web', device_id: deviceId }

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
    if (!expectStatus(scope, 'happy', next, [200], 'a refresh token is good')) return
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
    const repeated = await spend(dataOf(made).refreshToken)
    expectStatus(scope, 'happy', repeated, [200], 'the first answer may have been lost')
    const third = await spend(dataOf(made).refreshToken)
    expectRefused(scope, 'spent-refused', third, 'this refresh token has been used twice')
    expectRefused(scope, 'unknown-refused', await spend('rt_never-made-by-anybody'), 'this refresh token is nobody’s')
  },
}

export const signOut: Probe = {
  name: 'sign-out',
  writes: true,
  run: async (scope) => {
    const { exchange } = scope
    const made = await exchange('signInGuest', { body: device })
    const { accessToken, refreshToken } = dataOf(made)
    const user_id = claimsOf(String(accessToken)).sub
    const second = await exchange('signInGuest', { body: { ...device, user_id } })
    const out = await exchange('signOut', { token: String(accessToken), header: { device_id: deviceId } })
    if (!expectStatus(scope, 'happy', out, [200], 'a session may be ended')) return
    expectRefused(
      scope,
      'use-after-sign-out',
      await exchange('listPaymentOptions', { token: String(accessToken) }),
      'the session has ended',
    )
    const again = await exchange('refreshTokens', { header: { refreshToken }, body: device })
    expectRefused(scope, 'use-after-sign-out', again, 'the session has ended')
    const other = await exchange('listPaymentOptions', { token: String(dataOf(second).accessToken) })
    expectStatus(scope, 'other-session-stays', other, [200], 'only the session that signed out has ended')
  },
}

/** A deleted customer's tokens are worth nothing. */
export const deletion: Probe = {
  name: 'deletion of a customer',
  writes: true,
  run: async (scope) => {
    const { exchange, access, pass } = scope
    const phone = access.newPhone?.()
    const session = phone && (await signInCustomer(exchange, phone, pass))
    if (!session) return
    const { token, refreshToken } = session
    await exchange('updateProfile', { token, body: { first_name: 'Guard' } })
    const gone = await exchange('deleteCustomer', { token, header: { device_id: deviceId } })
    if (!expectStatus(scope, 'happy', gone, [200], 'a customer may delete the account')) return
    expectRefused(scope, 'use-after-delete', await exchange('getProfile', { token }), 'the customer has been deleted')
    const again = await exchange('refreshTokens', { header: { refreshToken }, body: device })
    expectRefused(scope, 'use-after-delete', again, 'the customer has been deleted')
    const next = await signInCustomer(exchange, phone, pass)
    if (!next) return
    const profile = await exchange('getProfile', { token: next.token })
    const { first_name } = dataOf(profile)
    expectEqual(scope, 'use-after-delete', profile, '/data/first_name', first_name, undefined, 'the account is gone')
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
      expectRefused(scope, 'token-refused:an expired token', sent, 'the time of this token is over')
    }
    await scope.revive()
  },
}
