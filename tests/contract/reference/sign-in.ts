/** One-time codes, guests, tokens. Every phone's code is 123456. */
import { challengeOf, rotate, tokensFor } from './auth.ts'
import { type Operation, operation, signedIn } from './operation.ts'
import { notFound, ok, refuse } from './reply.ts'
import * as shapes from './shapes.ts'
import { instant, type World } from './world.ts'

interface Phone {
  phone: string
  country_code: string
}
interface Verification extends Phone {
  ref_id: string
  otp: string
  code_challenge: string
}

const code = '123456'
const codeLife = 5 * 60_000
const authCodeLife = 60_000
const mostTries = 5

function send(world: World, { phone, country_code }: Phone) {
  const { resendAfter } = world.settings
  const key = country_code + phone
  const since = (sentAt: number) => (world.now() - sentAt) / 1000
  const open = [...world.tickets.values()].find(
    (ticket) => ticket.phone === key && since(ticket.sentAt) < Math.max(resendAfter, 0),
  )
  if (open) {
    const seconds = String(Math.max(1, Math.ceil(resendAfter - since(open.sentAt))))
    refuse(429, 'OTP_4290', 'Please wait before asking for another code.', { 'Retry-After': seconds })
  }
  const ref_id = world.nextId('otp')
  world.tickets.set(ref_id, { phone: key, sentAt: world.now(), tries: 0 })
  return ok({ ref_id, resend_after: resendAfter, otp_length: code.length })
}

/** The customer of a phone; one not seen before is new. */
function customerOf(world: World, { phone, country_code }: Phone): string {
  for (const [id, { profile }] of world.customers)
    if (profile.phone === phone && profile.country_code === country_code) return id
  const id = world.nextId('usr')
  const profile = { id, phone, country_code, created_at: instant(world.now()) }
  world.customers.set(id, { profile, isNew: true })
  return id
}

function verify(world: World, body: Verification) {
  const ticket = world.tickets.get(body.ref_id)
  const isOwn = ticket?.phone === body.country_code + body.phone
  if (!ticket || !isOwn || world.now() - ticket.sentAt > codeLife)
    return refuse(400, 'OTP_1002', 'That code is too old. Please ask for a new one.')
  if (ticket.tries >= mostTries) refuse(400, 'OTP_1003', 'Too many wrong codes. Please ask for a new one.')
  if (body.otp !== code && !world.has('otp-any-code-accepted')) {
    ticket.tries += 1
    refuse(400, 'OTP_1001', 'That code is not right. Please check it and try again.')
  }
  if (!world.has('otp-code-works-twice')) world.tickets.delete(body.ref_id)
  const auth_code = `ac_${world.secret()}`
  world.authCodes.set(auth_code, { userId: customerOf(world, body), challenge: body.code_challenge, at: world.now() })
  return ok({ auth_code })
}

function exchange(world: World, body: { auth_code: string; code_verifier: string }) {
  const known = world.authCodes.get(body.auth_code)
  if (!world.has('auth-code-works-twice')) world.authCodes.delete(body.auth_code)
  const isProven = known?.challenge === challengeOf(body.code_verifier) || world.has('code-verifier-unchecked')
  if (!known || !isProven || world.now() - known.at > authCodeLife)
    return refuse(401, 'AUTH_4013', 'This sign-in has expired. Please start again.')
  return ok(tokensFor(world, known.userId))
}

function guest(world: World, { device_id, user_id }: { device_id: string; user_id?: string }) {
  const isKnown = user_id !== undefined && world.guests.has(user_id) && !world.has('known-guest-forgotten')
  const userId = isKnown ? user_id : world.nextId('gst')
  world.guests.add(userId)
  return ok({ device_id, ...tokensFor(world, userId) })
}

export const signInOperations: Operation[] = [
  operation<Phone>('requestOtp', 'POST /v1/auth/get-otp', { token: 'none', body: shapes.otpRequest }, (call) =>
    send(call.world, call.body),
  ),
  operation<Verification>(
    'resendOtp',
    'POST /v1/auth/resend-otp',
    { token: 'none', body: shapes.otpResend },
    ({ world, body }) => {
      const ticket = world.tickets.get(body.ref_id)
      if (ticket?.phone !== body.country_code + body.phone) notFound('code')
      const sent = send(world, body)
      world.tickets.delete(body.ref_id)
      return sent
    },
  ),
  operation<Verification>(
    'verifyOtp',
    'POST /v1/auth/verify-otp',
    { token: 'none', body: shapes.otpVerification },
    ({ world, body }) => verify(world, body),
  ),
  operation<{ auth_code: string; code_verifier: string }>(
    'createAccessToken',
    'POST /v1/auth/access-token',
    { token: 'none', body: shapes.accessTokenRequest },
    ({ world, body }) => exchange(world, body),
  ),
  operation<{ device_id: string; user_id?: string }>(
    'signInGuest',
    'POST /v1/auth/guest-login',
    { token: 'none', body: shapes.guestLogin },
    ({ world, body }) => guest(world, body),
  ),
  operation(
    'refreshTokens',
    'POST /v1/auth/refresh-token',
    { token: 'none', headers: shapes.refreshHeader, body: shapes.tokenRefresh },
    ({ world, headers }) => ok(rotate(world, headers.refreshtoken ?? '')),
  ),
  operation('signOut', 'POST /v1/auth/log-out', { headers: shapes.deviceHeader }, (call) => {
    const session = call.world.sessions.get(signedIn(call).sessionId)
    if (session && !call.world.has('sign-out-keeps-session')) session.isEnded = true
    if (session && call.world.has('sign-out-ends-all'))
      for (const other of call.world.sessions.values()) if (other.userId === session.userId) other.isEnded = true
    return ok(null, 'Signed out.')
  }),
]
