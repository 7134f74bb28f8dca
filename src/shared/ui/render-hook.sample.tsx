/** Renders a hook with a new query client, for tests of what a screen gets from the server. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import '#shared/api/connect.ts'

export function showHook<R, P = undefined>(hook: (props: P) => R, initialProps?: P) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) }) }
}

/** A token as the server would give it. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
