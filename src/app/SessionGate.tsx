import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useCustomerKey, useSession } from '#domain/session/session.ts'
import { ensureToken } from '#shared/api/tokens.ts'
import { texts } from '#shared/texts/catalog.ts'
import { ErrorState } from '#shared/ui/ErrorState.tsx'
import { LazyPart } from '#shared/ui/LazyPart.tsx'
import { lazyScreen } from '#shared/ui/lazy-screen.ts'
import { PageSpinner } from '#shared/ui/PageSpinner.tsx'
import { needsAccount, needsToken } from './redirects.ts'

const NeedsAccount = lazyScreen('NeedsAccount', () => import('./NeedsAccount.tsx'))

/**
 * Shows a protected screen only once there is a session; open screens never wait. On account-only routes, guests see
 * why to sign in. Remounts when the customer changes, which closes the previous customer's dialogs.
 */
export function SessionGate({ path, children }: { path: string; children: ReactNode }) {
  const { kind } = useSession()
  const customerKey = useCustomerKey()
  if (needsToken(path) && kind === 'none') return <Waiting />
  if (needsAccount(path) && kind === 'guest')
    return (
      <LazyPart fallback={<PageSpinner />}>
        <NeedsAccount />
      </LazyPart>
    )
  return <Fragment key={customerKey}>{children}</Fragment>
}

function Waiting() {
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<Error>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs the effect again
  useEffect(() => {
    let isMounted = true
    ensureToken().catch((failure: Error) => isMounted && setError(failure))
    return () => {
      isMounted = false
    }
  }, [attempt])
  if (!error) return <PageSpinner />
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }
  return <ErrorState title={texts.shell.guestFailed} hint={texts.shell.guestFailedHint} error={error} onRetry={retry} />
}
