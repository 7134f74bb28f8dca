/** For tests of what a screen gets from the server, without the screen. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import './connect.ts'

/** Renders a hook with a new query client. */
export function showHook<R, P = undefined>(hook: (props: P) => R, initialProps?: P) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) }) }
}

/** A server that answers at once, or, without an answer, call by call when the test sends. Records what it is asked. */
export function serve(answer?: (count: number) => Response) {
  const asked: string[] = []
  const waiting: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${url.replace(/^.*\/v1/, '')}`)
    return answer?.(asked.length) ?? new Promise<Response>((resolve) => waiting.push(resolve))
  })
  const send = (body: object, status = 200) => act(async () => waiting.shift()?.(Response.json(body, { status })))
  return { asked, send }
}

/** A token as the server would give it. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
