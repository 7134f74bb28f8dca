/** Signing in, as a guest or by phone, and out. */

import { signOut as signOutCall } from '#generated/operations/auth.ts'
import type { components } from '#generated/types.ts'
import { ensureToken, inSessionLock, keepTokens } from '#shared/api/tokens.ts'
import type { Key } from '#shared/storage/keys.ts'
import { clearExcept, read } from '#shared/storage/storage.ts'
import { currentSession } from './session.ts'

/** What stays on the phone after signing out; the next guest is a new one. */
const keptOnSignOut: Key[] = [
  'hasSeenCoachmarks',
  'searchCoachmarkSeen',
  'hasSeenUserGuidline',
  'theme',
  'deviceId',
  'checkoutAttempt',
]

/**
 * Signs in a guest where nobody is signed in (specification §4). Never after a lost session: that customer signs in again.
 * Resolves false where the server could not be asked.
 */
export async function ensureGuest(): Promise<boolean> {
  if (currentSession().kind === 'expired') return false
  if (read('accessToken')) return true
  return ensureToken().then(
    () => true,
    () => false,
  )
}

/** The tokens of a customer who has proven their phone. Cart and machine stay. */
export const completeSignIn = (tokens: components['schemas']['Tokens']): Promise<void> =>
  inSessionLock(async () => keepTokens(tokens))

/** Ends the session here and in every tab; the server is told, but is not waited for if it can't be reached. */
export async function signOut(): Promise<void> {
  await signOutCall.call({}).catch(() => undefined)
  await inSessionLock(async () => clearExcept(keptOnSignOut))
}
