import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '../config.ts'

const sendBeacon = vi.fn()
const sent = () => sendBeacon.mock.calls.map(([url, text]) => [url, JSON.parse(text)])

beforeEach(() => {
  vi.resetModules()
  sendBeacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon })
  vi.useFakeTimers({ now: Date.parse('2026-01-01T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function trackOnce() {
  const { track } = await import('./track.ts')
  track({ name: 'order_paid' })
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
}
const configured = (configUrl = '', law = config.law) => {
  vi.stubGlobal('settings', { ...config, law, analytics: { url: 'https://count.example/e', configUrl } })
}
const stubFetch = (make: () => Promise<Response>) => {
  const fetch = vi.fn(make)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('nothing is sent unless configured', async () => {
  await trackOnce()
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('an event contains only its name and time', async () => {
  configured()
  await trackOnce()
  expect(sent()).toEqual([['https://count.example/e', { name: 'order_paid', at: '2026-01-01T10:00:00.000Z' }]])
})

test.each([
  ['enabled', async () => Response.json({ enabled: true }), 1],
  ['disabled', async () => Response.json({ enabled: false }), 0],
  ['an invalid body', async () => Response.json([]), 0],
  ['an error status', async () => new Response('', { status: 500 }), 0],
  ['no response', () => Promise.reject(new TypeError('offline')), 0],
])('requests the configuration once and sends events only if enabled: %s', async (_, respond, count) => {
  configured('https://count.example/config')
  const fetch = stubFetch(respond)
  await trackOnce()
  await trackOnce()
  expect(fetch).toHaveBeenCalledOnce()
  expect(sent()).toHaveLength(2 * count)
})

test('waits at most one minute for the configuration', async () => {
  configured('https://count.example/config')
  stubFetch(async () => Response.json({ enabled: true }))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await trackOnce()
  expect(timeout).toHaveBeenCalledWith(60_000)
})

test('consent that is withdrawn while the configuration loads holds the event back', async () => {
  configured('https://count.example/config', { ...config.law, askConsent: true })
  const { write } = await import('../storage/storage.ts')
  write('consent', 'given')
  stubFetch(async () => {
    write('consent', 'refused')
    return Response.json({ enabled: true })
  })
  await trackOnce()
  expect(sendBeacon).not.toHaveBeenCalled()
})
