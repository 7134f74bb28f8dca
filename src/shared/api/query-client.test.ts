import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, neverFresh } from './query-client.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['is fresh for half a minute', 29_000, 1],
  ['is stale after it', 31_000, 2],
  ['is stale after the phone’s clock was set back', -18_000_000, 2],
])('a cached response %s', async (_, ms, times) => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'products')
  const load = () => client.fetchQuery({ queryKey: ['products'], queryFn })
  await load()
  vi.setSystemTime(Date.now() + ms)
  await load()
  expect(queryFn).toHaveBeenCalledTimes(times)
})

test('a response that is never fresh is loaded again, even after the clock was set back', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'products')
  const load = () => client.fetchQuery({ queryKey: ['products'], queryFn, staleTime: neverFresh })
  await load()
  vi.setSystemTime(Date.now() - 18_000_000)
  await load()
  expect(queryFn).toHaveBeenCalledTimes(2)
})
