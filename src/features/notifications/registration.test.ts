import { expect, test } from 'vitest'
import { isStale, registrationOf } from './registration.ts'

const sent = { endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } }
const day = 24 * 60 * 60 * 1000
const made = Date.parse('2026-01-01')
const registration = registrationOf('token-1', sent, 'key-1', made)
const facts = { endpoint: sent.endpoint, vapidKey: 'key-1', now: made }

test('a registration contains the subscription, its token, key and creation time', () => {
  expect(registration).toEqual({
    token: 'token-1',
    createTime: made,
    subscription: { endpoint: sent.endpoint, auth: 'a', p256dh: 'p' },
    vapidKey: 'key-1',
  })
  expect(() => registrationOf('token-1', { endpoint: sent.endpoint }, 'key-1', made)).toThrow(TypeError)
})

test.each([
  ['is valid for seven days', { now: made + 7 * day - 1 }, false],
  ['is stale after seven days', { now: made + 7 * day }, true],
  ['is stale if the clock was set back', { now: made - 8 * day }, true],
  ['is stale if the key has changed', { vapidKey: 'key-2' }, true],
  ['is stale if the subscription has changed', { endpoint: 'https://push.example/2' }, true],
  ['is stale if the browser has dropped the subscription', { endpoint: undefined }, true],
])('a registration %s', (_, changes, stale) => expect(isStale(registration, { ...facts, ...changes })).toBe(stale))
