/** Somebody new here is asked for a profile once after signing in; it may be skipped, and the way goes on from there. */
import { paths, routes } from '#shared/paths.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { useSession } from './session.ts'

/** Where sign-in leads, given where it was asked for. */
export const afterSignIn = (isNewHere: boolean, next: string): string =>
  isNewHere && !next.startsWith(routes.profile) ? paths.profile(next) : next

/** The token says new until it is renewed, so that the asking is remembered here. */
export function useIsNewHere(): boolean {
  const session = useSession()
  const shownTo = useStored('profileShownTo')
  return session.kind === 'registered' && session.isNew && session.userId !== shownTo
}

export const rememberProfileShown = (userId: string) => write('profileShownTo', userId)
