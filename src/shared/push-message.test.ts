import { describe, expect, test, vi } from 'vitest'
import { ownPath, readPushMessage } from './push-message.ts'

const origin = 'https://app.example'
const read = (sent: unknown) => readPushMessage(typeof sent === 'string' ? sent : JSON.stringify(sent), origin)

describe('a message', () => {
  test('is accepted flat or in FCM’s format', () => {
    const message = { title: 'Ready', body: 'Slot A1', path: '/order-history' }
    expect(read(message)).toEqual(message)
    const { path, ...notification } = message
    expect(read({ notification, data: { path, order_id: 'ord-1' }, fcmMessageId: 'x' })).toEqual(message)
  })

  test.each([
    ['no content', ''],
    ['invalid JSON', 'hello'],
    ['an array', '[1]'],
    ['fields of the wrong types', { title: 4, body: {}, path: [], notification: 'x', data: null }],
  ])('with %s gets the default texts', (_, sent) =>
    expect(read(sent)).toEqual({ title: 'Update on your order', body: 'Open the app to see it.', path: '/' }),
  )

  test('with one invalid field keeps the others', () =>
    expect(read({ title: 'Ready', body: 7, path: '/orders' })).toEqual({ title: 'Ready', body: '', path: '/' }))
})

test.each([
  ['/order-dispense-status?order_id=ord-1', '/order-dispense-status?order_id=ord-1'],
  ['/order-history-details/ord-1', '/order-history-details/ord-1'],
  [`${origin}/offers`, '/offers'],
  ['https://elsewhere.example/offers', '/'],
  ['//elsewhere.example/offers', '/'],
  ['/\\elsewhere.example/offers', '/'],
  ['/\t/elsewhere.example/offers', '/'],
  ['javascript:alert(1)', '/'],
  ['/v1/orders', '/'],
  ['/order-history-details/ord-1/more', '/'],
  ['http://', '/'],
  [undefined, '/'],
])('%s opens %s', (target, path) => expect(ownPath(target, origin)).toBe(path))

test('if the app is served under a path, a message may include or omit that path', async () => {
  vi.stubEnv('BASE_URL', '/order/')
  vi.resetModules()
  const below = (await import('./push-message.ts')).ownPath
  const { inApp } = await import('./base.ts')
  const screen = '/order-history-details/ord-1?view=1'
  for (const target of [screen, `/order${screen}`, `${origin}/order${screen}`])
    expect(below(target, origin)).toBe(screen)
  expect(inApp(screen)).toBe(`/order${screen}`)
  vi.unstubAllEnvs()
})
