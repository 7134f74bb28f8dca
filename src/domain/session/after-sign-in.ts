/** New customers are asked for a profile once after signing in. They may skip it and go on. */
import { paths, routes } from '#shared/paths.ts'
import { write } from '#shared/storage/storage.ts'
import { useStored } from '#shared/storage/use-stored.ts'
import { useSession } from './session.ts'

/** Where to go after sign-in. `next` is the screen that asked for it. */
export const afterSignIn = (isNewHere: boolean, next: string): string =>
  isNewHere && !next.startsWith(routes.profile) ? paths.profile(next) : next

/** The token says new until it is renewed, so the app remembers whom it has asked. */
export function useIsNewHere(): boolean {
  const session = useSession()
  const shownTo = useStored('profileShownTo')
  return session.kind === 'registered' && session.isNew && session.userId !== shownTo
}

export const rememberProfileShown = (userId: string) => write('profileShownTo', userId)
