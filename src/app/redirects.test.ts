import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { routes } from '#shared/paths.ts'
import { resultRoutes } from '#shared/result-routes.ts'
import {
  type Facts,
  isClosed,
  isResultPath,
  keepsCartId,
  needsAccount,
  needsToken,
  redirect,
  withoutExtraSlashes,
} from './redirects.ts'

const facts = (more: Partial<Facts>): Facts => ({
  path: '/',
  session: 'guest',
  hasMachine: true,
  hasCart: true,
  hasCartId: false,
  activeOrder: null,
  isEntry: false,
  isConfirmingMachine: false,
  hasNext: false,
  ...more,
})
const paid = { id: 'o1', status: 'Paid' } as const
const inProgress = { id: 'o1', status: 'In-Progress' } as const

test('the web server knows every page to which a payment returns', () => {
  expect(resultRoutes).toEqual(Object.values(routes).filter(isResultPath))
})

describe('redirects (§2.2 §2.3 §2.6 §2.7)', () => {
  test.each([
    ['/ with a machine', { path: '/' }, '/products'],
    ['/ without one', { path: '/', hasMachine: false }, '/search-machine'],
    ['/login for a registered customer', { path: '/login', session: 'registered' }, '/products'],
    [
      '/login for a registered customer without a machine',
      { path: '/login', session: 'registered', hasMachine: false },
      '/search-machine',
    ],
    [
      '/login for a registered customer with a `next` parameter',
      { path: '/login', session: 'registered', hasNext: true },
      null,
    ],
    ['/login for a guest', { path: '/login' }, null],
    ['/login without a session', { path: '/login', session: 'none' }, null],
    ['an empty cart', { path: '/cart', hasCart: false }, '/products'],
    ['a filled cart, which the payment screen shows', { path: '/cart' }, '/payment'],
    ['/products without a machine', { path: '/products', hasMachine: false }, '/search-machine'],
    ['/payments', { path: '/payments' }, '/payment'],
    ['a paid order while shopping', { path: '/products', activeOrder: paid }, '/order-dispense?order_id=o1'],
    [
      'an order in progress while shopping',
      { path: '/cart', activeOrder: inProgress },
      '/order-dispense-status?order_id=o1',
    ],
    [
      'an order on a machine link, which passes the machine on',
      { path: '/machine/VM-1', activeOrder: paid },
      '/order-dispense?order_id=o1&machine=VM-1',
    ],
    ['a machine link without an id', { path: '/machine/%20', activeOrder: paid }, '/order-dispense?order_id=o1'],
    ['the scanner', { path: '/scan-machine', activeOrder: paid }, '/order-dispense?order_id=o1'],
    [
      'the scanner that confirms the order’s machine',
      { path: '/scan-machine', activeOrder: paid, isConfirmingMachine: true },
      null,
    ],
    [
      'an order on a screen other than the scanner that confirms its machine',
      { path: '/products', activeOrder: paid, isConfirmingMachine: true },
      '/order-dispense?order_id=o1',
    ],
    [
      'an order while the customer pays for another one',
      { path: '/payment', activeOrder: paid },
      '/order-dispense?order_id=o1',
    ],
    ['an order on an unknown path', { path: '/nowhere', activeOrder: paid }, null],
    ['an order with a cart id', { path: '/products', activeOrder: paid, hasCartId: true }, null],
    ['an order on a success page', { path: '/payu-payment-success', activeOrder: paid, isEntry: true }, null],
    [
      'an order on the meal card’s success page',
      { path: '/sodexo-payment-success', activeOrder: paid, isEntry: true },
      null,
    ],
    [
      'an order on a failure page that the app was opened at',
      { path: '/payu-payment-failure', activeOrder: paid, isEntry: true },
      '/order-dispense?order_id=o1',
    ],
    ['an order on a history page inside the app', { path: '/order-history-details/o1', activeOrder: paid }, null],
    [
      'an order on a history page that the app was opened at',
      { path: '/order-history-details/o1', activeOrder: paid, isEntry: true },
      null,
    ],
    [
      'an order on the help page that the app was opened at',
      { path: '/support', activeOrder: paid, isEntry: true },
      null,
    ],
    [
      'an order on the history that the app was opened at',
      { path: '/order-history', activeOrder: inProgress, isEntry: true },
      '/order-dispense-status?order_id=o1',
    ],
    ['an order on the dispense page', { path: '/order-dispense', activeOrder: inProgress, isEntry: true }, null],
    ['an active order that is still loading', { path: '/products', activeOrder: undefined }, null],
  ] as [string, Partial<Facts>, string | null][])('%s', (_, given, target) =>
    expect(redirect(facts(given))).toBe(target),
  )

  test('end after at most two redirects from any path', () => {
    const all = fc.record({
      path: fc.constantFrom(...Object.values(routes), '/machine/VM-1', '/order-history-details/o1', '/nowhere'),
      session: fc.constantFrom('none', 'guest', 'registered', 'expired'),
      hasMachine: fc.boolean(),
      hasCart: fc.boolean(),
      hasCartId: fc.boolean(),
      activeOrder: fc.constantFrom(null, undefined, paid, inProgress),
      isEntry: fc.boolean(),
      isConfirmingMachine: fc.boolean(),
      hasNext: fc.boolean(),
    }) as fc.Arbitrary<Facts>
    fc.assert(
      fc.property(all, (start) => {
        let now = start
        for (let hops = 0; hops <= 2; hops += 1) {
          const target = redirect(now)
          if (target === null) return true
          const path = target.split('?')[0] ?? ''
          now = { ...now, path, isEntry: false, hasCartId: now.hasCartId && keepsCartId(path) }
        }
        return false
      }),
      { numRuns: 5000 },
    )
  })

  test('a machine link leads to the waiting order, even if the order loads later', () => {
    const link = { path: '/machine/VM-2', activeOrder: paid }
    const target = '/order-dispense?order_id=o1&machine=VM-2'
    expect(redirect(facts(link))).toBe(target)
    // The link came first and chose its machine; the products screen redirects once the order is loaded.
    expect(redirect(facts({ ...link, activeOrder: undefined }))).toBeNull()
    expect(redirect(facts({ path: '/products', activeOrder: paid }))).toBe('/order-dispense?order_id=o1')
  })
})

test('a path with extra slashes leads to the same screen, never to another host', () => {
  const odd = ['/', '/cart/', '/wallet-transactions//', '/machine/VM-1/', '//', '//other.example/', '/a//b']
  const plain = ['/', '/cart', '/wallet-transactions', '/machine/VM-1', '/', '/other.example', '/a/b']
  expect(odd.map(withoutExtraSlashes)).toEqual(plain)
  expect([`${routes.paymentSuccess}/`, `${routes.products}/`].map(isResultPath)).toEqual([true, false])
})

test('the cart id is kept on payment, result and status pages only', () => {
  const kept = Object.values(routes).filter(keepsCartId)
  expect(kept.sort()).toEqual([
    '/order-dispense-status',
    '/payment',
    '/payment-success',
    '/payments',
    '/payu-payment-failure',
    '/payu-payment-success',
    '/sodexo-payment-failure',
    '/sodexo-payment-success',
  ])
})

test('personal screens need a token, public screens do not', () => {
  const open = Object.values(routes).filter((path) => !needsToken(path))
  expect(open.sort()).toEqual([
    '/',
    '/accessibility',
    '/cart',
    '/faq',
    '/imprint',
    '/login',
    '/machine/:machineId',
    '/offers',
    '/payment-success',
    '/payu-payment-failure',
    '/payu-payment-success',
    '/privacy',
    '/products',
    '/scan-machine',
    '/search-machine',
    '/sodexo-payment-failure',
    '/sodexo-payment-success',
    '/support',
    '/terms-n-conditions',
  ])
})

test('profile, saved cards and wallets are account-only', () => {
  const registered = Object.values(routes).filter(needsAccount)
  expect(registered.sort()).toEqual(['/card', '/company-wallet-transactions', '/profile', '/wallet-transactions'])
  expect(registered.every(needsToken)).toBe(true)
})

test('no rule applies to an unknown path or a screen of a disabled feature (§2.26)', () => {
  vi.spyOn(config.features, 'wallets', 'get').mockReturnValue(false)
  for (const path of ['/nowhere', routes.walletTransactions])
    expect([isResultPath, keepsCartId, needsToken, needsAccount].map((rule) => rule(path))).toEqual(
      Array(4).fill(false),
    )
})

describe('maintenance', () => {
  const shopping = ['/', '/cart', '/machine/:machineId', '/products', '/scan-machine', '/search-machine']
  test.each([
    ['closes shopping and checkout', 'Back at noon.', false, [...shopping, '/payment', '/payments'].sort()],
    ['keeps checkout available for an open payment', 'Back at noon.', true, shopping],
    ['closes nothing without a notice', '', false, []],
  ])('%s', (_, text, hasOpenAttempt, closed) => {
    vi.spyOn(config, 'maintenance', 'get').mockReturnValue(text)
    const all = [...Object.values(routes), '/nowhere']
    const isShut = (path: string) => isClosed({ path, hasOpenAttempt, isConfirmingMachine: false })
    expect(all.filter(isShut).sort()).toEqual(closed)
  })
  test('keeps the scanner available for a paid order', () => {
    vi.spyOn(config, 'maintenance', 'get').mockReturnValue('Back at noon.')
    const isShut = (path: string) => isClosed({ path, hasOpenAttempt: false, isConfirmingMachine: true })
    expect([routes.scanMachine, routes.searchMachine, routes.products].map(isShut)).toEqual([false, true, true])
  })
})
