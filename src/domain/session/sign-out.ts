/** Leaving: signing out, and what is left on the phone when an account is deleted. Apart from sign-in, which every visit loads. */
import { signOut as signOutCall } from '#generated/operations/auth.ts'
import { inSessionLock } from '#shared/api/tokens.ts'
import type { Key } from '#shared/storage/keys.ts'
import { clearExcept } from '#shared/storage/storage.ts'

/** The phone's, whoever uses it. */
const ofThePhone: Key[] = ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline', 'theme']

/** The next guest is a new one; a payment that may be under way is found again. */
const keptOnSignOut: Key[] = [...ofThePhone, 'deviceId', 'checkoutAttempt']

/** Ends the session here and in every tab; the server is told, but is not waited for if it can't be reached. */
export async function signOut(): Promise<void> {
  await signOutCall.call({}).catch(() => undefined)
  await inSessionLock(async () => clearExcept(keptOnSignOut))
}

/** Of a deleted account nothing stays, not even what its device was called. */
export const forgetAccount = (): Promise<void> => inSessionLock(async () => clearExcept(ofThePhone))
