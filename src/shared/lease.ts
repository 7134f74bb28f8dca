/** Fallback for `navigator.locks`: a queue in this page, and a best-effort lease in localStorage against other tabs. */
import { now } from './clock.ts'

export type Options = { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean }
export type Work<T> = (lock: object | null) => T | Promise<T>

/** Milliseconds. A page that holds a lease changes it every second; one that was closed no longer does. */
const leaseDuration = 3_000
const renewInterval = 1_000
const pollInterval = 50

const page = String(Math.random())
const wait = () => new Promise((resolve) => setTimeout(resolve, pollInterval))
/** By lock name: settles when the last holder in this page is done. Never rejects. */
const queues = new Map<string, Promise<unknown>>()

/** Another page's lease; null if there is none. */
function leaseElsewhere(name: string): string | null {
  try {
    const lease = localStorage.getItem(name)
    return lease?.startsWith(`${page} `) ? null : lease
  } catch {
    // Without storage, tabs can't see each other.
    return null
  }
}

/**
 * Whether another page holds the lock. Pages share no clock that never jumps, so this watches the lease: its holder
 * changes it within `leaseDuration`.
 */
async function isHeldElsewhere(name: string): Promise<boolean> {
  const lease = leaseElsewhere(name)
  if (lease === null) return false
  const started = now()
  while (now() - started < leaseDuration) {
    await wait()
    const current = leaseElsewhere(name)
    if (current !== lease) return current !== null
  }
  store(name, null)
  return false
}

function store(name: string, lease: string | null) {
  try {
    if (lease) localStorage.setItem(name, lease)
    else localStorage.removeItem(name)
  } catch {
    // As above.
  }
}

async function hold<T>(name: string, work: Work<T>): Promise<T> {
  while (await isHeldElsewhere(name)) await wait()
  let turn = 0
  const renew = () => store(name, `${page} ${++turn}`)
  renew()
  const renewal = setInterval(renew, renewInterval)
  try {
    return await work({})
  } finally {
    clearInterval(renewal)
    store(name, null)
  }
}

export async function withLease<T>(lockName: string, work: Work<T>, { mode, ifAvailable }: Options): Promise<T> {
  const name = `lock-${lockName}`
  if (ifAvailable && ((await isHeldElsewhere(name)) || queues.has(name))) return work(null)
  // Shared holders don't queue; they only block exclusive holders.
  const run =
    mode === 'shared' ? hold(name, work) : (queues.get(name) ?? Promise.resolve()).then(() => hold(name, work))
  const done = run.then(
    () => undefined,
    () => undefined,
  )
  queues.set(name, done)
  void done.then(() => queues.get(name) === done && queues.delete(name))
  return run
}
