/** The one stored attempt, shared by all tabs. */
import { isOnlyInThisTab, read, remove, write } from '#shared/storage/storage.ts'
import type { Attempt } from './attempt.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

/**
 * Stores the attempt, or removes it. Answers whether it keeps this cart from being paid twice: it survives a reload, and
 * every tab that can see the cart can see the attempt.
 */
export function storeAttempt(attempt: Attempt | null): boolean {
  if (attempt) {
    const place = write('checkoutAttempt', attempt)
    return readAttempt() !== null && (place === 'local' || (place === 'session' && isOnlyInThisTab('cartList')))
  }
  remove('checkoutAttempt')
  return true
}
