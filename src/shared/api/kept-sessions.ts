/**
 * Sessions besides the current one: the one that made an open payment, so that the payment can be finished while
 * somebody else is signed in, and signed-out sessions that the server has not ended yet.
 */
import { read, remove, subscribe, update, write } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'

/** More sessions than anybody signs out of in a row while offline. */
const mostToEnd = 5

/** Queues the session to be ended at the server (domain/session/sign-out.ts). Only the access token is kept: it can't be renewed. */
export const endLater = (accessToken: string) =>
  void update('sessionsToEnd', (tokens) => [...(tokens ?? []), accessToken].slice(-mostToEnd))

/**
 * Call before the current tokens are replaced or cleared. Keeps them if their owner has an open payment, or is a guest
 * who has paid and can't sign in again. Returns whether it kept them. A kept session that was signed out is ended at
 * the server when it is forgotten.
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

/** Call after the cart was cleared: what is added from now on is not part of the open payment. */
export function detachAttemptFromCart() {
  const attempt = read('checkoutAttempt')
  if (attempt) write('checkoutAttempt', { ...attempt, lines: [] })
}

/** Call when the payment is finished, or its maker is signed in again. */
export function forgetAttemptSession() {
  const held = read('attemptSession')
  if (!held) return
  remove('attemptSession')
  if (held.isSignedOut) endLater(held.accessToken)
}

// A guest still has to collect what was paid; a registered customer can sign in again.
subscribe('checkoutAttempt', () => {
  const attempt = read('checkoutAttempt')
  const held = read('attemptSession')
  const isCollectedElsewhere = attempt?.settled && !claimsOf(held?.accessToken ?? null)?.is_guest_user
  if (attempt?.request.user_id !== held?.userId || isCollectedElsewhere) forgetAttemptSession()
})
