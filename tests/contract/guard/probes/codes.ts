/** One-time codes and authorization codes, with every wrong turn on the way. */
import { dataOf } from '../target/facts.ts'
import type { Scope } from '../target/scope.ts'
import { askForCode, challengeOf, deviceId, type Phone, verifier } from '../target/sign-in.ts'
import { checkClaims } from './claims.ts'
import { expectRefused, expectStatus, type Probe } from './probe.ts'

const device = { device_type: 'web', device_id: deviceId }
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
    const again = await exchange('verifyOtp', { body: { ...proof, otp } })
    expectStatus(scope, 'spent-refused', again, [400], 'a one-time code has been used')
    await exchangeOnce(scope, String(dataOf(proven).auth_code))
    await otherVerifier(scope, phone)
  },
}

async function exchangeOnce(scope: Scope, auth_code: string) {
  const body = { auth_code, code_verifier: verifier, ...device }
  const made = await scope.exchange('createAccessToken', { body })
  if (!expectStatus(scope, 'happy', made, [200], 'the authorization code is good once')) return
  checkClaims(scope, made, false)
  expectRefused(
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
  expectRefused(
    scope,
    'verifier-refused',
    await exchange('createAccessToken', { body }),
    'the verifier does not fit the challenge',
  )
}
