// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './locks.ts'

// jsdom has no locks: this is the stand-in.
beforeEach(() => localStorage.clear())

/** Another tab is a module of its own over the same storage. */
async function otherTab() {
  vi.resetModules()
  return import('./locks.ts')
}

test('one at a time in this tab and in others, also after one that failed', async () => {
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

test('who does not want to wait is told that it is taken, here or elsewhere', async () => {
  const other = await otherTab()
  let end = () => {}
  const held = withLock('a', () => new Promise<void>((resolve) => (end = resolve)), { mode: 'shared' })
  const isFree = (lock: typeof withLock) => lock('a', (mine) => mine !== null, { ifAvailable: true })
  expect([await isFree(withLock), await isFree(other.withLock)]).toEqual([false, false])
  end()
  await held
  expect([await isFree(withLock), await isFree(other.withLock)]).toEqual([true, true])
})

test('a tab that is gone holds nothing for long', async () => {
  localStorage.setItem('lock-a', `gone ${Date.now() + 60}`)
  expect(await withLock('a', () => 'mine')).toBe('mine')
})
