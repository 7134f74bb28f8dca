import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '#shared/config.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { showHook, tokenOf } from '#shared/ui/render-hook.sample.tsx'
import { useFavorites } from './favorites.ts'
import { useFavorite } from './use-favorite.ts'

const machine = {
  id: 'VM-1',
  name: 'Lobby',
  place: { name: 'Tower', address: '1 Dock' },
  machine_type: 'Vending' as const,
}
const product = (id: string) => ({ kind: 'product' as const, id })
const failed = vi.fn()
const show = (target: Parameters<typeof useFavorite>[0]) =>
  showHook(() => ({ ...useFavorite(target, failed), all: useFavorites() }))
const kept = { kind: 'product', target_id: 'a', name: 'A', created_at: '2026-11-02T09:00:00Z' }
const calls: string[] = []

/** Signs in; the server takes part in this feature, and answers when the test says so. */
function serve(features = ['favorites']) {
  act(() => void write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: false, features })))
  const answers: ((status: number) => Promise<void>)[] = []
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    calls.push(`${method} ${new URL(url).pathname.replace('/v1/customers/favorites', '')}`)
    return new Promise((resolve) => {
      const done = { code: '200', data: method === 'PUT' ? kept : null }
      const refused = { code: 'FAV_1000', message: 'No.' }
      answers.push((status) => act(async () => resolve(Response.json(status === 200 ? done : refused, { status }))))
    })
  })
  return answers
}

beforeEach(() => {
  clearExcept([])
  calls.length = 0
  failed.mockReset()
})
afterEach(cleanup)

test('a tap makes a product the first favorite, another tap ends that (§2.23)', () => {
  write('favorites', { owner: null, products: ['b', 'a'], machines: [machine] })
  const { result } = show(product('a'))
  expect(result.current.isFavorite).toBe(true)
  act(() => result.current.toggle())
  expect([result.current.isFavorite, result.current.all.products]).toEqual([false, ['b']])
  act(() => result.current.toggle())
  expect([result.current.isFavorite, result.current.all]).toEqual([
    true,
    { owner: null, products: ['a', 'b'], machines: [machine] },
  ])
})

test('a machine is kept with its name and place, without its stock', () => {
  const other = { ...machine, id: 'VM-2' }
  const first = show({ kind: 'machine', machine: { ...machine, slots: [] as never } }).result
  const second = show({ kind: 'machine', machine: other }).result
  act(() => first.current.toggle())
  act(() => second.current.toggle())
  expect([first.current.isFavorite, second.current.all.machines]).toEqual([true, [other, machine]])
  act(() => first.current.toggle())
  expect([first.current.isFavorite, second.current.isFavorite]).toEqual([false, true])
  expect(read('favorites')).toEqual({ owner: null, products: [], machines: [other] })
})

test('an account’s favorites are told to the server, one tap after the other', async () => {
  const { result, client } = show(product('a'))
  const answers = serve()
  client.setQueryData(['listFavorites'], {})
  act(() => result.current.toggle())
  act(() => result.current.toggle())
  await waitFor(() => expect(calls).toEqual(['PUT /product/a']))
  await answers[0]?.(200)
  await waitFor(() => expect(calls).toEqual(['PUT /product/a', 'DELETE /product/a']))
  expect(client.getQueryState(['listFavorites'])?.isInvalidated).toBe(true)
  await answers[1]?.(200)
  expect([result.current.isFavorite, failed.mock.calls]).toEqual([false, []])
})

test.each([
  ['product', product('a')],
  ['machine', { kind: 'machine' as const, machine }],
])('the heart of a %s turns back if the server refuses', async (_, target) => {
  const answers = serve()
  const { result } = show(target)
  act(() => result.current.toggle())
  expect(result.current.isFavorite).toBe(true)
  await waitFor(() => expect(answers).toHaveLength(1))
  await answers[0]?.(404)
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(result.current.isFavorite).toBe(false)
})

test.each([
  ['a server without favorites', 'nearby', true],
  ['an installation without favorites, which shows none either', 'favorites', false],
])('%s leaves no trace at the server (§2.26)', async (_, feature, isOn) => {
  serve([feature])
  write('favorites', { owner: null, products: ['b'], machines: [] })
  vi.spyOn(config.features, 'favorites', 'get').mockReturnValue(isOn)
  const { result } = show(product('a'))
  act(() => result.current.toggle())
  await act(async () => undefined)
  expect([result.current.all.products, calls]).toEqual([isOn ? ['a', 'b'] : [], []])
})
