import { expect, test } from 'vitest'
import { isStale, registrationOf } from './registration.ts'

const sent = { endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } }
const day = 24 * 60 * 60 * 1000
const made = Date.parse('2026-01-01')
const registration = registrationOf('token-1', sent, 'key-1', made)
const facts = { endpoint: sent.endpoint, vapidKey: 'key-1', now: made }

test('a registration is the subscription with its token, key and time', () => {
  expect(registration).toEqual({
    token: 'token-1',
    createTime: made,
    subscription: { endpoint: sent.endpoint, auth: 'a', p256dh: 'p' },
    vapidKey: 'key-1',
  })
  expect(() => registrationOf('token-1', { endpoint: sent.endpoint }, 'key-1', made)).toThrow(TypeError)
})

test.each([
  ['lasts for seven days', { now: made + 7 * day - 1 }, false],
  ['is renewed then', { now: made + 7 * day }, true],
  ['is renewed if the clock was set back', { now: made - 8 * day }, true],
  ['is renewed for another key', { vapidKey: 'key-2' }, true],
  ['is renewed for another subscription', { endpoint: 'https://push.example/2' }, true],
  ['is renewed if the browser has dropped it', { endpoint: undefined }, true],
])('it %s', (_, changes, expected) => expect(isStale(registration, { ...facts, ...changes })).toBe(expected))
