import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { KeepFavorites } from './KeepFavorites.tsx'

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

const open = () => act(async () => void show(<KeepFavorites />))

test('a guest’s favorites are kept until the account has all of them, and products that are gone are skipped (§2.23)', async () => {
  write('favorites', { owner: null, products: ['a', 'b', 'gone'], machines: [] })
  const status = vi.fn((id: string) => ({ gone: 404, a: 503 })[id] ?? 200)
  serveAccount(status)
  await open()
  await waitFor(() => expect(status).toHaveBeenCalledTimes(3))
  expect(read('favorites')).toEqual({ owner: null, products: ['a', 'b', 'gone', 'c'], machines: [] })
  cleanup()

  status.mockImplementation((id) => (id === 'gone' ? 404 : 200))
  await open()
  await waitFor(() => expect(read('favorites')).toEqual({ owner: 'usr-1', products: ['a', 'b', 'c'], machines: [] }))
})

test('another account’s favorites are replaced, never sent', async () => {
  write('favorites', { owner: 'usr-2', products: ['a'], machines: [] })
  const status = vi.fn(() => 200)
  serveAccount(status)
  await open()
  await waitFor(() => expect(read('favorites')).toEqual({ owner: 'usr-1', products: ['c'], machines: [] }))
  expect(status).not.toHaveBeenCalled()
})

test('a favorite that the customer removes meanwhile is not saved, and a refusal is not repeated', async () => {
  write('favorites', { owner: null, products: ['removed', 'refused'], machines: [] })
  const status = vi.fn((id: string) => {
    if (id === 'refused') write('favorites', { owner: null, products: ['refused', 'c'], machines: [] })
    return id === 'refused' ? 422 : 200
  })
  serveAccount(status)
  await open()
  await waitFor(() => expect(read('favorites')?.owner).toBe('usr-1'))
  expect(status.mock.calls).toEqual([['refused']])
})
