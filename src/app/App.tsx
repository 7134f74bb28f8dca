import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { currentSession, onSessionChange } from '#domain/session/session.ts'
import { ensureGuest } from '#domain/session/sign-in.ts'
import { forgetCustomer } from '#shared/api/stale.ts'
import { base, routePath } from '#shared/base.ts'
import { read, subscribe } from '#shared/storage/storage.ts'
import { lazyOptional } from '#shared/ui/lazy-screen.ts'
import { Theme } from '#shared/ui/Theme.tsx'
import { afterStart } from './after-start.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { prepareScreens } from './prepare-screens.ts'
import { isResultPath } from './redirects.ts'
import { Screens } from './Screens.tsx'

// Notices from before it has loaded wait in src/domain/notices.ts.
const Toasts = lazyOptional('Toasts', () => import('./Toasts.tsx'))

/** Signs in a guest automatically (§4), except on a payment result page. */
function useGuest() {
  useEffect(() => {
    const ensure = () => {
      if (!isResultPath(routePath(window.location.pathname))) void ensureGuest()
    }
    ensure()
    return onSessionChange(ensure)
  }, [])
}

/** Removes the previous customer's profile, favorites, quotes and the like from memory, at sign-out too (stale.ts). */
function useForgetPreviousCustomer(queries: QueryClient) {
  useEffect(() => {
    let { userId } = currentSession()
    return onSessionChange(() => {
      const before = userId
      userId = currentSession().userId
      if (before !== userId) forgetCustomer(queries)
    })
  }, [queries])
}

/** Ends signed-out sessions on the server: immediately, once the phone is back online, or at the next start. */
function useEndSessions() {
  useEffect(() => {
    const end = () => {
      if (!read('sessionsToEnd')) return
      import('#domain/session/sign-out.ts').then(({ endSessions }) => endSessions()).catch(() => undefined)
    }
    end()
    window.addEventListener('online', end)
    const stop = subscribe('sessionsToEnd', end)
    return () => {
      window.removeEventListener('online', end)
      stop()
    }
  }, [])
}

export function App({ queries }: { queries: QueryClient }) {
  useGuest()
  useForgetPreviousCustomer(queries)
  useEndSessions()
  useEffect(afterStart, [])
  useEffect(() => prepareScreens(queries), [queries])
  return (
    <QueryClientProvider client={queries}>
      <Theme>
        <ErrorBoundary>
          {/* A tap's screen is rendered at once, not in slices between frames: they would take twice the time. */}
          <BrowserRouter basename={base} useTransitions={false}>
            <Screens />
          </BrowserRouter>
        </ErrorBoundary>
        <Toasts />
      </Theme>
    </QueryClientProvider>
  )
}
