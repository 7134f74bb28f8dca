/** Signing out, and cleaning up after an account is deleted. Separate from sign-in, which every visit loads. */
import { SignOutResponse } from '#generated/zod/auth.ts'
import { ApiError } from '#shared/api/errors.ts'
import { detachAttemptFromCart, endLater, holdAttemptSession } from '#shared/api/kept-sessions.ts'
import { send, timed } from '#shared/api/send.ts'
import { withLock } from '#shared/locks.ts'
import type { Key } from '#shared/storage/keys.ts'
import { clearExcept, read, remove, write } from '#shared/storage/storage.ts'
import { currentSession } from './session.ts'

/** Records of the phone, whoever uses it. */
const phoneKeys: Key[] = ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline', 'theme', 'sessionsToEnd']

/** Records of an open payment, which must be found again. */
const paymentKeys: Key[] = ['checkoutAttempt', 'attemptSession']

/** Ends the session at once in every tab, whatever the server does. The next guest is a new one. */
export function signOut() {
  const token = read('accessToken')
  if (!holdAttemptSession(true) && token) endLater(token)
  // A guest's paid order is collected by that guest, who has nothing to sign in with.
  const isGuestAwaited = read('attemptSession')?.userId === read('guestUserId')
  clearExcept([...phoneKeys, ...paymentKeys, 'deviceId', ...(isGuestAwaited ? (['guestUserId'] as const) : [])])
  detachAttemptFromCart()
}

/** Removes everything of a deleted account, even the device id, but keeps another customer's open payment. */
export function forgetAccount() {
  const isOwnPayment = read('checkoutAttempt')?.request.user_id === currentSession().userId
  clearExcept(isOwnPayment ? phoneKeys : [...phoneKeys, ...paymentKeys])
  detachAttemptFromCart()
}

async function endSession(accessToken: string) {
  const call = { operationId: 'signOut', method: 'post', path: '/v1/auth/log-out', access: 'required' } as const
  const params = { path: {}, query: {}, header: {} }
  await send({ ...call, device: true, answer: SignOutResponse, params }, (request) => {
    request.headers.set('authorization', `Bearer ${accessToken}`)
    return timed(request)
  }).catch((error: unknown) => {
    // A session that is over has nothing left to end.
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
