/** Fallback for `navigator.locks`: a queue in this page, and a best-effort lease in localStorage against other tabs. */
export type Options = { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean }
export type Work<T> = (lock: object | null) => T | Promise<T>

/** Milliseconds. A closed page stops renewing its lease. */
const leaseDuration = 3_000
const renewInterval = 1_000
const pollInterval = 50

const page = String(Math.random())
/** By lock name: settles when the last holder in this page is done. Never rejects. */
const queues = new Map<string, Promise<unknown>>()

function isLeasedElsewhere(name: string): boolean {
  try {
    const [holder, until] = (localStorage.getItem(name) ?? '').split(' ')
    const left = Number(until) - Date.now()
    // A clock that was set back would make a lease last for hours.
    return holder !== page && left > 0 && left <= leaseDuration
  } catch {
    return false
  }
}

function lease(name: string, until: number) {
  try {
    if (until) localStorage.setItem(name, `${page} ${until}`)
    else localStorage.removeItem(name)
  } catch {
    // Without storage, tabs can't see each other.
  }
}

async function hold<T>(name: string, work: Work<T>): Promise<T> {
  while (isLeasedElsewhere(name)) await new Promise((resolve) => setTimeout(resolve, pollInterval))
  const renew = () => lease(name, Date.now() + leaseDuration)
  renew()
  const renewal = setInterval(renew, renewInterval)
  try {
    return await work({})
  } finally {
    clearInterval(renewal)
    lease(name, 0)
  }
}

export async function withLease<T>(lockName: string, work: Work<T>, { mode, ifAvailable }: Options): Promise<T> {
  const name = `lock-${lockName}`
  if (ifAvailable && (queues.has(name) || isLeasedElsewhere(name))) return work(null)
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
