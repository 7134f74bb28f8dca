import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderQuerying, stubCalls, tokenOf } from '#shared/api/server.sample.tsx'
import { config } from '#shared/config.ts'
import { readOwned, writeOwned } from '#shared/storage/owned.ts'
import { clearExcept, write } from '#shared/storage/storage.ts'
import { useFavorites } from './favorites.ts'
import { useFavorite } from './use-favorite.ts'

const place = { name: 'Tower', address: '1 Dock' }
const machine = { id: 'VM-1', name: 'Lobby', place, machine_type: 'Vending' as const, slots: [] as never }
const { slots: _, ...kept } = machine
const product = (id: string) => ({ kind: 'product' as const, id })
const favorite = { kind: 'product', target_id: 'a', name: 'A', created_at: '2026-11-02T09:00:00Z' }
const failed = vi.fn()
const show = (target: Parameters<typeof useFavorite>[0]) =>
  renderQuerying(() => ({ ...useFavorite(target, failed), all: useFavorites() }))
const signIn = (feature: string) =>
  act(() => void write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features: [feature] })))

beforeEach(() => {
  clearExcept([])
  failed.mockReset()
})
afterEach(cleanup)

test('a tap adds a product as the first favorite, another tap removes it (§2.23)', () => {
  writeOwned('favorites', null, { products: ['b', 'a'], machines: [kept] })
  const { result } = show(product('a'))
  expect(result.current.isFavorite).toBe(true)
  act(() => result.current.toggle())
  expect([result.current.isFavorite, result.current.all.products]).toEqual([false, ['b']])
  act(() => result.current.toggle())
  expect(result.current.isFavorite).toBe(true)
  expect(result.current.all).toEqual({ owner: null, products: ['a', 'b'], machines: [kept] })
})

test('a favorite machine is stored with its name and place, without its stock', () => {
  const first = show({ kind: 'machine', machine }).result
  const second = show({ kind: 'machine', machine: { ...machine, id: 'VM-2' } }).result
  act(() => first.current.toggle())
  act(() => second.current.toggle())
  expect([first.current.isFavorite, second.current.all.machines]).toEqual([true, [{ ...kept, id: 'VM-2' }, kept]])
  act(() => first.current.toggle())
  expect([first.current.isFavorite, second.current.isFavorite]).toEqual([false, true])
  expect(readOwned('favorites', null)).toEqual({ owner: null, products: [], machines: [{ ...kept, id: 'VM-2' }] })
})

test('an account’s favorites are sent to the server, one tap after the other', async () => {
  const { asked, send } = stubCalls()
  const { result, client } = show(product('a'))
  client.setQueryData(['listFavorites'], {})
  signIn('favorites')
  act(() => result.current.toggle())
  act(() => result.current.toggle())
  await waitFor(() => expect(asked).toEqual(['PUT /customers/favorites/product/a']))
  await send({ code: '200', data: favorite })
  await waitFor(() => expect(asked[1]).toBe('DELETE /customers/favorites/product/a'))
  expect(client.getQueryState(['listFavorites'])?.isInvalidated).toBe(true)
  await send({ code: '200', data: null })
  expect([result.current.isFavorite, failed.mock.calls]).toEqual([false, []])
})

test.each([
  ['product', product('a')],
  ['machine', { kind: 'machine' as const, machine }],
])('the heart of a %s reverts if the server refuses', async (_, target) => {
  signIn('favorites')
  const { asked, send } = stubCalls()
  const { result } = show(target)
  act(() => result.current.toggle())
  expect(result.current.isFavorite).toBe(true)
  await waitFor(() => expect(asked).toHaveLength(1))
  await send({ code: 'FAV_1000', message: 'No.' }, 404)
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(result.current.isFavorite).toBe(false)
})

test.each([
  ['both taps', false, [500, 500], false, 1],
  ['the first of two taps', false, [500, 200], false, 0],
  ['the second of two taps', false, [200, 500], true, 1],
  ['both taps at a favorite', true, [500, 500], true, 1],
  ['the first and last of three taps', true, [500, 200, 500], true, 1],
])(
  'if the server refuses %s, the heart ends as it is saved (before: %s)',
  async (_, before, statuses, after, reports) => {
    signIn('favorites')
    writeOwned('favorites', 'usr-1', { products: before ? ['a'] : [], machines: [] })
    const { asked, send } = stubCalls()
    const { result } = show(product('a'))
    for (const _tap of statuses) act(() => result.current.toggle())
    const tapped = result.current.isFavorite
    for (const [index, status] of statuses.entries()) {
      await waitFor(() => expect(asked).toHaveLength(index + 1))
      expect([result.current.isFavorite, failed.mock.calls]).toEqual([tapped, []])
      const data = asked[index]?.startsWith('PUT') ? favorite : null
      await send(status === 200 ? { code: '200', data } : { code: 'SERVER_5000', message: 'No.' }, status)
    }
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(reports))
    expect(result.current.isFavorite).toBe(after)
  },
)

test('a heart that fails after a sign-out does not become the next customer’s', async () => {
  signIn('favorites')
  const { asked, send } = stubCalls()
  writeOwned('favorites', 'usr-1', { products: ['a'], machines: [] })
  const { result } = show(product('a'))
  act(() => result.current.toggle())
  await waitFor(() => expect(asked).toHaveLength(1))
  act(() => clearExcept([]))
  await send({ code: 'SERVER_5000', message: 'No.' }, 500)
  await act(async () => {})
  expect([readOwned('favorites', null), failed.mock.calls]).toEqual([null, []])
})

test.each([
  ['a server without favorites', 'nearby', true, ['a', 'b']],
  ['an installation without favorites, which shows none either', 'favorites', false, []],
])('%s is not called (§2.26)', async (_, feature, isOn, shown) => {
  signIn(feature)
  const { asked } = stubCalls()
  writeOwned('favorites', 'usr-1', { products: ['b'], machines: [] })
  vi.spyOn(config.features, 'favorites', 'get').mockReturnValue(isOn)
  const { result } = show(product('a'))
  await act(async () => result.current.toggle())
  expect([result.current.all.products, asked]).toEqual([shown, []])
})
