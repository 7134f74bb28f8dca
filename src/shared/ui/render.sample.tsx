/** Renders with a router and a new query client, for component tests. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import '#shared/api/client.ts'
import { Theme } from './Theme.tsx'

// A busy computer needs more than the default second.
configure({ asyncUtilTimeout: 4000 })

function CurrentUrl() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

/** The current URL is rendered as text with the test id `where`. */
export function show(children: ReactNode, path = '/') {
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Theme>
        <MemoryRouter initialEntries={[path]}>
          {children}
          <CurrentUrl />
        </MemoryRouter>
      </Theme>
    </QueryClientProvider>
  )
  return render(children, { wrapper })
}
