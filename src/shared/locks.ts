/** `navigator.locks`, with a fallback for browsers and pages (plain http) that lack it. */
import type { Options, Work } from './lease.ts'

export { checkoutLock } from './checkout-lock.ts'

/** Runs `work` while holding the lock. With `ifAvailable`, it immediately gets null if the lock is taken. */
export function withLock<T>(name: string, work: Work<T>, options?: Options): Promise<T> {
  const locks = globalThis.navigator?.locks
  // Loaded on demand, because most browsers don't need it.
  if (!locks) return import('./lease.ts').then(({ withLease }) => withLease(name, work, options ?? {}))
  return (options ? locks.request(name, options, work) : locks.request(name, work)) as Promise<T>
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

export async function hasMark(name: string): Promise<boolean> {
  const { held } = canMark() ? await navigator.locks.query() : {}
  return held?.some((lock) => lock.name === name) ?? false
}

/** The fallback needs no marks: its lease is in localStorage too, so the writes before it arrive first. */
const canMark = () => globalThis.navigator?.locks?.query !== undefined
