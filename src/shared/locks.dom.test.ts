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

test('work that throws at once, or whose lock is taken from it, is done once', async () => {
  const request = async (_name: string, _options: object, work: (lock: object) => unknown) => {
    work({})
    throw new DOMException('stolen', 'AbortError')
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const throwing = vi.fn(() => {
    throw new Error('failed')
  })
  await expect(withLock('a', throwing)).rejects.toThrow('failed')
  expect(throwing).toHaveBeenCalledOnce()
  expect(await withLock('a', async () => 'done')).toBe('done')
})

describe('a lock that is taken', () => {
  /** A browser in which `holder` holds the lock `a`; `me` is a page that has just started. */
  async function browser(holder: string) {
    vi.resetModules()
    const { withLock } = await import('./locks.ts')
    const steals: string[] = []
    let held = [{ name: 'a', clientId: holder }]
    const isHeld = (name: string) => held.some((lock) => lock.name === name)
    const request = async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: object | null) => unknown
      const { steal = false, ifAvailable = false, signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions
      if (steal) steals.push(name)
      else if (isHeld(name) && ifAvailable) return work(null)
      else if (isHeld(name)) await vi.waitUntil(() => !isHeld(name) || signal?.aborted)
      signal?.throwIfAborted()
      const lock = { name, clientId: 'me' }
      held = [...held.filter((each) => !steal || each.name !== name), lock]
      const result = await work({})
      // The browser hears of the end a moment after the page.
      setTimeout(() => {
        held = held.filter((each) => each !== lock)
      }, 20)
      return result
    }
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held }) } })
    const release = (client = holder) => {
      held = held.filter(({ clientId }) => clientId !== client)
    }
    const pass = (client: string) => {
      held = [{ name: 'a', clientId: client }]
    }
    const isFree = () => withLock('a', (lock) => lock !== null, { ifAvailable: true })
    return { withLock, isFree, steals, release, pass }
  }

  test('by a page that this one has replaced is taken over', async () => {
    const { isFree, steals } = await browser('me')
    expect(await isFree()).toBe(true)
    expect(steals).toEqual(['a'])
  })

  test('by a page that this one has replaced is taken over by work that would wait for it, too', async () => {
    const { withLock, steals } = await browser('me')
    expect(await withLock('a', () => 'done')).toBe('done')
    expect(steals).toEqual(['a'])
  })

  test('by another tab is left to it', async () => {
    const { isFree, steals } = await browser('another tab')
    expect(await isFree()).toBe(false)
    expect(steals).toEqual([])
  })

  test.each(['exclusive', 'shared'] as const)('by another tab is waited for (%s)', async (mode) => {
    const { withLock, steals, release } = await browser('another tab')
    const waiting = withLock('a', () => 'done', { mode })
    setTimeout(release, 20)
    expect(await waiting).toBe('done')
    expect(steals).toEqual([])
  })

  test('by a tab that the phone has stopped is taken over after a while', async () => {
    const { withLock, steals } = await browser('another tab')
    expect(await withLock('a', () => 'done', { patience: 50 })).toBe('done')
    expect(steals).toEqual(['a'])
  })

  test.each([
    ['waits for it', 1],
    ['in another tab waits for it', 2],
  ])('by a stopped tab is taken over once, and other work %s', async (_, tabs) => {
    const { withLock, steals } = await browser('another tab')
    vi.resetModules()
    const other = await import('./locks.ts')
    let running = 0
    const seen: number[] = []
    const work = async () => {
      running += 1
      seen.push(running)
      await new Promise((done) => setTimeout(done, 120))
      running -= 1
    }
    const waiting = [withLock, tabs === 1 ? withLock : other.withLock]
    await Promise.all(waiting.map((lock) => lock('a', work, { patience: 100 + 100 * (tabs - 1) })))
    expect(seen).toEqual([1, 1])
    expect(steals).toEqual(['a'])
  })

  test('by one tab after another is waited for', async () => {
    const { withLock, steals, release, pass } = await browser('another tab')
    const waiting = withLock('a', () => 'done', { patience: 200 })
    setTimeout(() => pass('a third tab'), 100)
    setTimeout(() => release('a third tab'), 300)
    expect(await waiting).toBe('done')
    expect(steals).toEqual([])
  })

  test('by this page’s own work is left to it, also while the browser does not know that it has ended', async () => {
    const { withLock, isFree, steals, release } = await browser('nobody')
    release()
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
    const first = withLock('a', () => wait(10))
    const waiting = withLock('a', () => wait(10))
    for (let count = 0; count < 30; count += 1) {
      void isFree()
      await wait(2)
    }
    await Promise.all([first, waiting])
    expect(steals).toEqual([])
  })

  test('since this page started is left to it, even if the page before released it meanwhile', async () => {
    const { withLock, isFree, steals, release } = await browser('me')
    await withLock('b', () => undefined)
    release()
    const own = withLock('a', () => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    expect(await isFree()).toBe(false)
    await own
    expect(steals).toEqual([])
  })
})
