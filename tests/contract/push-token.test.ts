/** Sign-in and refresh send the push provider's token only if one was issued. */
import { beforeEach, expect, test } from 'vitest'
import { updateProfile } from '#generated/operations/customers.ts'
import '#shared/api/client.ts'
import { ensureToken } from '#shared/api/tokens.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { clearExcept, remove, write } from '#shared/storage/storage.ts'
import { customer, fakeApi, guest, json, refused, tokenOf, tokensResponse } from './fake-api.ts'

const old = tokenOf(customer, 'old')
const fresh = tokenOf(customer, 'fresh')
const device = { device_type: 'web', device_id: 'device-1' }
const guestResponse = json(200, {
  code: '200',
  data: { device_id: 'device-1', accessToken: tokenOf(guest), refreshToken: `rt_${'1'.repeat(20)}` },
})

const calls = {
  'guest-login': ensureToken,
  'refresh-token': () => updateProfile.call({ body: { first_name: 'A' } }),
}

/** The body that the call sends to this endpoint. */
async function sentTo(part: keyof typeof calls) {
  if (part === 'refresh-token') {
    write('accessToken', old)
    write('refreshToken', 'rt_00000000000000000000')
  }
  const seen = fakeApi(({ path, token }) => {
    if (path === '/v1/auth/guest-login') return guestResponse.clone()
    if (path === '/v1/auth/refresh-token') return tokensResponse(fresh)
    if (token !== fresh) return refused()
    return json(200, { code: '200', data: { id: 'usr-1', phone: '9876543210', country_code: '+91' } })
  })
  await calls[part]()
  return JSON.parse(seen.find(({ path }) => path === `/v1/auth/${part}`)?.body ?? 'null')
}

beforeEach(() => {
  clearExcept([])
  write('deviceId', device.device_id)
})

const subscription = { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' }

/** This customer registered for push messages and then lost their token. */
function registerAs(who: typeof customer) {
  clearExcept(['deviceId'])
  write('accessToken', tokenOf(who))
  writeOwned('pushRegistration', who.sub, { token: 'issued', createTime: 1, subscription, vapidKey: 'key' })
  remove('accessToken')
}

test.each([
  ['guest-login', guest, { user_id: 'gst-1' }],
  ['refresh-token', customer, {}],
] as const)('%s sends the push token only if one was issued to this customer', async (part, who, known) => {
  expect(await sentTo(part)).toEqual(device)
  registerAs(who)
  if (part === 'guest-login') write('guestUserId', guest.sub)
  expect(await sentTo(part)).toEqual({ ...device, ...known, fcm_token: 'issued' })
  registerAs({ ...who, sub: 'another' })
  expect(await sentTo(part)).toEqual(device)
})
