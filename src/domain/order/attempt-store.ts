/** The stored payment attempt, shared by all tabs. */
import { read, remove, write } from '#shared/storage/storage.ts'
import type { Attempt } from './attempt.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

/** Stores or removes the attempt. Returns whether it survives a reload; nothing may be charged without that. */
export function storeAttempt(attempt: Attempt | null): boolean {
  if (attempt) return write('checkoutAttempt', attempt) !== 'memory' && readAttempt() !== null
  remove('checkoutAttempt')
  return true
}

/** Paying and settling share one lock across all tabs, so that only one of them works on an attempt at a time. */
export const checkoutLock = 'checkout'
