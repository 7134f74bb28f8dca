import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './locks.ts'
import { replaceToken } from './token-handover.ts'

/** The browser's locks, which all tabs share. */
function browserLocks() {
  const queues = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  const request = (name: string, _options: LockOptions, work: (lock: object) => unknown) => {
    const run = (queues.get(name) ?? Promise.resolve()).then(() => {
      held.add(name)
      return work({})
    })
    queues.set(
      name,
      run.then(
        () => held.delete(name),
        () => held.delete(name),
      ),
    )
    return run
  }
  return { request, query: async () => ({ held: [...held].map((name) => ({ name })) }) }
}

/** A tab whose storage never receives another tab's changes. */
function tab(replace: () => Promise<string | null>) {
  const storage = { token: 'old' as string | null }
  const run = async () => {
    storage.token = await replace()
    return storage.token
  }
  return () =>
    replaceToken(
      'old',
      (work) => withLock('session', work),
      () => storage.token,
      run,
    )
}

beforeEach(() => vi.stubGlobal('navigator', { locks: browserLocks() }))
afterEach(() => vi.useRealTimers())

test('two tabs replace a token only once, even if storage changes arrive late', async () => {
  for (const fresh of ['new', null]) {
    vi.stubGlobal('navigator', { locks: browserLocks() })
    const replace = vi.fn(async () => fresh)
    const [one, other] = [tab(replace), tab(replace)]
    expect(await Promise.all([one(), other()])).toEqual([fresh, fresh])
    expect(replace).toHaveBeenCalledOnce()
  }
})

test('without BroadcastChannel, the next tab waits for the storage change', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const storage = { token: 'old' }
  const replace = vi.fn(async () => {
    setTimeout(() => {
      storage.token = 'new'
    }, 60)
    return 'new'
  })
  const renew = () =>
    replaceToken(
      'old',
      (work) => withLock('session', work),
      () => storage.token,
      replace,
    )
  expect(await Promise.all([renew(), renew()])).toEqual(['new', 'new'])
  expect(replace).toHaveBeenCalledOnce()
})

test('a single tab does not wait, and after a failure the next tab replaces the token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await expect(tab(() => Promise.reject(new Error('offline')))()).rejects.toThrow('offline')
  expect(await tab(async () => 'new')()).toBe('new')
})
