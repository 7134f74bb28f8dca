import { expect, test } from 'vitest'
import { paths, routeOf, safeNext } from './paths.ts'

const origin = 'https://app.example'

test.each(['/cart', '/payment?a=1#b', '/machine/VM-1', '/order-history-details/ord%2F1'])(
  '%s is a valid `next`',
  (next) => expect(safeNext(next, origin)).toBe(next),
)

/** Characters that browsers drop or turn into a slash, in every position that matters. */
const signs = ['\t', '\n', '\r', '\\', '/', '\t\n\r', '\t\\', '/\t', '\\\\', '\n//', '\r/\\']
const hostile = signs.flatMap((sign) =>
  ['/@evil.example', '//@evil.example', '/./@evil.example', '@/evil.example', ' //@evil.example'].flatMap((shape) => [
    shape.replace('@', sign),
    shape.replace('@', `${sign}${sign}`),
    shape.replace('@', `${sign}x:y@`),
  ]),
)
const others = [
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'cart',
  '',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'blob:https://app.example/cart',
  '/login',
  '/login?next=/login',
]

test('sign-in keeps what is behind the # there, where no server sees it', () => {
  expect(paths.login('/payment-success?order_id=ord-1#payment=secret')).toBe(
    '/login?next=%2Fpayment-success%3Forder_id%3Dord-1#payment=secret',
  )
  expect(paths.login('/account')).toBe('/login?next=%2Faccount')
})

test.each([...hostile, ...others].map((next) => [JSON.stringify(next), next]))(
  '%s leads neither to another site nor to sign-in',
  (_, next) => {
    const path = safeNext(next, origin)
    expect(new URL(path, origin).origin).toBe(origin)
    expect(path).toMatch(/^\/(?!\/)/)
    expect(path).not.toMatch(/^\/login/)
  },
)

test.each([
  ['/', '/'],
  ['/machine/VM-1001', '/machine/:machineId'],
  ['/order-history-details/ord-1', '/order-history-details/:orderId'],
  ['/order-history', '/order-history'],
  ['/order-history-details/ord-1/more', undefined],
  ['/v1/orders', undefined],
])('%s matches the route %s', (path, route) => expect(routeOf(path)).toBe(route))
