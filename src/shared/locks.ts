/**
 * `navigator.locks`, and a stand-in for browsers and pages (plain http) without it: a queue in this page, and a lease
 * in localStorage that keeps other tabs out as well as that can be done.
 */
type Options = { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean }
type Work<T> = (lock: object | null) => T | Promise<T>

/** Runs `work` while it holds the lock; with `ifAvailable` it gets null at once where somebody else holds it. */
export function withLock<T>(name: string, work: Work<T>, options?: Options): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return withLease(name, work, options ?? {})
  return (options ? locks.request(name, options, work) : locks.request(name, work)) as Promise<T>
}

/** Leaves a mark that other tabs can see for this many milliseconds. Resolves as soon as it is there. */
export function leaveMark(name: string, ms: number): Promise<void> {
  if (!canMark()) return Promise.resolve()
  return new Promise((isThere) => {
    const hold = () => {
      isThere()
      return new Promise<void>((resolve) => setTimeout(resolve, ms))
    }
    void withLock(name, hold, { mode: 'shared' })
  })
}

export async function hasMark(name: string): Promise<boolean> {
  const { held } = canMark() ? await navigator.locks.query() : {}
  return held?.some((lock) => lock.name === name) ?? false
}

/** The stand-in needs no marks: its lease passes through localStorage, after what was written before it. */
const canMark = () => globalThis.navigator?.locks?.query !== undefined

/** Milliseconds. A page that is gone stops renewing its lease. */
const leaseLife = 3_000
const renewEvery = 1_000
const askEvery = 50

const page = String(Math.random())
/** The last holder in this page, by name; it never rejects. */
const queues = new Map<string, Promise<unknown>>()

function isLeasedElsewhere(name: string): boolean {
  try {
    const [holder, until] = (localStorage.getItem(name) ?? '').split(' ')
    return holder !== page && Number(until) > Date.now()
  } catch {
    return false
  }
}

function lease(name: string, until: number) {
  try {
    if (until) localStorage.setItem(name, `${page} ${until}`)
    else localStorage.removeItem(name)
  } catch {
    // Without a storage tabs know nothing of each other.
  }
}

async function hold<T>(name: string, work: Work<T>): Promise<T> {
  while (isLeasedElsewhere(name)) await new Promise((asked) => setTimeout(asked, askEvery))
  const renew = () => lease(name, Date.now() + leaseLife)
  renew()
  const renewal = setInterval(renew, renewEvery)
  try {
    return await work({})
  } finally {
    clearInterval(renewal)
    lease(name, 0)
  }
}

async function withLease<T>(lockName: string, work: Work<T>, { mode, ifAvailable }: Options): Promise<T> {
  const name = `lock-${lockName}`
  if (ifAvailable && (queues.has(name) || isLeasedElsewhere(name))) return work(null)
  // Many may share it: they keep whoever asks alone out, and wait for nobody.
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
