/** The mock server sends push messages like a real server: to a push service, encrypted for one browser. */
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushSender } from '#mock/server/send-push.ts'
import { vapidKeys } from '../../scripts/vapid-keys.mjs'
import { type PushService, startPushService } from '../support/push-service.ts'
import { device, type Mock, startMock } from './mock-client.ts'

const keyFile = join(mkdtempSync(join(tmpdir(), 'vapid-')), 'keys.json')
const vapid = vapidKeys(keyFile)
const words = { title: 'Ready', body: 'Slot A1', url: '/offers' }

let mock: Mock
let service: PushService
let lines: string[] = []
const log = (line: string) => lines.push(line)

beforeAll(async () => {
  mock = await startMock({ vapid, log })
})
afterAll(() => mock.close())

beforeEach(async () => {
  service = await startPushService(vapid.publicKey)
  await mock.call('POST', '/__mock/reset')
  lines = []
})
afterEach(() => service.close())

const tokenOf = (subscription: unknown) => JSON.stringify(subscription)
const register = (token: string, fcm_token = tokenOf(service.subscription)) =>
  mock.call('POST', '/v1/notifications/update', { token, body: { device_type: 'web', device_id: device, fcm_token } })
const push = async () => (await mock.call('POST', '/__mock/push', { body: words })).body
const received = () => service.received.map((text) => JSON.parse(text))
const refusals = () => lines.filter((line) => line.includes('push'))

test('the keys are created once, and only their owner can read them', () => {
  expect(vapidKeys(keyFile)).toEqual(vapid)
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  expect(Buffer.from(vapid.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(vapid.privateKey, 'base64url')).toHaveLength(32)
})

test('a message is signed with the subscription’s key and encrypted for its browser', async () => {
  const { token } = await mock.guest()
  expect(await push()).toEqual({ sent: 0, ended: 0, failed: 0 })
  await register(token)
  expect(await push()).toEqual({ sent: 1, ended: 0, failed: 0 })
  expect(received()).toEqual([{ title: 'Ready', body: 'Slot A1', path: '/offers' }])

  service.vapidKey = vapidKeys(join(mkdtempSync(join(tmpdir(), 'vapid-')), 'keys.json')).publicKey
  expect(await push()).toMatchObject({ failed: 1 })
  expect(received()).toHaveLength(1)
})

test('a message about a ready order expires sooner than other messages', async () => {
  const send = pushSender(vapid, log)
  const message = { title: 'Ready', body: 'Slot A1', path: '/offers' }
  await send(tokenOf(service.subscription), { ...message, isBrief: true })
  expect(service.ttl).toBe(60 * 60)
  await send(tokenOf(service.subscription), message)
  expect(service.ttl).toBe(7 * 24 * 60 * 60)
  expect(received()).toEqual([message, message])
})

test.each([404, 410])('a %s response from the push service ends the subscription', async (status) => {
  await register((await mock.guest()).token)
  service.status = status
  expect(await push()).toEqual({ sent: 0, ended: 1, failed: 0 })
  service.status = 201
  expect(await push()).toEqual({ sent: 0, ended: 0, failed: 0 })
})

test.each([
  ['a failing push service', () => undefined],
  ['an unreachable push service', () => service.close()],
  ['a token of another provider', (token: string) => register(token, 'fcm-registration-token')],
  [
    'an endpoint that is not a push service',
    (token: string) => register(token, tokenOf({ ...service.subscription, endpoint: 'http://example.com/1' })),
  ],
  [
    'an invalid key',
    (token: string) => register(token, tokenOf({ ...service.subscription, keys: { auth: 'a', p256dh: 'p' } })),
  ],
])('%s is logged and changes nothing else', async (_, spoil) => {
  const { token } = await mock.guest()
  await register(token)
  service.status = 500
  await spoil(token)
  expect(await push()).toEqual({ sent: 0, ended: 0, failed: 1 })
  expect(refusals()).toHaveLength(1)
})

test('sign-in and refresh also register for push messages, and signing out ends the registration', async () => {
  const fcm_token = tokenOf(service.subscription)
  const body = { device_type: 'web', device_id: device, fcm_token }
  const guest = await mock.call('POST', '/v1/auth/guest-login', { body })
  expect(await push()).toMatchObject({ sent: 1 })
  await mock.call('POST', '/v1/auth/log-out', { token: guest.body.data.accessToken, headers: { device_id: device } })
  expect(await push()).toMatchObject({ sent: 0 })

  const { refreshToken } = await mock.customer()
  expect(await push()).toMatchObject({ sent: 0 })
  await mock.call('POST', '/v1/auth/refresh-token', { headers: { refreshToken }, body })
  expect(await push()).toMatchObject({ sent: 1 })
})
