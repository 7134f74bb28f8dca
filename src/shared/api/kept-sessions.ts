/**
 * Sessions other than the current one: the session that started an open payment, kept to finish the payment while
 * another customer is signed in, and signed-out sessions that the server has not ended yet.
 */
import { read, remove, subscribe, update, write } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'

/** Limits the queue. Nobody signs out more often while offline. */
const maxSessionsToEnd = 5

/** Queues a session to be ended on the server (domain/session/sign-out.ts). The access token alone can't be renewed. */
export const endLater = (accessToken: string) =>
  void update('sessionsToEnd', (tokens) => [...(tokens ?? []), accessToken].slice(-maxSessionsToEnd))

/**
 * Call before the current tokens are replaced or cleared. Keeps them if their owner has an open payment, or is a guest
 * who has paid and can't sign in again. Returns whether it kept them. A kept session that was signed out is ended on
 * the server when it is removed.
 */
export function holdAttemptSession(isSignedOut: boolean): boolean {
  const accessToken = read('accessToken')
  const refreshToken = read('refreshToken')
  const { sub: userId, is_guest_user: isGuest } = claimsOf(accessToken) ?? {}
  const attempt = read('checkoutAttempt')
  if (!accessToken || !refreshToken || !userId || attempt?.request.user_id !== userId) return false
  if (attempt.settled && !isGuest) return false
  write('attemptSession', { userId, accessToken, refreshToken, isSignedOut })
  return true
}

/** Call after clearing the cart: products added later are not part of the open payment. */
export function detachAttemptFromCart() {
  const attempt = read('checkoutAttempt')
  if (attempt) write('checkoutAttempt', { ...attempt, lines: [] })
}

/** Call when the payment is finished or its customer is signed in again. */
export function forgetAttemptSession() {
  const held = read('attemptSession')
  if (!held) return
  remove('attemptSession')
  if (held.isSignedOut) endLater(held.accessToken)
}

// A guest's session is kept until the paid order is collected; a registered customer can sign in again.
subscribe('checkoutAttempt', () => {
  const attempt = read('checkoutAttempt')
  const held = read('attemptSession')
  const isCollectedElsewhere = attempt?.settled && !claimsOf(held?.accessToken ?? null)?.is_guest_user
  if (attempt?.request.user_id !== held?.userId || isCollectedElsewhere) forgetAttemptSession()
})
