/** Signing in, as a guest or by phone. */

import type { components } from '#generated/types.ts'
import { ensureToken, inSessionLock, keepTokens } from '#shared/api/tokens.ts'
import { read } from '#shared/storage/storage.ts'
import { currentSession } from './session.ts'

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
