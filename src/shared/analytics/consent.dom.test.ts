import { expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { write } from '../storage/storage.ts'

test('where consent is asked for, nothing is requested, loaded or sent before it is given, nor after it is withdrawn', async () => {
  const analytics = { url: 'https://count.example/e', configUrl: 'https://count.example/config' }
  vi.spyOn(config, 'analytics', 'get').mockReturnValue(analytics)
  vi.spyOn(config, 'law', 'get').mockReturnValue({ ...config.law, askConsent: true })
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { sendBeacon })
  const fetch = vi.fn(async () => Response.json({ enabled: true }))
  vi.stubGlobal('fetch', fetch)
  const { onceAllowed } = await import('./consent.ts')
  const { track } = await import('./track.ts')
  const start = vi.fn()
  onceAllowed(start)
  const trackOnce = async () => {
    track({ name: 'order_paid' })
    await vi.dynamicImportSettled()
    await new Promise(setImmediate)
    return [fetch.mock.calls.length, sendBeacon.mock.calls.length, start.mock.calls.length]
  }
  expect(await trackOnce()).toEqual([0, 0, 0])
  write('consent', 'refused')
  expect(await trackOnce()).toEqual([0, 0, 0])
  write('consent', 'given')
  expect(await trackOnce()).toEqual([1, 1, 1])
  write('consent', 'refused')
  expect(await trackOnce()).toEqual([1, 1, 1])
})
