import { afterEach, expect, test, vi } from 'vitest'
import { askOrder, askProducts, takeEarly } from './early-response.ts'

const url = 'http://app.test/v1/customers/machines/VM-1/products'
const request = (token?: string, to = url) =>
  new Request(to, token ? { headers: { authorization: `Bearer ${token}` } } : {})

function requestEarly(token: string | null = null, isLink = false) {
  vi.stubGlobal('location', { origin: 'http://app.test' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  askProducts('VM-1', isLink, token)
  return globalThis.early?.products.copy
}

afterEach(() => {
  globalThis.early = undefined
  globalThis.earlyOrder = undefined
  vi.useRealTimers()
})

test('the early response is used once, and only for the same request', async () => {
  await requestEarly('t')
  expect(takeEarly(request('t', `${url}?page=2`))).toBeUndefined()
  expect(await takeEarly(request('t'))?.then((response) => response.text())).toBe('{}')
  expect(takeEarly(request('t'))).toBeUndefined()
})

test('the early response is dropped if the token has changed', async () => {
  await requestEarly('old')
  expect(takeEarly(request('new'))).toBeUndefined()
  expect(takeEarly(request('old'))).toBeUndefined()
})

test('the early response is dropped if it is stale', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await requestEarly()
  vi.advanceTimersByTime(10_000)
  expect(takeEarly(request())).toBeUndefined()
})

test('the early response is marked once it has arrived', async () => {
  const response = requestEarly()
  expect(globalThis.early?.products.isHere).toBe(false)
  await response
  expect(globalThis.early?.products.isHere).toBe(true)
})

test('a machine link requests its machine too', async () => {
  await requestEarly(null, true)
  expect(takeEarly(request(undefined, 'http://app.test/v1/customers/machines/VM-1'))).toBeDefined()
  expect(takeEarly(request())).toBeDefined()
})

test('the order of a payment that has come back is requested once, for the payer who asks for it', async () => {
  const sent: string[] = []
  vi.stubGlobal('location', { origin: 'http://app.test' })
  vi.stubGlobal('fetch', (href: string) => {
    sent.push(href)
    return Promise.resolve(new Response('{}'))
  })
  askOrder({ orderId: 'ord/1', request: { user_id: 'usr-1', vending_machine_id: 'VM-1' } }, 't')
  const order = 'http://app.test/v1/users/usr-1/vending-machine/VM-1/orders/ord%2F1'
  expect(sent).toEqual([order])
  expect(takeEarly(request('other', order))).toBeUndefined()
  expect(takeEarly(request('t', order.replace('usr-1', 'usr-2')))).toBeUndefined()
})
