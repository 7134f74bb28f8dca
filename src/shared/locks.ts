/**
 * `navigator.locks`. Pages without it, which are insecure ones (plain http), and browsers that deny it together with the
 * storage have a queue of their own instead: it keeps no other tab out, so nothing is paid there (src/domain/order/pay.ts).
 */
import { randomUUID, timeoutSignal } from './platform.ts'

export { checkoutLock } from './checkout-lock.ts'

type Options = {
  mode?: 'exclusive' | 'shared'
  ifAvailable?: boolean
  /** Milliseconds to wait for one page, which should be longer than its work: then the lock is taken from it. */
  patience?: number
}
type Work<T> = (lock: object | null) => T | Promise<T>

/** By lock name: settles when the last holder in this page is done. Never rejects. */
const queues = new Map<string, Promise<unknown>>()

async function inThisPage<T>(name: string, work: Work<T>, { ifAvailable }: Options): Promise<T> {
  const before = queues.get(name)
  if (ifAvailable && before) return work(null)
  const run = Promise.resolve(before).then(() => work({}))
  const done = run.then(
    () => undefined,
    () => undefined,
  )
  queues.set(name, done)
  void done.then(() => queues.get(name) === done && queues.delete(name))
  return run
}

/** The locks that were held before this page asked for any. */
let heldBefore: Promise<LockManagerSnapshot> | undefined
/** The names of the locks that this page has asked for. */
const asked = new Set<string>()

const holdersOf = (name: string, { held = [] }: LockManagerSnapshot) =>
  held.filter((lock) => lock.name === name).map(({ clientId }) => clientId)

/**
 * Whether a page that this one has replaced holds the lock, in this page's name. WebKitGTK 2.50 sometimes keeps the window
 * across a reload, and with it what the page before held: that would stay held until the tab is closed.
 */
async function isLeftBehind(locks: LockManager, name: string): Promise<boolean> {
  const probe = `who am I ${randomUUID()}`
  const before = await heldBefore
  if (!before) return false
  return locks.request(probe, async () => {
    const now = await locks.query()
    const [me] = holdersOf(probe, now)
    const isMine = (holders: (string | undefined)[]) =>
      me !== undefined && holders.length > 0 && holders.every((holder) => holder === me)
    return isMine(holdersOf(name, before)) && isMine(holdersOf(name, now))
  })
}

/**
 * Waits for an exclusive lock, but not for a page that the phone has stopped in the middle of its work, as iOS does with
 * other tabs: that would hold it until it is closed. `hold` is the work.
 */
async function waitFor<T>(
  locks: LockManager,
  name: string,
  patience: number,
  hold: () => Promise<T>,
): Promise<Awaited<T>> {
  const holder = async () => holdersOf(name, (await locks.query?.().catch(() => undefined)) ?? {})[0]
  const before = holder()
  const signal = timeoutSignal(patience)
  let work: Promise<T> | undefined
  const start = () => {
    work = hold()
    return work
  }
  try {
    return await locks.request(name, { signal }, start)
  } catch (error) {
    if (work || !signal.aborted) throw error
  }
  const stopped = await before
  // One at a time: whoever else has waited as long finds another holder, and waits for that.
  await locks.request(`take ${name}`, async () => {
    if (stopped === undefined || stopped !== (await holder())) return
    await new Promise<void>((isTaken, isRefused) => {
      const steal = () => {
        isTaken()
        return start()
      }
      locks.request(name, { steal: true }, steal).catch(isRefused)
    })
  })
  return work ? await work : waitFor(locks, name, patience, hold)
}

/**
 * Runs `work` while holding the lock. With `ifAvailable`, it immediately gets null if the lock is taken. Only this page's
 * first request for a lock takes it over: what is held in its name after that is its own.
 */
export async function withLock<T>(name: string, work: Work<T>, options: Options = {}): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return inThisPage(name, work, options)
  if (options.patience === undefined) return acrossTabs(locks, name, work, options)
  // This page's own work is never stopped, so it waits here, where nothing takes the lock from it.
  return inThisPage(name, () => acrossTabs(locks, name, work, options), options)
}

async function acrossTabs<T>(locks: LockManager, name: string, work: Work<T>, all: Options): Promise<T> {
  const { patience, ...options } = all
  let started: Promise<T> | undefined
  const hold = (lock: object | null) => {
    started = (async () => work(lock))()
    return started
  }
  const wait = () =>
    patience === undefined ? locks.request(name, options, hold) : waitFor(locks, name, patience, async () => hold({}))
  const start = async (lock: object | null) => {
    if (lock) return hold(lock)
    if (await isLeftBehind(locks, name).catch(() => false)) return locks.request(name, { steal: true }, hold)
    return options.ifAvailable ? hold(null) : wait()
  }
  const isFirst = !asked.has(name)
  asked.add(name)
  heldBefore ??= locks.query?.().catch(() => ({}))
  try {
    return await (isFirst ? locks.request(name, { ...options, ifAvailable: true }, start) : wait())
  } catch {
    // Even if the lock has been taken from this page, its work goes on.
    if (started) return started
    return patience === undefined ? inThisPage(name, work, options) : work({})
  }
}

/** Sets a mark that other tabs can see for this many milliseconds. Resolves once it is set. */
export function leaveMark(name: string, ms: number): Promise<void> {
  if (!canMark()) return Promise.resolve()
  return new Promise((isSet) => {
    const hold = () => {
      isSet()
      return new Promise<void>((resolve) => setTimeout(resolve, ms))
    }
    void withLock(name, hold, { mode: 'shared' })
  })
}

/** False where locks are missing or denied. */
export async function hasMark(name: string): Promise<boolean> {
  const { held } = canMark() ? await navigator.locks.query().catch(() => ({ held: [] })) : {}
  return held?.some((lock) => lock.name === name) ?? false
}

const canMark = () => globalThis.navigator?.locks?.query !== undefined
