/**
 * Sessions other than the current one: the session that started an open payment, kept to finish the payment while
 * another customer is signed in, and signed-out sessions that the server has not ended yet.
 */
import type { Value } from '../storage/keys.ts'
import { onCleared, read, remove, subscribe, update, write } from '../storage/storage.ts'
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
  const session = sessionToHold(read('checkoutAttempt'))
  if (session) write('attemptSession', { ...session, isSignedOut })
  return session !== null
}

function sessionToHold(attempt: Value<'checkoutAttempt'> | null) {
  const accessToken = read('accessToken')
  const refreshToken = read('refreshToken')
  const { sub: userId, is_guest_user: isGuest } = claimsOf(accessToken) ?? {}
  if (!accessToken || !refreshToken || !userId || attempt?.request.user_id !== userId) return null
  return attempt.settled && !isGuest ? null : { userId, accessToken, refreshToken }
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

/** What this phone must not lose while there is an attempt, as this tab last knew it. */
function neededRecords() {
  const attempt = read('checkoutAttempt')
  const session = sessionToHold(attempt)
  return (
    attempt && {
      attempt,
      session: session ? { ...session, isSignedOut: true } : read('attemptSession'),
      guestUserId: read('guestUserId'),
      deviceId: read('deviceId'),
    }
  )
}

let needed = neededRecords()
for (const key of ['checkoutAttempt', 'accessToken', 'attemptSession'] as const)
  subscribe(key, () => {
    needed = neededRecords()
  })

/** Like signing out: what is not paid yet goes on, and a guest, who has no credentials, can collect what is. */
onCleared(() => {
  // Another tab may have been first.
  if (!needed || read('checkoutAttempt')) return
  const { attempt, session, guestUserId, deviceId } = needed
  if (attempt.settled && !session) return
  write('checkoutAttempt', { ...attempt, lines: [] })
  if (session) write('attemptSession', session)
  if (!guestUserId || !deviceId || session?.userId !== guestUserId) return
  write('guestUserId', guestUserId)
  write('deviceId', deviceId)
})
