/** Signing out, and cleaning up after an account is deleted. Separate from sign-in, which every visit loads. */
import { signOut as endAtServer } from '#generated/operations/auth.ts'
import { claimsOf } from '#shared/api/claims.ts'
import { ApiError } from '#shared/api/errors.ts'
import { detachAttemptFromCart, endLater, holdAttemptSession } from '#shared/api/kept-sessions.ts'
import { withLock } from '#shared/locks.ts'
import { keptKeys, paymentKeys, phoneKeys } from '#shared/storage/keys.ts'
import { clearExcept, read, remove, write } from '#shared/storage/storage.ts'
import { destroyVault } from '#shared/storage/vault.ts'
import { currentSession } from './session.ts'

/** Ends the session at once in every tab, without waiting for the server. The next guest is a new one. */
export function signOut() {
  const token = read('accessToken')
  if (!holdAttemptSession(true) && token) endLater(token)
  // A guest with a paid order must be able to collect it, and has no credentials to sign in again.
  const isGuestAwaited = read('attemptSession')?.userId === read('guestUserId')
  clearExcept([...keptKeys, 'deviceId', ...(isGuestAwaited ? (['guestUserId'] as const) : [])])
  void destroyVault()
  detachAttemptFromCart()
}

/** Other sessions stay in the list until the server has ended them. */
function storeSessionsToEnd(change: (tokens: string[]) => string[]) {
  const left = change(read('sessionsToEnd') ?? [])
  if (left.length > 0) write('sessionsToEnd', left)
  else remove('sessionsToEnd')
}

/** Removes everything of a deleted account, even the device id, but keeps another customer's open payment. */
export function forgetAccount() {
  const { userId } = currentSession()
  const isOwnPayment = read('checkoutAttempt')?.request.user_id === userId
  // Its sessions ended with it.
  storeSessionsToEnd((tokens) => tokens.filter((token) => claimsOf(token)?.sub !== userId))
  clearExcept(isOwnPayment ? phoneKeys : [...phoneKeys, ...paymentKeys])
  void destroyVault()
  detachAttemptFromCart()
}

/** The same for a guest whom the server can't delete: it still has to end the session. */
export function forgetGuest() {
  const token = read('accessToken')
  forgetAccount()
  if (token) endLater(token)
}

async function endSession(accessToken: string) {
  await endAtServer.call({}, { token: accessToken }).catch((error: unknown) => {
    // The session is over already.
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
  storeSessionsToEnd((tokens) => tokens.filter((token) => token !== accessToken))
}

/** Ends signed-out sessions at the server. Failures are retried later. */
export const endSessions = (): Promise<void> =>
  withLock('end-sessions', async () => {
    for (const token of read('sessionsToEnd') ?? []) await endSession(token).catch(() => undefined)
  })
