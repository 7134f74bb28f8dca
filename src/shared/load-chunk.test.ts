import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkError, loadChunk } from './load-chunk.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (message: string) => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error(message))

test('a file that fails once is loaded on the second try', async () => {
  const load = failing('Failed to fetch').mockResolvedValue('module')
  const loaded = loadChunk(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('module')
})

test('throws a ChunkError if a file fails twice or a stylesheet fails once', async () => {
  for (const load of [failing('a').mockRejectedValue(new Error('b')), failing('Unable to preload CSS for /a.css')]) {
    const loaded = expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkError)
    await vi.runAllTimersAsync()
    await loaded
  }
})
