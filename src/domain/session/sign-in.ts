/** Signing in as a guest. */
import { ensureToken } from '#shared/api/tokens.ts'
import { currentSession } from './session.ts'

/**
 * Signs in a guest where nobody is signed in (specification §4). Never after a lost session: that customer signs in again.
 * Resolves false where the server could not be asked.
 */
export async function ensureGuest(): Promise<boolean> {
  const { kind } = currentSession()
  if (kind !== 'none') return kind !== 'expired'
  return ensureToken().then(
    () => true,
    () => false,
  )
}
