import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './errors.ts'
import { createQueryClient, neverFresh } from './query-client.ts'
import { makeStale } from './stale.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['is fresh for half a minute', 29_000, 1],
  ['is stale after it', 31_000, 2],
  ['is stale after the phone’s clock was set back', -18_000_000, 2],
])('a cached response %s', async (_, ms, times) => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'products')
  const load = () => client.query({ queryKey: ['products'], queryFn })
  await load()
  vi.setSystemTime(Date.now() + ms)
  await load()
  expect(queryFn).toHaveBeenCalledTimes(times)
})

test('a response that is never fresh is loaded again, even after the clock was set back', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'products')
  const load = () => client.query({ queryKey: ['products'], queryFn, staleTime: neverFresh })
  await load()
  vi.setSystemTime(Date.now() - 18_000_000)
  await load()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

const call = { operationId: 'listOrders', requestId: 'request-1' } as const
const refusal = new ApiError(call, { status: 500, code: 'SERVER_5000', message: 'No.', body: null })

test.each([
  ['shows it and asks nothing', refusal, 1],
  ['asks again if the network was lost', new NetworkError('Lost', call), 2],
])('a part that appears soon after a failure %s; later it asks again', async (_, error, soon) => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn().mockRejectedValue(error)
  const appear = () => {
    const options = client.defaultQueryOptions({ queryKey: ['orders'], queryFn, retry: false })
    return new QueryObserver(client, options).subscribe(() => undefined)
  }
  const leave = appear()
  await vi.advanceTimersByTimeAsync(100)
  appear()()
  await vi.advanceTimersByTimeAsync(100)
  expect(queryFn).toHaveBeenCalledTimes(soon)
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  appear()
  await vi.advanceTimersByTimeAsync(100)
  expect(queryFn).toHaveBeenCalledTimes(soon + 1)
})

test.each([
  ['is read again at once', 'active', 2],
  ['is left to the next screen, if this one is left now', 'none', 1],
] as const)('what a change made stale %s', async (_, refetchType, soon) => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'balance')
  const appear = () => {
    const options = client.defaultQueryOptions({ queryKey: ['getWalletBalance'], queryFn })
    return new QueryObserver(client, options).subscribe(() => undefined)
  }
  const leave = appear()
  await vi.advanceTimersByTimeAsync(100)
  makeStale(client, { invalidates: ['getWalletBalance'] }, refetchType)
  await vi.advanceTimersByTimeAsync(100)
  expect(queryFn).toHaveBeenCalledTimes(soon)
  leave()
  appear()
  await vi.advanceTimersByTimeAsync(100)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

test.each([
  ['a lost answer', new NetworkError('Lost', call), true],
  ['an error of the server', refusal, true],
  ['a refusal', new ApiError(call, { status: 409, code: 'CARD_1001', message: 'No.', body: null }), false],
])(
  '%s to a change leaves what is on the phone stale unless it proves that nothing was done',
  async (_, error, isStale) => {
    const client = createQueryClient()
    client.setQueryData(['listOrders'], 'orders')
    const mutationFn = () => Promise.reject(error)
    const change = new MutationObserver(client, { mutationFn, meta: { invalidates: ['listOrders'] } })
    await change.mutate().catch(() => undefined)
    expect(client.getQueryState(['listOrders'])?.isInvalidated).toBe(isStale)
  },
)
