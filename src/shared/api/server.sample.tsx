/** A server, a customer and a query client for tests of hooks. After each test the phone is empty again. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { clearExcept, write } from '../storage/storage.ts'
import './connect.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  cleanup()
  clearExcept([])
})

/** A token as the server would give it. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
export const signInAs = (sub: string, isGuest = false) => write('accessToken', tokenOf({ sub, is_guest_user: isGuest }))

export const refusal = (status: number, code = 'FOUND_4040') => Response.json({ code, message: 'No.' }, { status })

/** Answers every call with this data, or with this response; returns the addresses that were asked for. */
export function serve(answer: (url: URL) => unknown) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    asked.push(url.pathname + url.search)
    const data = await answer(url)
    return data instanceof Response ? data : Response.json({ code: '200', data })
  })
  return asked
}

/** Answers by its number of calls, or, without an answer, call by call when the test sends. Records what it is asked. */
export function answerCalls(answer?: (count: number) => Response) {
  const asked: string[] = []
  const waiting: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${url.replace(/^.*\/v1/, '')}`)
    return answer?.(asked.length) ?? new Promise<Response>((resolve) => waiting.push(resolve))
  })
  const send = (body: object, status = 200) => act(async () => waiting.shift()?.(Response.json(body, { status })))
  return { asked, send }
}

/** With the app's own query client, which here repeats nothing by itself. */
export function renderQuerying<T, P>(hook: (props: P) => T, initialProps?: P) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, ...renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) }) }
}
