/**
 * Sessions besides the current one: of whoever made a payment that is still open, so that it can be brought to its end
 * while somebody else is signed in; and those that were signed out here and that the server has yet to end.
 */
import { read, remove, subscribe, update, write } from '../storage/storage.ts'
import { claimsOf } from './claims.ts'

/** More than anybody signs out of in a row without a connection. */
const mostToEnd = 5

/** The server is told later (domain/session/sign-out.ts). An access token alone: it can't be renewed. */
export const endLater = (accessToken: string) =>
  void update('sessionsToEnd', (tokens) => [...(tokens ?? []), accessToken].slice(-mostToEnd))

const openAttempt = () => {
  const attempt = read('checkoutAttempt')
  return attempt?.settled ? null : attempt
}

/**
 * Call before the current tokens are replaced or cleared. Keeps them where their owner has a payment open; answers
 * whether it did. A signed-out one is ended at the server when it is forgotten.
 */
export function holdAttemptSession(isSignedOut: boolean): boolean {
  const accessToken = read('accessToken')
  const refreshToken = read('refreshToken')
  const userId = claimsOf(accessToken)?.sub
  if (!accessToken || !refreshToken || !userId || openAttempt()?.request.user_id !== userId) return false
  write('attemptSession', { userId, accessToken, refreshToken, isSignedOut })
  return true
}

/** The payment has come to its end, or its maker is signed in again. */
export function forgetAttemptSession() {
  const held = read('attemptSession')
  if (!held) return
  remove('attemptSession')
  if (held.isSignedOut) endLater(held.accessToken)
}

subscribe('checkoutAttempt', () => {
  if (openAttempt()?.request.user_id !== read('attemptSession')?.userId) forgetAttemptSession()
})
