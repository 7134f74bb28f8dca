/** The one stored attempt, shared by all tabs. */
import { read, remove, write } from '#shared/storage/storage.ts'
import type { Attempt } from './attempt.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

/** Stores the attempt, or removes it. Answers whether it survives a reload: nothing may be charged on memory alone. */
export function storeAttempt(attempt: Attempt | null): boolean {
  if (attempt) return write('checkoutAttempt', attempt) !== 'memory' && readAttempt() !== null
  remove('checkoutAttempt')
  return true
}

/** Paying and settling take turns, also across tabs: two of them never work on one attempt at a time. */
export const checkoutLock = 'checkout'
