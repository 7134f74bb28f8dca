/** The one stored attempt, shared by all tabs. */
import { forgetAttemptSession } from '#shared/api/attempt-session.ts'
import { read, remove, write } from '#shared/storage/storage.ts'
import type { Attempt } from './attempt.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

/**
 * Stores the attempt, or removes it. Answers whether it will survive a reload: memory alone does not, and nothing may
 * be charged on it. The session that made the attempt is kept as long as the attempt is open.
 */
export function storeAttempt(attempt: Attempt | null): boolean {
  if (!attempt || attempt.settled) forgetAttemptSession()
  if (attempt) return write('checkoutAttempt', attempt) !== 'memory' && readAttempt() !== null
  remove('checkoutAttempt')
  return true
}

/** Paying and settling take turns, also across tabs: two of them never work on one attempt at a time. */
export const checkoutLock = 'checkout'
