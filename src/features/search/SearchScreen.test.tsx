import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '#shared/ui/render.sample.tsx'
import { SearchScreen } from './SearchScreen.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Answers with these machines and records the keywords. */
const answer = (machines: object[], asked: (string | null)[] = []) =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).searchParams.get('keyword'))
    return Response.json({ code: '200', data: machines, meta: { page: 1, limit: 10, total: machines.length } })
  })

test('three characters don’t search; four do, after half a second', async () => {
  const asked: (string | null)[] = []
  answer([], asked)
  show(<SearchScreen />)
  type('tow')
  await pass(5_000)
  expect(asked).toEqual([])
  type('towe')
  await pass(10)
  type('tower')
  await pass(499)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual(['tower'])
})

test('a keyword that becomes too short empties the list', async () => {
  answer([
    {
      id: 'VM-1001',
      name: 'Lobby snacks',
      place: { name: 'Harbour Tower', address: '12 Dock Road' },
      machine_type: 'Vending',
      online_status: 'online',
    },
  ])
  show(<SearchScreen />)
  type('tower')
  await pass(500)
  await pass(100)
  expect(screen.getByRole('link', { name: /Lobby snacks/ })).toBeTruthy()
  type('tow')
  expect(screen.queryByRole('link', { name: /Lobby snacks/ })).toBeNull()
})
