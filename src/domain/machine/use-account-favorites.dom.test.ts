import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveFavorite } from '#generated/operations/favorites.ts'
import { renderQuerying, tokenOf } from '#shared/api/server.sample.tsx'
import { readOwned, writeOwned } from '#shared/storage/owned.ts'
import { clearExcept, subscribe, write } from '#shared/storage/storage.ts'
import { changeFavorites, withProduct } from './favorites.ts'
import { useAccountFavorites } from './use-account-favorites.ts'

afterEach(() => {
  cleanup()
  clearExcept([])
})

const createdAt = '2026-11-02T09:00:00Z'
const rowOf = (id: string) => ({ kind: 'product', target_id: id, name: id, created_at: createdAt })

/** An account with the favorite "c". Saving a product responds with the status that `statusOf` returns for it. */
function serveAccount(statusOf: (id: string) => number) {
  let saved = ['c']
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const id = url.split('/').at(-1) ?? ''
    if (method === 'GET')
      return Response.json({ code: '200', data: saved.map(rowOf), meta: { page: 1, limit: 50, total: saved.length } })
    const status = statusOf(id)
    if (status === 200) saved = [id, ...saved]
    return Response.json(status === 200 ? { code: '200', data: rowOf(id) } : { code: 'X_1', message: 'No.' }, {
      status,
    })
  })
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: ['favorites'] }))
}

const favorites = () => readOwned('favorites', 'usr-1')
const keep = (products: string[], owner = 'usr-1') => writeOwned('favorites', owner, { products, machines: [] })

const open = () => act(async () => void renderQuerying(() => useAccountFavorites()))

test('a guest’s favorites are kept until the account has all of them, and products that are gone are skipped (§2.23)', async () => {
  const status = vi.fn((id: string) => ({ gone: 404, a: 503 })[id] ?? 200)
  serveAccount(status)
  keep(['a', 'b', 'gone'])
  await open()
  await waitFor(() => expect(status).toHaveBeenCalledTimes(3))
  expect(favorites()).toEqual({ owner: 'usr-1', products: ['a', 'b', 'gone', 'c'], machines: [] })
  cleanup()

  status.mockImplementation((id) => (id === 'gone' ? 404 : 200))
  await open()
  const saved = { owner: 'usr-1', machines: [], isSaved: true }
  await waitFor(() => expect(favorites()).toEqual({ ...saved, products: ['a', 'b', 'c'] }))
})

/** Shows the account's favorites on this phone, and leaves the screen. */
async function visit() {
  const { client, unmount } = renderQuerying(() => useAccountFavorites())
  await waitFor(() => expect(favorites()?.products).toEqual(['c']))
  unmount()
  return client
}

test('a favorite that is set and saved in another tab stays when this tab comes back', async () => {
  serveAccount(() => 200)
  const client = await visit()
  await saveFavorite.call({ params: { kind: 'product', targetId: 'new' }, body: {} })
  localStorage.setItem(
    'favorites',
    JSON.stringify({ owner: 'usr-1', products: ['new', 'c'], machines: [], isSaved: true }),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
  const seen = vi.fn()
  const stop = subscribe('favorites', () => seen(favorites()?.products))
  renderQuerying(() => useAccountFavorites(), undefined, client)
  await waitFor(() => expect(seen).toHaveBeenCalled())
  for (const [products] of seen.mock.calls) expect(products).toEqual(['new', 'c'])
  expect(favorites()?.products).toEqual(['new', 'c'])
  stop()
})

test('a favorite that is set while the account’s are read stays; what another phone has changed comes', async () => {
  serveAccount(() => 200)
  const client = await visit()
  await saveFavorite.call({ params: { kind: 'product', targetId: 'b' }, body: {} })
  const respond = globalThis.fetch as (request: Request) => Promise<Response>
  vi.stubGlobal('fetch', (request: Request) => {
    changeFavorites('usr-1', (now) => withProduct(now, 'tapped', true))
    return respond(request)
  })
  await act(() => client.refetchQueries())
  await act(async () => void renderQuerying(() => useAccountFavorites(), undefined, client))
  expect(favorites()?.products).toContain('tapped')
  vi.stubGlobal('fetch', respond)
  cleanup()
  await act(async () => void renderQuerying(() => useAccountFavorites(), undefined, client))
  await waitFor(() => expect(favorites()?.products).toEqual(['b', 'c']))
})

test('another account’s favorites are replaced, never sent', async () => {
  write('accessToken', tokenOf({ sub: 'usr-2', is_guest_user: false }))
  keep(['a'], 'usr-2')
  const status = vi.fn(() => 200)
  serveAccount(status)
  await open()
  await waitFor(() => expect(favorites()?.products).toEqual(['c']))
  expect(status).not.toHaveBeenCalled()
})

test('a favorite that the customer removes meanwhile is not saved, and a refusal is not repeated', async () => {
  const status = vi.fn((id: string) => {
    if (id === 'refused') keep(['refused', 'c'])
    return id === 'refused' ? 422 : 200
  })
  serveAccount(status)
  keep(['removed', 'refused'])
  await open()
  await waitFor(() => expect(favorites()?.isSaved).toBe(true))
  expect(status.mock.calls).toEqual([['refused']])
})

test.each([
  ['the list of favorites', 'GET'],
  ['a saved favorite', 'PUT'],
])('%s that arrives after another customer has signed in is not stored', async (_, method) => {
  serveAccount(() => 200)
  const respond = globalThis.fetch as (request: Request) => Promise<Response>
  let arrive = () => {}
  const asked = vi.fn()
  vi.stubGlobal('fetch', async (request: Request) => {
    asked(request.method)
    if (request.method === method)
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
    return respond(request)
  })
  keep(['a'])
  await open()
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(method))
  const other = { owner: 'usr-2', products: ['other'], machines: [] }
  await act(async () => {
    write('accessToken', tokenOf({ sub: 'usr-2', is_guest_user: false }))
    keep(['other'], 'usr-2')
    arrive()
  })
  await act(async () => {})
  expect(readOwned('favorites', 'usr-2')).toEqual(other)
  expect(favorites()).toBeNull()
})
