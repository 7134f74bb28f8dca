/** The one stored attempt, shared by all tabs. */
import { dateNow } from '#shared/clock.ts'
import { isOnlyInThisTab, read, remove, write } from '#shared/storage/storage.ts'
import { type OpenPayment, stays } from '../payment/kinds/payment-kinds.ts'
import type { Attempt } from './attempt.ts'

export const readAttempt = (): Attempt | null => read('checkoutAttempt')

/** Characters for what an attempt still learns: its order, and how to pay for it. */
const reserved = 4_000

const lengthOf = (attempt: Attempt) => JSON.stringify(attempt).length

/**
 * The attempt, filled up to the length that is stored for it, or with room to grow if it is new. Otherwise a storage that
 * gets full in the middle of paying would keep a version without its order for the other tabs, which cancel such a
 * payment as lost.
 */
function withRoom({ room: _, ...attempt }: Attempt): Attempt {
  const stored = readAttempt()
  const isNew = stored?.idempotencyKey !== attempt.idempotencyKey
  const length = isNew ? lengthOf(attempt) + reserved : lengthOf(stored)
  const left = length - lengthOf({ ...attempt, room: '' })
  return left > 0 ? { ...attempt, room: ' '.repeat(left) } : attempt
}

/**
 * Returns whether the attempt prevents a second payment for this cart: it must survive a reload, and every tab that can
 * read the cart must be able to read the attempt.
 */
export function storeAttempt(attempt: Attempt): boolean {
  const place = write('checkoutAttempt', withRoom(attempt))
  return readAttempt() !== null && (place === 'local' || (place === 'session' && isOnlyInThisTab('cartList')))
}

export const removeAttempt = () => remove('checkoutAttempt')

/** Keeps a payment for which this page stays open, for a reload and for other tabs. */
export function keepPayment({ idempotencyKey }: Attempt, payment: OpenPayment) {
  const stored = readAttempt()
  if (stored?.idempotencyKey === idempotencyKey && stays(payment))
    storeAttempt({ ...stored, payment: { ...payment, receivedAt: dateNow() } })
}
