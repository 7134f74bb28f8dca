import { expect, test, vi } from 'vitest'
import { reportDrift } from '#shared/api/drift.ts'
import { write } from '#shared/storage/storage.ts'
import { reportBrokenScreen } from './broken-screen.ts'

const sendByBrand = vi.hoisted(() => vi.fn())
vi.mock('virtual:brand-telemetry', () => ({ default: sendByBrand }))
vi.mock('web-vitals', () => ({ onCLS: vi.fn(), onINP: vi.fn(), onLCP: vi.fn(), onTTFB: vi.fn() }))
vi.mock('#shared/config.ts', () => ({
  config: { telemetryUrl: 'https://health.example/e', analytics: {}, law: { askConsent: true } },
}))

test('sends errors and drift once, including drift from before it loaded, without customer data', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, sendBeacon })
  window.history.replaceState(null, '', '/order-history-details/ord-77?reference=abc')
  const drift = { operationId: 'getOrder', pointer: '/data/net', expected: 'number', found: 'string of 3 characters' }
  reportDrift(drift)
  write('consent', 'given')
  await import('./telemetry.ts')
  const error = new TypeError('Order ord-77 of +919876543210, "Asha Rao" <asha@mail.example>, is odd')
  error.stack = 'TypeError\n at f (https://app.example/order/assets/index-abc.js:1:20)'
  for (const _ of [1, 2]) reportBrokenScreen(error)
  const context = { page: '/order-history-details/:orderId', version: expect.any(String) }
  const failure = { name: 'error', message: 'TypeError: Order … of … … … is odd', stack: ['index-abc.js:1:20'] }
  expect(sendByBrand.mock.calls).toEqual([
    [{ name: 'contract_drift', ...drift, ...context }],
    [{ ...failure, ...context }],
  ])
  expect(sendBeacon.mock.calls.map(([url, text]) => [url, JSON.parse(text).name])).toEqual([
    ['https://health.example/e', 'contract_drift'],
    ['https://health.example/e', 'error'],
  ])
})

test('sends nothing after consent is withdrawn', () => {
  const sendBeacon = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, sendBeacon })
  sendByBrand.mockClear()
  write('consent', 'refused')
  reportBrokenScreen(new RangeError('Another one'))
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(sendByBrand).not.toHaveBeenCalled()
  write('consent', 'given')
  reportBrokenScreen(new RangeError('Another one'))
  expect(sendBeacon).toHaveBeenCalledOnce()
})
