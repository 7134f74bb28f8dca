import { afterEach, expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from './early-answer.ts'

const url = 'http://app.test/v1/customers/machines/VM-1/products'
const request = (token?: string, to = url) =>
  new Request(to, token ? { headers: { authorization: `Bearer ${token}` } } : {})

function ask(token: string | null = null) {
  vi.stubGlobal('location', { origin: 'http://app.test' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  askEarly('VM-1', token)
  return globalThis.earlyAnswer?.copy
}

afterEach(() => {
  globalThis.earlyAnswer = undefined
  vi.useRealTimers()
})

test('is handed over once, to the same request only', async () => {
  await ask('t')
  expect(takeEarly(request('t', `${url}?page=2`))).toBeUndefined()
  expect(await takeEarly(request('t'))?.then((answer) => answer.text())).toBe('{}')
  expect(takeEarly(request('t'))).toBeUndefined()
})

test('is dropped where the token has changed since', async () => {
  await ask('old')
  expect(takeEarly(request('new'))).toBeUndefined()
  expect(takeEarly(request('old'))).toBeUndefined()
})

test('is dropped when it has grown old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await ask()
  vi.advanceTimersByTime(10_000)
  expect(takeEarly(request())).toBeUndefined()
})

test('says whether it has arrived', async () => {
  const answer = ask()
  expect(globalThis.earlyAnswer?.isHere).toBe(false)
  await answer
  expect(globalThis.earlyAnswer?.isHere).toBe(true)
})
