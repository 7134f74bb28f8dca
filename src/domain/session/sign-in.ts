import { ensureToken } from '#shared/api/tokens.ts'
import { currentSession } from './session.ts'

/**
 * Signs in a guest if nobody is signed in (§4), but not after an expired session: that customer has to
 * sign in again. Resolves to false if the server can't be reached.
 */
export async function ensureGuest(): Promise<boolean> {
  const { kind } = currentSession()
  if (kind !== 'none') return kind !== 'expired'
  return ensureToken().then(
    () => true,
    () => false,
  )
}
