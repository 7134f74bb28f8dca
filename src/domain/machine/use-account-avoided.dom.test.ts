import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { claimsOf } from '#shared/api/claims.ts'
import { renderQuerying, tokenOf } from '#shared/api/server.sample.tsx'
import { read, remove, write } from '#shared/storage/storage.ts'
import { changeAvoided } from './change-avoided.ts'
import { useAccountAvoided, useLacksAccountList } from './use-account-avoided.ts'

const signIn = (sub: string, features = ['avoiding']) =>
  write('accessToken', tokenOf({ sub, is_guest_user: false, features }))

/** An account that has this list, on a server that fails while `isBroken`, or only when `savingFails`, or `forgets` what it is sent. */
function account(avoid: string[] | undefined) {
  const server = { avoid, isBroken: false, savingFails: false, forgets: false, calls: [] as string[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    server.calls.push(request.method)
    if (server.isBroken || (server.savingFails && request.method === 'PATCH'))
      return Response.json({ code: 'SERVER_5000', message: 'No.' }, { status: 500 })
    if (request.method === 'PATCH' && !server.forgets) server.avoid = (await request.json()).avoid
    const profile = { id: 'usr-1', phone: '9876543210', country_code: '+91', avoid: server.avoid }
    return Response.json({ code: '200', data: profile })
  })
  return server
}

const kept = (names: string[], others: string[] = []) => ({ account: 'usr-1', names, others })
const patches = ({ calls }: ReturnType<typeof account>) => calls.filter((method) => method === 'PATCH').length
/** Until whatever is under way has come to rest. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

/** As another tab: its write, and the storage event that this tab hears. */
function otherTab(key: 'avoid' | 'avoidKept', value: unknown) {
  localStorage.setItem(key, JSON.stringify(value))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

beforeEach(() => signIn('usr-1'))

test('at sign-in, the phone and the account get both lists; later changes reach the account (§2.22)', async () => {
  write('avoid', ['nuts'])
  const server = account(['egg'])
  renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(server.avoid).toEqual(['egg', 'nuts']))
  expect(read('avoid')).toEqual(['egg', 'nuts'])
  await waitFor(() => expect(read('avoidKept')).toEqual(kept(['egg', 'nuts'])))
  act(() => changeAvoided(['egg', 'nuts'], ['nuts']))
  await waitFor(() => expect(server.avoid).toEqual(['nuts']))
  await waitFor(() => expect(read('avoidKept')).toEqual(kept(['nuts'])))
  expect([read('avoid'), patches(server)]).toEqual([['nuts'], 2])
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
  server.savingFails = true
  await waitFor(() => expect(patches(server)).toBe(1))
  await rest()
  expect([read('avoid'), read('avoidKept'), patches(server)]).toEqual([['nuts'], kept([]), 1])
  unmount()
  server.savingFails = false
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
  const lists: Record<string, string[]> = { 'usr-8': [], 'usr-9': ['milk'] }
  vi.stubGlobal('fetch', async ({ method, headers }: Request) => {
    if (method === 'PATCH') return new Promise(() => {})
    const id = claimsOf(headers.get('authorization')?.slice('Bearer '.length) ?? '')?.sub ?? ''
    return Response.json({ code: '200', data: { id, phone: '9876543210', country_code: '+91', avoid: lists[id] } })
  })
  signIn('usr-8')
  write('avoid', ['nuts'])
  renderQuerying(() => useAccountAvoided(true))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  act(() => signIn('usr-9'))
  await waitFor(() => expect(read('avoid')).toContain('milk'))
})

test('a mark that is set and saved in another tab stays when this tab comes back to the products', async () => {
  const server = account([])
  let isWanted = true
  const { rerender } = renderQuerying(() => useAccountAvoided(isWanted))
  await waitFor(() => expect(read('avoidKept')).toEqual(kept([])))
  isWanted = false
  rerender()
  server.avoid = ['nuts']
  otherTab('avoid', ['nuts'])
  otherTab('avoidKept', kept(['nuts']))
  isWanted = true
  rerender()
  await rest()
  expect([read('avoid'), server.avoid, patches(server)]).toEqual([['nuts'], ['nuts'], 0])
})

test('of what another tab writes, half is no tap', async () => {
  const server = account(['nuts'])
  renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoidKept')).toEqual(kept(['nuts'])))
  // Chrome hands on one write after the other.
  otherTab('avoid', [])
  await waitFor(() => expect(read('avoid')).toEqual(['nuts']))
  await rest()
  expect([read('avoid'), server.avoid, patches(server)]).toEqual([['nuts'], ['nuts'], 0])
  otherTab('avoidKept', kept([]))
  await rest()
  expect([read('avoid'), server.avoid, patches(server)]).toEqual([['nuts'], ['nuts'], 0])
})

test('a profile that was asked for before a tap, and comes after it is saved, takes no mark away', async () => {
  const server = account([])
  const { client } = renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoidKept')).toEqual(kept([])))
  const respond = globalThis.fetch as (request: Request) => Promise<Response>
  let arrive: (() => void) | undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await respond(request)
    vi.stubGlobal('fetch', respond)
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return response
  })
  const older = client.refetchQueries()
  await waitFor(() => expect(arrive).toBeDefined())
  act(() => changeAvoided([], ['nuts']))
  await waitFor(() => expect(read('avoidKept')).toMatchObject(kept(['nuts'])))
  await act(async () => {
    arrive?.()
    await older
  })
  await rest()
  expect([read('avoid'), server.avoid, read('avoidKept')?.names]).toEqual([['nuts'], ['nuts'], ['nuts']])
})

test('a server that accepts a list and keeps nothing takes no mark off the phone, and is sent it once a visit', async () => {
  const server = account([])
  server.forgets = true
  write('avoid', ['nuts'])
  for (const visit of [1, 2]) {
    const { unmount, result } = renderQuerying(() => {
      useAccountAvoided(true)
      return useLacksAccountList()
    })
    await waitFor(() => expect(patches(server)).toBe(visit))
    await rest()
    expect([read('avoid'), read('avoidKept'), patches(server), result.current]).toEqual([
      ['nuts'],
      kept([]),
      visit,
      false,
    ])
    unmount()
  }
  // It has learned to: what another phone then removes is gone here, too.
  server.forgets = false
  const { unmount } = renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoidKept')).toEqual(kept(['nuts'])))
  unmount()
  server.avoid = []
  renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoid')).toEqual([]))
})

test('a mark that is taken off and set again before the account has shown either is saved', async () => {
  const server = account(['nuts'])
  const { unmount, client } = renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoid')).toEqual(['nuts']))
  unmount()
  act(() => changeAvoided(['nuts'], []))
  act(() => changeAvoided([], ['nuts']))
  // The first tap alone has reached the server, in a tab that is closed.
  server.avoid = []
  renderQuerying(() => useAccountAvoided(true), undefined, client)
  await waitFor(() => expect(server.avoid).toEqual(['nuts']))
  expect(read('avoid')).toEqual(['nuts'])
})

test('marks that the phone has lost come back from the account, which loses none', async () => {
  const server = account(['nuts'])
  write('avoidKept', kept(['nuts']))
  renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoid')).toEqual(['nuts']))
  expect([server.avoid, patches(server)]).toEqual([['nuts'], 0])
})

test('what another phone has added since the list was loaded is kept when this one saves', async () => {
  const server = account([])
  renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoidKept')).toEqual(kept([])))
  server.avoid = ['egg']
  act(() => changeAvoided([], ['nuts']))
  await waitFor(() => expect(server.avoid).toEqual(['egg', 'nuts']))
  expect(read('avoid')).toEqual(['egg', 'nuts'])
})

test('a list that comes after the customer has signed out changes nothing', async () => {
  const server = account(['egg'])
  renderQuerying(() => useAccountAvoided(true))
  await waitFor(() => expect(read('avoidKept')).toEqual(kept(['egg'])))
  const respond = globalThis.fetch as (request: Request) => Promise<Response>
  vi.stubGlobal('fetch', (request: Request) => {
    remove('accessToken')
    return respond(request)
  })
  server.avoid = []
  act(() => changeAvoided(['egg'], ['egg', 'nuts']))
  await rest()
  expect([read('avoid'), patches(server)]).toEqual([['egg', 'nuts'], 0])
})
