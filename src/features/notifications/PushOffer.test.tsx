import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signInAs } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { writeOwned } from '#shared/storage/owned.ts'
import { read } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { PushOffer } from './PushOffer.tsx'

/** Safari on an iPhone: no push messages outside the app on the home screen. */
function onIphone() {
  const own = { languages: ['en'], onLine: true, userAgent: navigator.userAgent, standalone: false }
  vi.stubGlobal('navigator', own)
  Object.assign(config.push, { vapidKey: 'key' })
}

afterEach(() => {
  cleanup()
  Object.assign(config.push, { vapidKey: '' })
})

test('on an iPhone, a customer with an account hears how to get messages, until it is put off', async () => {
  onIphone()
  signInAs('usr-1')
  show(<PushOffer about="refund" />)
  expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
  expect(read('hasPutOffPush')).toBe(true)
})

test('on an iPhone, a guest is not sent to an app that would not know the order', () => {
  onIphone()
  signInAs('gst-1', true)
  show(<PushOffer about="refund" />)
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
})

test.each([
  ['granted', false],
  ['default', true],
])('a browser that is registered, and whose permission is “%s”, is asked again: %s', (permission, isAsked) => {
  Object.assign(config.push, { vapidKey: 'key' })
  const own = { languages: ['en'], onLine: true, userAgent: 'Chrome', serviceWorker: { ready: new Promise(() => {}) } }
  vi.stubGlobal('navigator', own)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission })
  signInAs('usr-1')
  writeOwned('pushRegistration', 'usr-1', {
    ...{ token: 't', createTime: Date.now(), vapidKey: 'key', reportedFor: 'usr-1' },
    subscription: { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' },
  })
  show(<PushOffer about="stock" />)
  expect(screen.queryByRole('button', { name: 'Notify me' }) !== null).toBe(isAsked)
})
