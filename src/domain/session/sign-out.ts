/** Signing out, and cleaning up after an account is deleted. Separate from sign-in, which every visit loads. */
import { signOut as endAtServer } from '#generated/operations/auth.ts'
import { ApiError } from '#shared/api/errors.ts'
import { detachAttemptFromCart, endLater, holdAttemptSession } from '#shared/api/kept-sessions.ts'
import { withLock } from '#shared/locks.ts'
import type { Key } from '#shared/storage/keys.ts'
import { clearExcept, read, remove, write } from '#shared/storage/storage.ts'
import { destroyVault } from '#shared/storage/vault.ts'
import { currentSession } from './session.ts'

/** Records of the phone, whoever uses it. */
const phoneKeys: Key[] = [
  'hasSeenCoachmarks',
  'searchCoachmarkSeen',
  'hasSeenUserGuidline',
  'theme',
  'language',
  'textSize',
  'sessionsToEnd',
]

/** What harms a customer is not forgotten by the way; only with the account. */
const healthKeys: Key[] = ['avoid']

/** Records of an open payment, which must be found again. */
const paymentKeys: Key[] = ['checkoutAttempt', 'attemptSession']

/** Ends the session at once in every tab, whatever the server does. The next guest is a new one. */
export function signOut() {
  const token = read('accessToken')
  if (!holdAttemptSession(true) && token) endLater(token)
  // A guest's paid order is collected by that guest, who has nothing to sign in with.
  const isGuestAwaited = read('attemptSession')?.userId === read('guestUserId')
  clearExcept([
    ...phoneKeys,
    ...healthKeys,
    ...paymentKeys,
    'deviceId',
    ...(isGuestAwaited ? (['guestUserId'] as const) : []),
  ])
  void destroyVault()
  detachAttemptFromCart()
}

/** Removes everything of a deleted account, even the device id, but keeps another customer's open payment. */
export function forgetAccount() {
  const isOwnPayment = read('checkoutAttempt')?.request.user_id === currentSession().userId
  clearExcept(isOwnPayment ? phoneKeys : [...phoneKeys, ...paymentKeys])
  void destroyVault()
  detachAttemptFromCart()
}

async function endSession(accessToken: string) {
  await endAtServer.call({}, { token: accessToken }).catch((error: unknown) => {
    // The session is over already.
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
  const left = (read('sessionsToEnd') ?? []).filter((token) => token !== accessToken)
  if (left.length > 0) write('sessionsToEnd', left)
  else remove('sessionsToEnd')
}

/** Ends signed-out sessions at the server. Failures are retried later. */
export const endSessions = (): Promise<void> =>
  withLock('end-sessions', async () => {
    for (const token of read('sessionsToEnd') ?? []) await endSession(token).catch(() => undefined)
  })
