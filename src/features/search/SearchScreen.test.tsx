import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenOf } from '#shared/api/server.sample.tsx'
import { write } from '#shared/storage/storage.ts'
import { texts } from '#shared/texts/catalog.ts'
import { show } from '#shared/ui/render.sample.tsx'
import { SearchScreen } from './SearchScreen.tsx'

const scrollIntoView = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  scrollIntoView.mockClear()
  // jsdom has none.
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Serves these machines and records the keywords. */
const serveMachines = (machines: object[], keywords: (string | null)[] = []) =>
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    keywords.push(new URL(url).searchParams.get('keyword'))
    return Response.json({ code: '200', data: machines, meta: { page: 1, limit: 10, total: machines.length } })
  })

test('searches from the fourth character on, half a second after the last keystroke (§5.1)', async () => {
  const keywords: (string | null)[] = []
  serveMachines([], keywords)
  show(<SearchScreen />)
  type('tow')
  await pass(5_000)
  expect(keywords).toEqual([])
  expect(screen.getByRole('heading', { name: 'Standing at a machine?' })).toBeTruthy()
  type('towe')
  await pass(10)
  type('tower')
  await pass(499)
  expect(keywords).toEqual([])
  await pass(1)
  expect(keywords).toEqual(['tower'])
})

test('a keyword that becomes too short clears the results (§5.1)', async () => {
  serveMachines([
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

test('a keyword that is long enough leaves only results below it', async () => {
  serveMachines([])
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: {} } }))
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: true, features: ['nearby'] }))
  show(<SearchScreen />)
  expect(screen.getByText(texts.search.hint)).toBeTruthy()
  expect(screen.getByRole('button', { name: texts.places.nearMe })).toBeTruthy()
  type('tow')
  expect(screen.queryByText(texts.search.hint)).toBeNull()
  expect(screen.getByText(texts.search.tooShort)).toBeTruthy()
  type('towe')
  await pass(600)
  expect(screen.queryByText(texts.search.tooShort)).toBeNull()
  expect(screen.queryByText(texts.search.hint)).toBeNull()
  expect(screen.queryByRole('button', { name: texts.places.nearMe })).toBeNull()
})

test('a machine near the customer is not listed again among their own', async () => {
  const location = { latitude: 18.94, longitude: 72.83 }
  const machine = (id: string, name: string) => ({
    ...{ id, name, location, machine_type: 'Vending' as const, online_status: 'online' as const },
    place: { name: 'Harbour Tower', address: '12 Dock Road' },
  })
  serveMachines([machine('VM-1', 'Lobby snacks')])
  const getCurrentPosition = (found: (at: object) => void) => found({ coords: location })
  const { language, languages } = navigator
  vi.stubGlobal('navigator', { language, languages, geolocation: { getCurrentPosition } })
  write('accessToken', tokenOf({ sub: 'usr-1', is_guest_user: true, features: ['nearby'] }))
  write('recentMachines', [machine('VM-1', 'Lobby snacks'), machine('VM-2', 'Cold corner')])
  show(<SearchScreen />)
  await pass(10)
  expect(screen.getAllByRole('link', { name: /Lobby snacks/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: texts.places.nearMe }))
  await pass(100)
  expect(screen.getByRole('heading', { name: 'Near you' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /Lobby snacks/ })).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /Cold corner/ })).toHaveLength(1)
  expect(scrollIntoView, 'they come into view').toHaveBeenCalledOnce()
  cleanup()
  show(<SearchScreen />)
  await pass(100)
  expect(screen.getByRole('heading', { name: 'Near you' })).toBeTruthy()
  expect(scrollIntoView, 'nothing moves by itself later').toHaveBeenCalledOnce()
})

test.each([
  ['on a phone, scanning comes before typing', false, false],
  ['on a computer, typing comes before scanning', true, false],
  ['on a tablet, scanning comes before typing', true, true],
])('%s', (_, isWide, isTouch) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('62em') ? isWide : query.includes('coarse') && isTouch,
    addEventListener() {},
    removeEventListener() {},
  }))
  show(<SearchScreen />)
  const scan = screen.getByRole('heading', { name: 'Standing at a machine?' })
  const order = screen.getByRole('searchbox').compareDocumentPosition(scan)
  expect(order).toBe(isWide && !isTouch ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)
  // What is above the field would leave no room for its results.
  type('tower')
  expect(scrollIntoView).toHaveBeenCalledTimes(isWide && !isTouch ? 0 : 1)
})
