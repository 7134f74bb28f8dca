import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { onSessionChange } from '#domain/session/session.ts'
import { ensureGuest } from '#domain/session/sign-in.ts'
import { ToastHost } from '#shared/ui/ToastHost.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { replayTaps } from './early/taps.ts'
import { isResultPath } from './redirects.ts'
import { Screens } from './Screens.tsx'

/** A guest is signed in without asking (specification §4), but never on a payment's result page. */
function useGuest() {
  useEffect(() => {
    const ensure = () => {
      if (!isResultPath(window.location.pathname)) void ensureGuest()
    }
    ensure()
    return onSessionChange(ensure)
  }, [])
}

export function App({ queries }: { queries: QueryClient }) {
  useGuest()
  useEffect(() => replayTaps(document), [])
  return (
    <QueryClientProvider client={queries}>
      <ErrorBoundary>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </ErrorBoundary>
      <ToastHost />
    </QueryClientProvider>
  )
}
