import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamMachine } from '#generated/operations/machines.ts'
import { ApiError } from '#shared/api/errors.ts'
import { now } from '#shared/clock.ts'
import { remove, write } from '#shared/storage/storage.ts'
import { onNotice } from '../notices.ts'
import { forgetStatus, knownStatus, recordStatus } from './known-status.ts'
import { completed, useLiveStatus } from './live-status.ts'
import { delayAfter, delayAsked } from './reopening.ts'

type Status = 'online' | 'offline'
interface Stream {
  say: (status: Status, more?: { entityName?: string; action?: string }) => Promise<void>
  end: () => Promise<void>
  signal: AbortSignal
}
const encode = (value: object) => btoa(JSON.stringify(value))
const notices: string[] = []
onNotice(({ kind }) => notices.push(kind))

/** A fake stream: each message arrives at once, `end` closes the connection. */
function fakeStream() {
  const opened: Stream[] = []
  vi.spyOn(streamMachine, 'open').mockImplementation(async function* (_: object, signal: AbortSignal) {
    let wake: (next: object | null) => void = () => undefined
    const step = (next: object | null) =>
      act(async () => {
        wake(next)
        await vi.advanceTimersByTimeAsync(0)
      })
    opened.push({
      say: (online_status, more) =>
        step({ entityName: 'machine', action: 'update', data: { id: 'VM-1', online_status }, ...more }),
      end: () => step(null),
      signal,
    })
    signal.addEventListener('abort', () => wake(null))
    for (;;) {
      const next = await new Promise<object | null>((resolve) => {
        wake = resolve
      })
      if (!next) return
      yield next
    }
  } as never)
  return opened
}

/** A server that always refuses the stream. */
function refusedStream(status: number, retryAfter?: number) {
  const response = { status, code: 'AUTH_4010', message: 'No.', body: null, retryAfter }
  return vi.spyOn(streamMachine, 'open').mockImplementation(() => {
    throw new ApiError({ operationId: 'streamMachine', requestId: 'request-1' }, response)
  })
}

/** A response with this status, requested some milliseconds ago. */
const load = (status: Status, ago = 0) => act(() => recordStatus('VM-1', status, performance.now() - ago))

function follow(loaded: Status | undefined) {
  if (loaded) load(loaded)
  return renderHook(() => useLiveStatus('VM-1'))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  notices.length = 0
  vi.useFakeTimers()
  write('accessToken', `${encode({ alg: 'none' })}.${encode({ sub: 'g', is_guest_user: true })}.x`)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forgetStatus('VM-1')
})

test('a live update overrides what was loaded, and each change is reported', async () => {
  const opened = fakeStream()
  const { result } = follow('online')
  await pass(0)
  await opened[0]?.say('online')
  await opened[0]?.say('offline', { action: 'forecast' })
  await opened[0]?.say('offline', { entityName: 'order' })
  expect([result.current, notices]).toEqual(['online', []])
  const expected: string[] = []
  for (const [status, notice] of [
    ['offline', 'machine-went-offline'] as const,
    ['online', 'machine-back-online'] as const,
  ]) {
    expected.push(notice)
    for (const _ of [1, 2]) {
      await opened[0]?.say(status)
      expect([result.current, notices]).toEqual([status, expected])
    }
  }
})

test('a machine that is offline when loaded is so without a notice, because the screen says it', async () => {
  fakeStream()
  const { result } = follow(undefined)
  load('offline')
  expect([result.current, notices]).toEqual(['offline', []])
  expect(streamMachine.open).toHaveBeenCalledWith({ machineId: 'VM-1' }, expect.any(AbortSignal), expect.any(Function))
})

test('the newest evidence wins, whichever channel brought it', async () => {
  const opened = fakeStream()
  const { result } = follow('online')
  await pass(100)
  await opened[0]?.say('offline')
  expect(result.current).toBe('offline')
  load('online', 50)
  expect(result.current, 'a response that was requested before the message').toBe('offline')
  await pass(100)
  load('online')
  expect(result.current, 'products that were loaded after the message').toBe('online')
  await pass(100)
  await opened[0]?.say('offline')
  expect(result.current).toBe('offline')
  expect(notices).toEqual(['machine-went-offline', 'machine-back-online', 'machine-went-offline'])
})

test.each([
  ['the owner’s message', { entityName: 'machine', action: 'update', data: { online_status: 'offline' } }],
  ['another case', { entityName: 'Machine', action: 'UPDATE', data: { online_status: 'offline' } }],
  ['another case of the status', { entityName: 'machine', action: 'update', data: { online_status: 'Offline' } }],
  ['another id', { entityName: 'machine', action: 'update', data: { id: 'vm-1', online_status: 'offline' } }],
  ['only the status', { data: { online_status: 'offline' } }],
])('%s on the machine’s own stream is a complete message', (_, message) =>
  expect(completed(message, 'VM-1')).toEqual({
    entityName: 'machine',
    action: 'update',
    data: { id: 'VM-1', online_status: 'offline' },
  }),
)

test.each([null, 'offline', {}, { data: 'offline' }])('%j is left to the validator', (message) =>
  expect(completed(message, 'VM-1')).toBe(message),
)

test('a return to the tab opens a new connection at once, and only one', async () => {
  const opened = fakeStream()
  follow('online')
  await pass(5_000)
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    await pass(0)
  }
  await comeBack()
  expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false])
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(5_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(opened, 'leaving').toHaveLength(2)
})

test('a return to the tab ends the pause after refusals, but not before Retry-After', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const comeBack = () => window.dispatchEvent(new Event('online'))
  const refused = refusedStream(404)
  const { unmount } = follow('online')
  await pass(40_000)
  const times = refused.mock.calls.length
  comeBack()
  await pass(0)
  expect(refused).toHaveBeenCalledTimes(times + 1)
  unmount()
  const busy = refusedStream(503, 20)
  busy.mockClear()
  follow('online')
  await pass(5_000)
  comeBack()
  await pass(0)
  expect(busy).toHaveBeenCalledOnce()
  await pass(16_000)
  expect(busy).toHaveBeenCalledTimes(2)
})

test('a closed stream reconnects after one second (§4.7 §9.1), and later each time if none of them lasts', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const opened = fakeStream()
  follow('online')
  await pass(0)
  const endsAndReturnsAfter = async (delay: number) => {
    const { length } = opened
    await opened[length - 1]?.end()
    await pass(delay - 1)
    expect(opened).toHaveLength(length)
    await pass(1)
    expect(opened).toHaveLength(length + 1)
  }
  for (const delay of [1_000, 2_000, 4_000]) await endsAndReturnsAfter(delay)
  await pass(30_000)
  await endsAndReturnsAfter(1_000)
})

test('phones that lost their streams at once don’t come back at once', () => {
  const phones = Array.from({ length: 2_000 }, () => {
    let at = 0
    // The server is back after 15 seconds.
    for (let failures = 1; at < 15_000; failures += 1) at += delayAfter(failures)
    return Math.floor(at / 1000)
  })
  const perSecond = phones.map((second) => phones.filter((each) => each === second).length)
  expect(Math.max(...perSecond)).toBeLessThan(400)
  expect([delayAfter(1, 1), delayAfter(2, 1), delayAfter(2, 0)]).toEqual([1_000, 1_000, 2_000])
  expect([delayAsked(20_000, 0), delayAsked(20_000, 1)]).toEqual([20_000, 40_000])
})

test('the stream needs a session, and reopens for another customer', async () => {
  remove('accessToken')
  const opened = fakeStream()
  follow('online')
  await pass(0)
  expect(opened).toHaveLength(0)
  for (const [index, sub] of ['usr-1', 'usr-2'].entries()) {
    act(() => void write('accessToken', `e30.${encode({ sub, is_guest_user: false })}.x`))
    await pass(0)
    expect(opened.map(({ signal }) => signal.aborted)).toEqual([...Array(index).fill(true), false])
  }
})

test.each([
  ['a failing server less and less often', 500, undefined, 6],
  ['a refusing server less and less often', 404, undefined, 6],
  ['after the server’s Retry-After', 503, 20, 4],
])('a refused stream retries %s', async (_, status, retryAfter, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const open = refusedStream(status, retryAfter)
  follow('online')
  await pass(60_000)
  expect(open).toHaveBeenCalledTimes(times)
})

test('leaving closes the stream and forgets its updates', async () => {
  const opened = fakeStream()
  const { unmount } = follow('online')
  await pass(0)
  await opened[0]?.say('offline')
  unmount()
  expect(opened[0]?.signal.aborted).toBe(true)
  await opened[0]?.end()
  await pass(5_000)
  expect(opened).toHaveLength(1)
  expect(follow('online').result.current).toBe('online')
})

test('a status that this version does not know changes nothing', () => {
  recordStatus('VM-7', 'offline', now())
  recordStatus('VM-7', 'asleep' as never, now() + 1)
  expect(knownStatus('VM-7')).toBe('offline')
})
