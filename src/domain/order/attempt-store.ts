/** The one stored attempt, shared by all tabs. */
import { read, remove, write } from '#shared/storage/storage.ts'
import type { Attempt } from './attempt.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

export function keepAttempt(attempt: Attempt | null) {
  if (attempt) write('checkoutAttempt', attempt)
  else remove('checkoutAttempt')
}

/** Paying and settling take turns, also across tabs: two of them never work on one attempt at a time. */
export const checkoutLock = 'checkout'
