import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { claimsOf } from '#shared/api/claims.ts'
import { renderQuerying, tokenOf } from '#shared/api/server.sample.tsx'
import { read, write } from '#shared/storage/storage.ts'
import { useAccountAvoided, useLacksAccountList } from './use-account-avoided.ts'

const signIn = (sub: string, features = ['avoiding']) =>
  write('accessToken', tokenOf({ sub, is_guest_user: false, features }))

/** An account that has this list, on a server that fails while `isBroken`. */
function account(avoid: string[] | undefined) {
  const server = { avoid, isBroken: false, calls: [] as string[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    server.calls.push(request.method)
    if (server.isBroken) return Response.json({ code: 'SERVER_5000', message: 'No.' }, { status: 500 })
    if (request.method === 'PATCH') server.avoid = (await request.json()).avoid
    const profile = { id: 'usr-1', phone: '9876543210', country_code: '+91', avoid: server.avoid }
    return Response.json({ code: '200', data: profile })
  })
  return server
}

beforeEach(() => signIn('usr-1'))

test('at sign-in, the phone and the account get both lists; later changes reach the account (§2.22)', async () => {
  write('avoid', ['nuts'])
  const server = account(['egg'])
  renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(server.avoid).toEqual(['egg', 'nuts']))
  expect(read('avoid')).toEqual(['egg', 'nuts'])
  await waitFor(() => expect(read('avoidKept')).toEqual({ account: 'usr-1', names: ['egg', 'nuts'], others: [] }))
  write('avoid', ['nuts'])
  await waitFor(() => expect(server.avoid).toEqual(['nuts']))
  await waitFor(() => expect(read('avoidKept')?.names).toEqual(['nuts']))
  expect(read('avoid')).toEqual(['nuts'])
  expect(server.calls.filter((method) => method === 'PATCH')).toHaveLength(2)
})

test('a phone whose storage was deleted lacks the list until the account has said it', async () => {
  const server = account(['nuts'])
  server.isBroken = true
  const { result, client } = renderQuerying(() => {
    useAccountAvoided(false)
    return useLacksAccountList()
  })
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(0))
  expect([result.current, read('avoid')]).toEqual([true, null])
  server.isBroken = false
  await client.refetchQueries()
  await waitFor(() => expect(read('avoid')).toEqual(['nuts']))
  expect(result.current).toBe(false)
})

test('a save that fails is made up for at the next visit', async () => {
  write('avoid', ['nuts'])
  const server = account([])
  const { client, unmount } = renderQuerying(() => useAccountAvoided(true))
  server.isBroken = true
  await waitFor(() => expect(server.calls).toContain('PATCH'))
  expect([read('avoid'), read('avoidKept')]).toEqual([['nuts'], null])
  unmount()
  server.isBroken = false
  renderQuerying(() => useAccountAvoided(true), undefined, client)
  await waitFor(() => expect(server.avoid).toEqual(['nuts']))
})

test.each([
  ['a server without the feature', [] as string[], true],
  ['a screen that needs no list, once the phone has it', ['avoiding'], false],
])('%s is not asked', async (_, features, isWanted) => {
  signIn('usr-1', features)
  write('avoidKept', { account: 'usr-1', names: [], others: [] })
  const server = account([])
  const { result } = renderQuerying(() => {
    useAccountAvoided(isWanted)
    return useLacksAccountList()
  })
  await new Promise(setImmediate)
  expect([server.calls, result.current]).toEqual([[], false])
})

test('a list that is still being saved for one customer doesn’t keep the next one’s from the phone', async () => {
  const lists: Record<string, string[]> = { 'usr-1': [], 'usr-2': ['milk'] }
  vi.stubGlobal('fetch', async ({ method, headers }: Request) => {
    if (method === 'PATCH') return new Promise(() => {})
    const id = claimsOf(headers.get('authorization')?.slice('Bearer '.length) ?? '')?.sub ?? ''
    return Response.json({ code: '200', data: { id, phone: '9876543210', country_code: '+91', avoid: lists[id] } })
  })
  write('avoid', ['nuts'])
  renderQuerying(() => useAccountAvoided(true))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  act(() => signIn('usr-2'))
  await waitFor(() => expect(read('avoid')).toContain('milk'))
})
