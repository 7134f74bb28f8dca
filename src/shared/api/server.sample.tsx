/** A server, a customer and a query client for tests of hooks. Storage is cleared after each test. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { clearExcept, write } from '../storage/storage.ts'
import './client.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  cleanup()
  clearExcept([])
})

/** An access token with these claims. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
export const signInAs = (sub: string, isGuest = false) => write('accessToken', tokenOf({ sub, is_guest_user: isGuest }))

export const refusal = (status: number, code = 'FOUND_4040') => Response.json({ code, message: 'No.' }, { status })

/** Responds to every call with the data or Response that `respond` returns. Returns the list of requested URLs. */
export function serve(respond: (url: URL, request: Request) => unknown) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    asked.push(url.pathname + url.search)
    const data = await respond(url, request)
    return data instanceof Response ? data : Response.json({ code: '200', data })
  })
  return asked
}

/** Responds to each call with `respond(count)`, or without `respond` when the test calls `send`. `asked` lists the calls. */
export function stubCalls(respond?: (count: number) => Response) {
  const asked: string[] = []
  const waiting: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${url.replace(/^.*\/v1/, '')}`)
    return respond?.(asked.length) ?? new Promise<Response>((resolve) => waiting.push(resolve))
  })
  const send = (body: object, status = 200) => act(async () => waiting.shift()?.(Response.json(body, { status })))
  return { asked, send }
}

/** Renders with the app's query client, without retries. */
export function renderQuerying<T, P>(hook: (props: P) => T, initialProps?: P, client = createQueryClient()) {
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) }) }
}
