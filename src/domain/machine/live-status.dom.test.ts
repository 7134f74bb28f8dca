import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamMachine } from '#generated/operations/machines.ts'
import { ApiError } from '#shared/api/errors.ts'
import { remove, write } from '#shared/storage/storage.ts'
import { onNotice } from '../notices.ts'
import { useLiveStatus } from './live-status.ts'

type Status = 'online' | 'offline'
interface Stream {
  say: (status: Status, more?: { id?: string; entityName?: string }) => Promise<void>
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
      say: (online_status, { id = 'VM-1', entityName = 'machine' } = {}) =>
        step({ entityName, action: 'update', data: { id, online_status } }),
      end: () => step(null),
      signal,
    })
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

const follow = (loaded: Status | undefined) =>
  renderHook(({ status }) => useLiveStatus('VM-1', status), { initialProps: { status: loaded } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  notices.length = 0
  vi.useFakeTimers()
  write('accessToken', `${encode({ alg: 'none' })}.${encode({ sub: 'g', is_guest_user: true })}.x`)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a live update overrides what was loaded, and each change is reported', async () => {
  const opened = fakeStream()
  const { result } = follow('online')
  await pass(0)
  await opened[0]?.say('online')
  await opened[0]?.say('offline', { id: 'VM-other' })
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

test('a machine that is offline when loaded is reported', async () => {
  fakeStream()
  const { result, rerender } = follow(undefined)
  rerender({ status: 'offline' })
  expect([result.current, notices]).toEqual(['offline', ['machine-offline']])
  expect(streamMachine.open).toHaveBeenCalledWith({ machineId: 'VM-1' }, expect.any(AbortSignal))
})

test('a machine that is offline when loaded is not reported after a live update', async () => {
  const opened = fakeStream()
  const { result, rerender } = follow(undefined)
  await pass(0)
  await opened[0]?.say('online')
  rerender({ status: 'offline' })
  expect([result.current, notices]).toEqual(['online', []])
})

test('a closed stream reconnects after one second (§4.7 §9.1)', async () => {
  const opened = fakeStream()
  follow('online')
  await pass(0)
  for (const times of [1, 2, 3]) {
    await opened[times - 1]?.end()
    await pass(999)
    expect(opened).toHaveLength(times)
    await pass(1)
    expect(opened).toHaveLength(times + 1)
  }
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
  ['a failing server every second', 500, undefined, 61],
  ['a refusing server less and less often', 404, undefined, 6],
  ['after the server’s Retry-After', 503, 20, 4],
])('a refused stream retries %s', async (_, status, retryAfter, times) => {
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
