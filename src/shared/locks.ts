/** `navigator.locks`, with a fallback for browsers and pages (plain http) that lack it. */
import type { Options, Work } from './lease.ts'

/** Paying and settling take turns, also across tabs: two of them never work on one attempt at a time. */
export const checkoutLock = 'checkout'

/** Runs `work` while holding the lock. With `ifAvailable`, it gets null at once if the lock is taken. */
export function withLock<T>(name: string, work: Work<T>, options?: Options): Promise<T> {
  const locks = globalThis.navigator?.locks
  // Most browsers never need it.
  if (!locks) return import('./lease.ts').then(({ withLease }) => withLease(name, work, options ?? {}))
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

/** The fallback needs no marks: its lease is in localStorage too, so earlier writes arrive first. */
const canMark = () => globalThis.navigator?.locks?.query !== undefined
