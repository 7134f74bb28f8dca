import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useCustomerTurn, useSession } from '#domain/session/session.ts'
import { ensureGuest } from '#domain/session/sign-in.ts'
import { shellTexts as texts } from '#shared/texts/shell.ts'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { later } from './later.ts'
import { needsAccount, needsToken } from './redirects.ts'

const NeedsAccount = later('NeedsAccount', () => import('./NeedsAccount.tsx'))

/**
 * Holds a screen that belongs to somebody back until there is a session; browsing never waits. A guest is told
 * what an account of their own is needed for. Screens begin anew for another customer: no dialog of the one before stays open.
 */
export function SessionGate({ path, children }: { path: string; children: ReactNode }) {
  const { kind } = useSession()
  const turn = useCustomerTurn()
  if (needsToken(path) && kind === 'none') return <Waiting />
  if (needsAccount(path) && kind === 'guest')
    return (
      <Suspense fallback={<PageSpinner />}>
        <NeedsAccount />
      </Suspense>
    )
  return <Fragment key={turn}>{children}</Fragment>
}

function Waiting() {
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt asks again
  useEffect(() => {
    let isHere = true
    void ensureGuest().then((isSignedIn) => isHere && setFailed(!isSignedIn))
    return () => {
      isHere = false
    }
  }, [attempt])
  if (!hasFailed) return <PageSpinner />
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return <ErrorState title={texts.guestFailed} hint={texts.guestFailedHint} onRetry={retry} />
}
