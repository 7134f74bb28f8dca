/** Leaving: signing out, and what is left on the phone when an account is deleted. Apart from sign-in, which every visit loads. */
import { signOut as endSession } from '#generated/operations/auth.ts'
import { ApiError } from '#shared/api/errors.ts'
import { endLater, holdAttemptSession } from '#shared/api/kept-sessions.ts'
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
  clearExcept([...ofThePhone, ...ofThePayment, 'deviceId'])
}

/** Of a deleted account nothing stays, not even what its device was called; another customer's open payment does. */
export function forgetAccount() {
  const isOwnPayment = read('checkoutAttempt')?.request.user_id === currentSession().userId
  clearExcept(isOwnPayment ? ofThePhone : [...ofThePhone, ...ofThePayment])
}

async function end(accessToken: string) {
  await endSession.call({}, { token: accessToken }).catch((error: unknown) => {
    // A token that the server no longer takes has nothing left to end.
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
