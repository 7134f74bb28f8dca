// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamMachine } from '#generated/operations/machines.ts'
import { write } from '#shared/storage/storage.ts'
import { dismissToast, showingToast } from '#shared/ui/toast.ts'
import { useLiveStatus } from './live-status.ts'

type Status = 'online' | 'offline'
const message = (online_status: Status, id = 'VM-1') => ({
  entityName: 'machine',
  action: 'update',
  data: { id, online_status },
})
const encode = (value: object) => btoa(JSON.stringify(value))
const heard: string[] = []

/** The stream as the test writes it: each message is heard at once, `end` cuts the connection. */
function pretendStream() {
  const opened: {
    say: (status: Status, id?: string) => Promise<void>
    end: () => Promise<void>
    signal: AbortSignal
  }[] = []
  vi.spyOn(streamMachine, 'open').mockImplementation(async function* (_: object, signal: AbortSignal) {
    let wake: (next: ReturnType<typeof message> | null) => void = () => undefined
    const step = (next: ReturnType<typeof message> | null) =>
      act(async () => {
        wake(next)
        await vi.advanceTimersByTimeAsync(0)
        const toast = showingToast()
        if (toast) heard.push(toast.text)
        dismissToast()
      })
    opened.push({ say: (status, id) => step(message(status, id)), end: () => step(null), signal })
    for (;;) {
      const next = await new Promise<ReturnType<typeof message> | null>((resolve) => {
        wake = resolve
      })
      if (!next) return
      yield next
    }
  } as never)
  return opened
}

const follow = (loaded: Status | undefined) => renderHook(() => useLiveStatus('VM-1', loaded))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  heard.length = 0
  vi.useFakeTimers()
  write('accessToken', `${encode({ alg: 'none' })}.${encode({ sub: 'g', is_guest_user: true })}.x`)
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

test('what the machine says live goes before what was loaded, and each change is said', async () => {
  const opened = pretendStream()
  const { result } = follow('online')
  await pass(0)
  await opened[0]?.say('online')
  await opened[0]?.say('offline', 'VM-other')
  expect([result.current, heard]).toEqual(['online', []])
  await opened[0]?.say('offline')
  expect(result.current).toBe('offline')
  await opened[0]?.say('online')
  expect(result.current).toBe('online')
  expect(heard).toEqual(['Machine has gone offline', 'Machine is back online'])
})

test('a machine that is offline as it is loaded is said to be', async () => {
  pretendStream()
  expect(follow('offline').result.current).toBe('offline')
  expect(showingToast()?.text).toBe('Machine is currently offline')
})

test('a stream that ends is opened again after one second', async () => {
  const opened = pretendStream()
  follow('online')
  await pass(0)
  await opened[0]?.end()
  await pass(999)
  expect(opened).toHaveLength(1)
  await pass(1)
  expect(opened).toHaveLength(2)
})

test('leaving ends the stream for good and forgets what was heard', async () => {
  const opened = pretendStream()
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
