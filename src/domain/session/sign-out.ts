/** Leaving: signing out, and what is left on the phone when an account is deleted. Apart from sign-in, which every visit loads. */
import { SignOutResponse } from '#generated/zod/auth.ts'
import { ApiError } from '#shared/api/errors.ts'
import { detachAttemptFromCart, endLater, holdAttemptSession } from '#shared/api/kept-sessions.ts'
import { send, timed } from '#shared/api/send.ts'
import { withLock } from '#shared/locks.ts'
import type { Key } from '#shared/storage/keys.ts'
import { clearExcept, read, remove, write } from '#shared/storage/storage.ts'
import { currentSession } from './session.ts'

/** The phone's, whoever uses it. */
const ofThePhone: Key[] = ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline', 'theme', 'sessionsToEnd']

/** A payment that may be under way is found again. */
const ofThePayment: Key[] = ['checkoutAttempt', 'attemptSession']

/** Ends the session here and in every tab at once, whatever the server does; the next guest is a new one. */
export function signOut() {
  const token = read('accessToken')
  if (!holdAttemptSession(true) && token) endLater(token)
  // A guest's paid order is collected by that guest, who has nothing to sign in with.
  const isGuestAwaited = read('attemptSession')?.userId === read('guestUserId')
  clearExcept([...ofThePhone, ...ofThePayment, 'deviceId', ...(isGuestAwaited ? (['guestUserId'] as const) : [])])
  detachAttemptFromCart()
}

/** Of a deleted account nothing stays, not even what its device was called; another customer's open payment does. */
export function forgetAccount() {
  const isOwnPayment = read('checkoutAttempt')?.request.user_id === currentSession().userId
  clearExcept(isOwnPayment ? ofThePhone : [...ofThePhone, ...ofThePayment])
  detachAttemptFromCart()
}

async function end(accessToken: string) {
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

/** Tells the server of sessions that were signed out here; what does not get through is told another time. */
export const endSessions = (): Promise<void> =>
  withLock('end-sessions', async () => {
    for (const token of read('sessionsToEnd') ?? []) await end(token).catch(() => undefined)
  })
