import { instant, minute, second } from '../seeds/units.ts'
import { registerDevice, unregisterDevices } from '../world/push.ts'
import { refuse } from '../world/refusal.ts'
import { challengeOf, makeTokens, rotate } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

/** The one-time code for every phone. */
export const otp = '123456'
/** In seconds. */
const resendAfter = 30
const otpLife = 5 * minute
const authCodeLife = minute
const maxTries = 5

/** Whether a code was sent to this phone. The same number in another country is another phone. */
const isSentTo = (
  sent: { phone: string; countryCode: string } | undefined,
  { phone, country_code }: { phone: string; country_code: string },
): boolean => sent?.phone === phone && sent.countryCode === country_code

function sendOtp(world: World, to: { phone: string; country_code: string }) {
  const now = world.clock.now()
  const earlier = [...world.state.otps.values()].find(
    (sent) => isSentTo(sent, to) && now - sent.sentAt < resendAfter * second,
  )
  if (earlier) {
    const seconds = Math.ceil((earlier.sentAt + resendAfter * second - now) / second)
    refuse(429, 'OTP_4290', `Please wait ${seconds} seconds before requesting another code.`, {
      'Retry-After': String(seconds),
    })
  }
  const refId = world.nextId('otp')
  world.state.otps.set(refId, { phone: to.phone, countryCode: to.country_code, sentAt: now, tries: 0 })
  return { data: { ref_id: refId, resend_after: resendAfter, otp_length: otp.length } }
}

/** Finds the customer with this phone, or creates one. */
function customerOf(world: World, phone: string, countryCode: string): string {
  const { customers } = world.state
  const profiles = [...customers.values()].map(({ profile }) => profile)
  const existing = profiles.find((profile) => profile.phone === phone && profile.country_code === countryCode)
  if (existing) return existing.id
  const id = world.nextId('usr')
  const profile = { id, phone, country_code: countryCode, created_at: instant(world.clock.now()) }
  customers.set(id, { profile, isNew: true })
  return id
}

/** Moves the orders and wishes of this device's guests to the customer who has signed in. */
function mergeGuests({ state: { guests, orders, wishes } }: World, deviceId: string, userId: string) {
  const isHere = (id: string) => guests.get(id) === deviceId
  for (const order of orders.values()) if (isHere(order.userId)) order.userId = userId
  for (const wish of [...wishes.values()].flat())
    wish.userIds = new Set([...wish.userIds].map((id) => (isHere(id) ? userId : id)))
}

export default {
  requestOtp: ({ world, body }) => sendOtp(world, body),

  resendOtp: ({ world, body }) => {
    const sent = world.state.otps.get(body.ref_id)
    if (!isSentTo(sent, body)) refuse(404, 'FOUND_4040', 'Please request a new code.')
    const response = sendOtp(world, body)
    world.state.otps.delete(body.ref_id)
    return response
  },

  verifyOtp: ({ world, body }) => {
    const sent = world.state.otps.get(body.ref_id)
    const now = world.clock.now()
    if (!sent || !isSentTo(sent, body) || now - sent.sentAt > otpLife)
      refuse(400, 'OTP_1002', 'That code has expired. Please request a new one.')
    if (sent.tries >= maxTries) refuse(400, 'OTP_1003', 'Too many wrong codes. Please request a new one.')
    if (body.otp !== otp) {
      sent.tries += 1
      refuse(400, 'OTP_1001', 'That code isn’t right. Please check it and try again.')
    }
    world.state.otps.delete(body.ref_id)
    const code = world.nextId('ac', 24)
    const userId = customerOf(world, body.phone, body.country_code)
    world.state.authCodes.set(code, { userId, challenge: body.code_challenge, createdAt: now })
    return { data: { auth_code: code } }
  },

  createAccessToken: ({ world, body }) => {
    const record = world.state.authCodes.get(body.auth_code)
    world.state.authCodes.delete(body.auth_code)
    const isValid =
      record &&
      world.clock.now() - record.createdAt <= authCodeLife &&
      challengeOf(body.code_verifier) === record.challenge
    if (!isValid) refuse(401, 'AUTH_4013', 'This sign-in has expired. Please start again.')
    mergeGuests(world, body.device_id, record.userId)
    registerDevice(world, record.userId, body.device_id, body.fcm_token)
    return { data: makeTokens(world, record.userId, body.device_id) }
  },

  signInGuest: ({ world, body }) => {
    const { guests } = world.state
    const guestDevice = guests.get(body.user_id ?? '')
    if (guestDevice && guestDevice !== body.device_id) refuse(403, 'AUTH_4030', 'This guest belongs to another device.')
    const userId = guestDevice && body.user_id ? body.user_id : world.nextId('gst')
    guests.set(userId, body.device_id)
    registerDevice(world, userId, body.device_id, body.fcm_token)
    return { data: { device_id: body.device_id, ...makeTokens(world, userId, body.device_id) } }
  },

  refreshTokens: ({ world, headers, body }) => {
    const data = rotate(world, headers.refreshtoken ?? '')
    const { userId = '' } = world.state.refreshTokens.get(data.refreshToken) ?? {}
    registerDevice(world, userId, body.device_id, body.fcm_token)
    return { data }
  },

  signOut: ({ world, caller: { family, userId } }) => {
    world.state.revokedFamilies.add(family)
    const devices = [...world.state.refreshTokens.values()]
      .filter((token) => token.family === family)
      .map((token) => token.deviceId)
    // By now, another customer may be using the device.
    unregisterDevices(world, (deviceId, owner) => owner === userId && devices.includes(deviceId))
    return { message: 'Signed out.', data: null }
  },
} satisfies Handlers
