/**
 * Sessions besides the current one: of whoever made a payment that is still open, so that it can be brought to its end
 * while somebody else is signed in; and those that were signed out here and that the server has yet to end.
 */
import { read, remove, subscribe, update, write } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'

/** More than anybody signs out of in a row without a connection. */
const mostToEnd = 5

/** The server is told later (domain/session/sign-out.ts). The access token alone stays: it can end, but not renew. */
export const endLater = (accessToken: string) =>
  void update('sessionsToEnd', (tokens) => [...(tokens ?? []), accessToken].slice(-mostToEnd))

/**
 * Call before the current tokens are replaced or cleared. Keeps them where their owner has a payment open, or has paid
 * and can't sign in again because they are a guest; answers whether it did. A signed-out one is ended at the server
 * when it is forgotten.
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

/** Call after the cart was cleared: what is put into it from now on is not what the open payment bought. */
export function detachAttemptFromCart() {
  const attempt = read('checkoutAttempt')
  if (attempt) write('checkoutAttempt', { ...attempt, lines: [] })
}

/** The payment has come to its end, or its maker is signed in again. */
export function forgetAttemptSession() {
  const held = read('attemptSession')
  if (!held) return
  remove('attemptSession')
  if (held.isSignedOut) endLater(held.accessToken)
}

// A guest has yet to collect what is paid; a customer with an account can sign in again for that.
subscribe('checkoutAttempt', () => {
  const attempt = read('checkoutAttempt')
  const held = read('attemptSession')
  const isCollectedElsewhere = attempt?.settled && !claimsOf(held?.accessToken ?? null)?.is_guest_user
  if (attempt?.request.user_id !== held?.userId || isCollectedElsewhere) forgetAttemptSession()
})
