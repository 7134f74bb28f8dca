import { describe, expect, test, vi } from 'vitest'
import { freeLocks } from './locks.sample.ts'
import { withLock } from './locks.ts'

/** As in a browser that blocks all cookies. */
const denied = { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }

test.each([
  ['missing', {}],
  ['denied', denied],
])('where locks are %s, one task runs at a time in this page, even after a failure', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  let running = 0
  const log: number[] = []
  const work = async () => {
    running += 1
    log.push(running)
    await new Promise((done) => setTimeout(done, 10))
    running -= 1
  }
  const failing = withLock('a', () => Promise.reject(new Error('failed')))
  await Promise.all([expect(failing).rejects.toThrow('failed'), withLock('a', work), withLock('a', work)])
  expect(log).toEqual([1, 1])
})

test('`ifAvailable` gets null if the lock is held in this page', async () => {
  let end = () => {}
  const held = withLock('a', () => new Promise<void>((resolve) => (end = resolve)))
  const isFree = () => withLock('a', (mine) => mine !== null, { ifAvailable: true })
  expect(await isFree()).toBe(false)
  end()
  await held
  await vi.waitFor(async () => expect(await isFree()).toBe(true))
})

test('an error of the work itself is not repeated', async () => {
  vi.stubGlobal('navigator', { locks: freeLocks })
  const work = vi.fn().mockRejectedValue(new Error('failed'))
  await expect(withLock('a', work)).rejects.toThrow('failed')
  expect(work).toHaveBeenCalledOnce()
})

describe('a lock that is taken', () => {
  /** A browser in which `holder` holds the lock `a`, and this page is `me`. */
  function browser(holder: string) {
    const asked: LockOptions[] = []
    const held = [{ name: 'a', clientId: holder }]
    const request = async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown
      const options = (rest.length > 1 ? rest[0] : {}) as LockOptions
      if (name === 'a') asked.push(options)
      const isTaken = held.some((lock) => lock.name === name) && !options.steal
      if (isTaken && options.ifAvailable) return work(null)
      if (isTaken) await vi.waitFor(() => expect(held.map((lock) => lock.name)).not.toContain(name))
      held.push({ name, clientId: 'me' })
      return work({})
    }
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } })
    return { asked, held }
  }
  const isFree = () => withLock('a', (lock) => lock !== null, { ifAvailable: true })

  test('by a page that this one has replaced is taken over', async () => {
    const { asked } = browser('me')
    expect(await isFree()).toBe(true)
    expect(asked).toEqual([{ ifAvailable: true }, { steal: true }])
  })

  test('by a page that this one has replaced is taken over by work that would wait for it, too', async () => {
    const { asked } = browser('me')
    expect(await withLock('a', () => 'done')).toBe('done')
    expect(asked).toEqual([{ ifAvailable: true }, { steal: true }])
  })

  test('by another tab is left to it', async () => {
    const { asked } = browser('another tab')
    expect(await isFree()).toBe(false)
    expect(asked).toEqual([{ ifAvailable: true }])
  })

  test('by another tab is waited for', async () => {
    const { asked, held } = browser('another tab')
    const waiting = withLock('a', () => 'done', { mode: 'shared' })
    setTimeout(() => held.shift(), 20)
    expect(await waiting).toBe('done')
    expect(asked).toEqual([{ mode: 'shared', ifAvailable: true }, { mode: 'shared' }])
  })

  test('by this page’s own work, which has just got it, is left to it', async () => {
    const { asked, held } = browser('another tab')
    const checking = isFree()
    // The other tab has released it while this page finds out who holds it.
    held.shift()
    const own = withLock('a', () => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    expect(await checking).toBe(false)
    expect(asked).not.toContainEqual({ steal: true })
    await own
  })

  test('by this page’s own work is left to it', async () => {
    const { held } = browser('nobody')
    held.splice(0)
    let end = () => {}
    const own = withLock('a', () => new Promise<void>((resolve) => (end = resolve)), {})
    expect(await isFree()).toBe(false)
    end()
    await own
  })
})
