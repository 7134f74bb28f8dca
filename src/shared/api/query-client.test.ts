import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.useRealTimers())

test('a part that appears soon after a failure shows it and asks nothing; later it asks again', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const queryFn = vi.fn().mockRejectedValue(new Error('no'))
  const appear = () => {
    const options = client.defaultQueryOptions({ queryKey: ['orders'], queryFn, retry: false })
    return new QueryObserver(client, options).subscribe(() => undefined)
  }
  const leave = appear()
  await vi.advanceTimersByTimeAsync(100)
  appear()()
  await vi.advanceTimersByTimeAsync(100)
  expect(queryFn).toHaveBeenCalledOnce()
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  appear()
  await vi.advanceTimersByTimeAsync(100)
  expect(queryFn).toHaveBeenCalledTimes(2)
})
