import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleCheckout, sampleLine } from '#domain/order/order.sample.ts'
import { listOffers } from '#generated/operations/offers.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { refusal, renderQuerying, serve, signInAs } from '#shared/api/server.sample.tsx'
import { endFirstScreen } from '#shared/load-chunk.ts'
import { remove, write } from '#shared/storage/storage.ts'
import { useCheckoutAhead } from './use-checkout-ahead.ts'

let asked: string[] = []
const count = (path: string) => asked.filter((url) => url.includes(path)).length
const fill = (cartQty: number) => act(() => write('cartList', [sampleLine({ cartQty })]))
const rest = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

beforeEach(async () => {
  // What the hook loads on demand: a fake clock does not wait for files.
  await import('./prepare-checkout.ts')
  vi.useFakeTimers()
  endFirstScreen()
  asked = serve(({ pathname }) => {
    if (pathname.endsWith('validate')) return sampleCheckout().quote
    return pathname.endsWith('payment-options') ? { payment_options: [] } : refusal(404)
  })
  write('machineId', 'VM-1001')
  signInAs('gst-1', true)
})
afterEach(() => vi.useRealTimers())

function show(isWanted = true, hasOffers = true) {
  const client = createQueryClient()
  if (!hasOffers) return renderQuerying(useCheckoutAhead, isWanted, client)
  const { queryKey } = listOffers.options({ machineId: 'VM-1001', pageOff: true })
  client.setQueryData(queryKey, { code: '200', data: [], meta: { page: 1, limit: 10, total: 0 } })
  return renderQuerying(useCheckoutAhead, isWanted, client)
}

test('requests the methods with the first product, and the price once the filled cart rests', async () => {
  show()
  await rest(2000)
  expect(asked).toEqual([])
  fill(1)
  await rest(800)
  fill(2)
  await rest(800)
  expect([count('validate'), count('payment-options')]).toEqual([0, 1])
  await rest(2000)
  expect([count('validate'), count('payment-options')]).toEqual([1, 1])
  fill(3)
  await rest(2000)
  expect([count('validate'), count('payment-options')]).toEqual([2, 1])
})

test('says when all of it is there: not yet after another change, and not again after leaving', async () => {
  const { result, rerender } = show()
  fill(1)
  expect(result.current).toBe(false)
  await rest(2000)
  expect(result.current).toBe(true)
  fill(2)
  await rest(50)
  expect(result.current).toBe(false)
  await rest(2000)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(false)
  rerender(true)
  expect(result.current).toBe(false)
})

test('a cart that has rested doesn’t rest again once a guest is signed in', async () => {
  remove('accessToken')
  show()
  fill(1)
  await rest(2000)
  expect(asked).toEqual([])
  act(() => signInAs('gst-1', true))
  await rest(500)
  expect(count('validate')).toBe(1)
})

test('the price waits for the offers that it is asked with', async () => {
  let arrive = (_: unknown) => {}
  asked = serve(({ pathname }) => {
    if (pathname.endsWith('validate')) return sampleCheckout().quote
    if (!pathname.includes('offers')) return refusal(404)
    return new Promise((resolve) => (arrive = resolve))
  })
  const { result } = show(true, false)
  fill(1)
  await rest(2000)
  expect([count('offers'), count('validate'), result.current]).toEqual([1, 0, false])
  arrive(Response.json({ code: '200', data: [], meta: { page: 1, limit: 10, total: 0 } }))
  await rest(100)
  expect([count('offers'), count('validate'), result.current]).toEqual([1, 1, true])
})

test('requests nothing where it is not wanted', async () => {
  fill(1)
  show(false)
  await rest(2000)
  expect(asked).toEqual([])
})
