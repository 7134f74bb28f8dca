import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { onSessionChange } from '#domain/session/session.ts'
import { ensureGuest } from '#domain/session/sign-in.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { ToastHost } from '#shared/ui/ToastHost.tsx'
import { colorSchemes, theme } from '#shared/ui/theme.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { isResultPath } from './redirects.ts'
import { Screens } from './Screens.tsx'

const queries = createQueryClient()

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

export function App() {
  useGuest()
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queries}>
        <ErrorBoundary>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
        </ErrorBoundary>
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>
  )
}
