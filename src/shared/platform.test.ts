import { expect, test, vi } from 'vitest'
import { anySignal, isWebPage, parseUrl, randomUUID, timeoutSignal } from './platform.ts'

test.each(['native', 'fallback'])('the %s functions behave the same', async (kind) => {
  if (kind === 'fallback') {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    vi.stubGlobal('AbortSignal', { abort: AbortSignal.abort })
  }
  expect(randomUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const controller = new AbortController()
  const aborted = AbortSignal.abort('over')
  const signal = anySignal([controller.signal, timeoutSignal(5)])
  await vi.waitFor(() => expect(signal.reason).toMatchObject({ name: 'TimeoutError' }))
  expect(anySignal([aborted]).reason).toBe('over')
  const later = anySignal([controller.signal])
  controller.abort('now')
  expect(later.reason).toBe('now')
})

test('an invalid URL is null', () =>
  expect([parseUrl('/a', 'https://app.example')?.href, parseUrl('http://'), parseUrl('a')]).toEqual([
    'https://app.example/a',
    null,
    null,
  ]))

test.each([
  ['https://receipts.example.com/ord-1', true],
  ['http://localhost:4010/receipts/x', true],
  ['javascript:alert(1)', false],
  ['data:text/html,hi', false],
  ['file:///etc/passwd', false],
  ['tel:+91', false],
  ['/receipts/1', false],
  ['', false],
])('%j is a web page: %s', (url, isPage) => expect(isWebPage(url)).toBe(isPage))
