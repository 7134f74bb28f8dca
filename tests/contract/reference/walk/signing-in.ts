/** The walk's first part: codes, tokens, sessions. */
import { at, device, exchangeBody } from './client.ts'
import type { Walk } from './walk.ts'

async function codes({ call, number, tick }: Walk) {
  const ask = (step: string, body: unknown, headers = {}) => call(step, 'POST', '/v1/auth/get-otp', { body, headers })
  const again = (step: string, body: unknown) => call(step, 'POST', '/v1/auth/resend-otp', { body })
  const phone = number('9000000001')
  await ask('bad phone', number('12ab'))
  await ask('short phone', number('123456'))
  await ask('another media type', JSON.stringify(number('9000000002')), { 'content-type': 'text/plain' })
  const sent = await ask('a code', phone)
  await ask('a code too soon', phone)
  const ref_id = at(sent.body, 'data.ref_id')
  await again('again too soon', { ...phone, ref_id })
  await again('again without country code', { phone: '9000000001', ref_id })
  await again('again for nobody', { ...phone, ref_id: 'otp-9999' })
  await tick(2_100)
  await again('again', { ...phone, ref_id })
}

async function proofs({ call, number, verification }: Walk) {
  const verify = (step: string, body: unknown) => call(step, 'POST', '/v1/auth/verify-otp', { body })
  const exchange = (step: string, body: unknown) => call(step, 'POST', '/v1/auth/access-token', { body })
  const prove = async (phone: string) => {
    const sent = await call('a code', 'POST', '/v1/auth/get-otp', { body: number(phone) })
    return verification(phone, at(sent.body, 'data.ref_id'))
  }
  const first = await prove('9000000003')
  await verify('a plain challenge', { ...first, code_challenge_method: 'plain' })
  await verify('a wrong code', { ...first, otp: '000000' })
  const proven = await verify('the right code', first)
  await exchange('a wrong verifier', exchangeBody(at(proven.body, 'data.auth_code'), 'x'.repeat(43)))
  const second = await verify('another right code', await prove('9000000004'))
  const body = exchangeBody(at(second.body, 'data.auth_code'))
  await exchange('tokens', body)
  await exchange('tokens twice', body)
}

async function guests({ call, guestBody, guestSession, guest }: Walk) {
  const signIn = (step: string, body: unknown) => call(step, 'POST', '/v1/auth/guest-login', { body })
  await signIn('another device type', { ...guestBody(), device_type: 'ios' })
  await signIn('an unknown field', guestBody({ colour: 'red' }))
  await signIn('a known guest', guestBody({ user_id: guestSession.userId }))
  const { refreshToken } = await guest()
  const refresh = (step: string, headers: { client_id?: undefined } = {}) =>
    call(step, 'POST', '/v1/auth/refresh-token', {
      headers: { refreshToken, ...headers },
      body: { device_type: 'web', device_id: device },
    })
  await refresh('refresh without client', { client_id: undefined })
  await refresh('refresh')
  await refresh('refresh by a spent token')
}

async function ends({ call, customer }: Walk) {
  const { token, userId } = await customer('9876543210')
  await call('sign out without device', 'POST', '/v1/auth/log-out', { token })
  await call('sign out', 'POST', '/v1/auth/log-out', { token, headers: { device_id: device } })
  await call('signed out already', 'GET', '/v1/customers/profile', { token })
  const company = `/v1/country-warehouse/79/client-locations/loc-01/users/${userId}/balance`
  await call('company balance after the end', 'GET', company, { token })
}

export async function signInThrough(walk: Walk) {
  await codes(walk)
  await proofs(walk)
  await guests(walk)
  await ends(walk)
}
