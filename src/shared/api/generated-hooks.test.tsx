import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import * as auth from '#generated/descriptors/auth.ts'
import { useGetMachine } from '#generated/hooks/machines.ts'
import { useListRefunds } from '#generated/hooks/refunds.ts'
import { getMachine } from '#generated/operations/machines.ts'
import { mutationHook } from '#generated/runtime/mutation-hook.ts'
import { type Call, connect, mutation } from '#generated/runtime/operation.ts'

/** Not generated, since no screen uses it: a mutation without parameters and body. */
const useSignOut = mutationHook(mutation(auth.signOut, z.unknown(), {}))
const responses = vi.fn<(call: Call) => Promise<unknown>>()
let customer: string | null = null
const listeners = new Set<() => void>()
connect({
  request: responses,
  openStream: vi.fn(),
  currentCustomer: () => customer,
  onCustomerChange: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
})

function signIn(id: string) {
  customer = id
  for (const listener of listeners) listener()
}

let client: QueryClient
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  responses.mockReset()
  customer = null
})

it('a query hook fetches under its own key and returns the envelope', async () => {
  const envelope = { code: '200', data: { id: 'VM-1' } }
  responses.mockResolvedValue(envelope)
  const { result } = renderHook(() => useGetMachine({ id: 'VM-1' }), { wrapper })
  await waitFor(() => expect(result.current.data).toBe(envelope))
  expect(client.getQueryData(getMachine.options({ id: 'VM-1' }).queryKey)).toBe(envelope)
  expect(responses.mock.lastCall?.[0].params.path).toEqual({ id: 'VM-1' })
})

it('a query hook accepts TanStack Query’s options', async () => {
  responses.mockResolvedValue({ code: '200', data: { name: 'Lobby' } })
  const { result, rerender } = renderHook(
    ({ enabled }) => useGetMachine({ id: 'VM-1' }, { enabled, select: ({ data }) => data.name }),
    { wrapper, initialProps: { enabled: false } },
  )
  expect(responses).not.toHaveBeenCalled()
  rerender({ enabled: true })
  await waitFor(() => expect(result.current.data).toBe('Lobby'))
})

it('a query hook aborts its call on unmount', async () => {
  responses.mockReturnValue(new Promise(() => {}))
  const { unmount } = renderHook(() => useGetMachine({ id: 'VM-1' }), { wrapper })
  const signal = responses.mock.lastCall?.[0].signal
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})

it('a personal query is sent only while somebody is signed in', async () => {
  renderHook(() => useListRefunds({}), { wrapper })
  await act(async () => signIn('usr-1'))
  expect(responses.mock.calls.map(([call]) => call.customer)).toEqual(['usr-1'])
})

it('a paged hook appends pages until it has the total', async () => {
  signIn('usr-1')
  responses.mockImplementation(async ({ params }) => {
    const page = Number(params.query.page)
    return { code: '200', data: [`row ${page}`], meta: { page, limit: 1, total: 2 } }
  })
  const { result } = renderHook(() => useListRefunds({ limit: 1 }), { wrapper })
  await waitFor(() => expect(result.current.hasNextPage).toBe(true))
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.data?.pages.flatMap(({ data }) => data)).toEqual(['row 1', 'row 2']))
  expect(result.current.hasNextPage).toBe(false)
})

it.each([
  ['at an empty page', [['a'], ['b'], []]],
  ['at a repeated page', [['a'], ['b'], ['b']]],
])('a paged list without figures ends %s', async (_, pages) => {
  signIn('usr-1')
  const meta = { page: 0, limit: 0, total: 0 }
  let asked = 0
  responses.mockImplementation(async () => ({ code: '200', data: pages[asked++], meta }))
  const { result } = renderHook(() => useListRefunds({ limit: 1 }), { wrapper })
  for (let page = 1; page < pages.length; page++) {
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(() => result.current.fetchNextPage())
  }
  await waitFor(() => expect(result.current.hasNextPage).toBe(false))
  expect(asked).toBe(pages.length)
})

it('a mutation hook sends one call, sets its mutation key and reports success', async () => {
  responses.mockResolvedValue({ code: '200' })
  const onSuccess = vi.fn()
  const { result } = renderHook(() => useSignOut({ onSuccess }), { wrapper })
  act(() => result.current.mutate({}))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(client.getMutationCache().getAll()[0]?.options.mutationKey).toEqual(['signOut'])
  expect(responses).toHaveBeenCalledOnce()
})

it('a mutation hook ignores further calls from any component while the first one runs', async () => {
  let respond: (envelope: unknown) => void = () => undefined
  responses.mockImplementation(
    () =>
      new Promise((resolve) => {
        respond = resolve
      }),
  )
  const { result } = renderHook(() => [useSignOut(), useSignOut()] as const, { wrapper })
  await act(async () => {
    result.current[0].mutate({})
    result.current[0].mutate({})
    result.current[1].mutate({})
  })
  expect(responses).toHaveBeenCalledOnce()
  await act(async () => respond({ code: '200' }))
  await waitFor(() => expect(result.current[0].isSuccess).toBe(true))
  await act(async () => result.current[1].mutate({}))
  expect(responses).toHaveBeenCalledTimes(2)
})

it('a personal response is cached only for the customer who read it', async () => {
  signIn('usr-1')
  const late: ((envelope: unknown) => void)[] = []
  responses.mockImplementation(() => new Promise((resolve) => late.push(resolve)))
  const { result } = renderHook(() => useListRefunds({}).data?.pages[0], { wrapper })
  await act(async () => signIn('usr-2'))
  expect(responses.mock.calls.map(([call]) => call.customer)).toEqual(['usr-1', 'usr-2'])
  const list = (row: string) => ({ code: '200', data: [row], meta: { page: 1, limit: 10, total: 1 } })
  await act(async () => late[1]?.(list('theirs')))
  await act(async () => late[0]?.(list('mine')))
  await waitFor(() => expect(result.current).toEqual(list('theirs')))
})
