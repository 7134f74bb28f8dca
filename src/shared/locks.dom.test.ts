import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './locks.ts'

// jsdom has no locks, so this tests the fallback.
beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

/** Another tab: a separate module instance with the same storage. */
async function otherTab() {
  vi.resetModules()
  return import('./locks.ts')
}

test('runs one task at a time across all tabs, even after a failure', async () => {
  const other = await otherTab()
  let running = 0
  const log: number[] = []
  const work = async () => {
    running += 1
    log.push(running)
    await new Promise((done) => setTimeout(done, 20))
    running -= 1
  }
  const failing = withLock('a', () => Promise.reject(new Error('failed')))
  await Promise.all([
    expect(failing).rejects.toThrow('failed'),
    ...[withLock, other.withLock, withLock].map((lock) => lock('a', work)),
  ])
  expect(log).toEqual([1, 1, 1])
  expect(localStorage).toHaveLength(0)
})

test('`ifAvailable` gets null if the lock is held in this tab or another', async () => {
  const other = await otherTab()
  let end = () => {}
  const held = withLock('a', () => new Promise<void>((resolve) => (end = resolve)), { mode: 'shared' })
  const isFree = (lock: typeof withLock) => lock('a', (mine) => mine !== null, { ifAvailable: true })
  expect([await isFree(withLock), await isFree(other.withLock)]).toEqual([false, false])
  end()
  await held
  expect([await isFree(withLock), await isFree(other.withLock)]).toEqual([true, true])
})

test('the lock of a closed tab expires', async () => {
  await import('./lease.ts')
  vi.useFakeTimers()
  for (const options of [{}, { ifAvailable: true }]) {
    localStorage.setItem('lock-a', 'gone 1')
    const isMine = withLock('a', (lock) => lock !== null, options)
    await vi.advanceTimersByTimeAsync(3_100)
    expect(await isMine).toBe(true)
  }
})

test.each([-5, 1])('a lock that is held stays so if the clock changes by %i hours', async (hours) => {
  const other = await otherTab()
  let end = () => {}
  const held = other.withLock('a', () => new Promise<void>((resolve) => (end = resolve)))
  await vi.waitFor(() => expect(localStorage).toHaveLength(1))
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  expect(await withLock('a', (lock) => lock, { ifAvailable: true })).toBeNull()
  end()
  await held
})
