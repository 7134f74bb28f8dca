/** A failed registration is only logged to the console (§8, §9). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { updatePushToken } from '#generated/operations/notifications.ts'
import { ApiError } from '#shared/api/errors.ts'
import { freeLocks } from '#shared/locks.sample.ts'
import { readOwned } from '#shared/storage/owned.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { keepRegistered, registerForPush } from './register.ts'

const keys = { auth: 'a', p256dh: 'p' }
const subscription = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
  unsubscribe: vi.fn(async () => true),
}
const message = { close: vi.fn() }
const getNotifications = async () => [message]
const pushManager = { getSubscription: vi.fn(), subscribe: vi.fn() }
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, is_guest_user: false }))}.x`
const stored = (owner = 'usr-1') => readOwned('pushRegistration', owner)

/** A browser whose worker is ready, or never becomes ready. */
function browser(ready: Promise<unknown> = Promise.resolve({ pushManager, getNotifications })) {
  vi.stubGlobal('navigator', { locks: freeLocks, serviceWorker: { ready } })
}

beforeEach(() => {
  clearExcept([])
  write('accessToken', tokenOf('usr-1'))
  browser()
  pushManager.getSubscription.mockResolvedValue(subscription)
  pushManager.subscribe.mockResolvedValue(subscription)
  vi.spyOn(updatePushToken, 'call').mockResolvedValue({ code: '200', data: null } as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const warnings = () => vi.spyOn(console, 'warn').mockReturnValue()

test('a registration is stored and reported to the server', async () => {
  const warn = warnings()
  const made = await registerForPush('usr-1')
  expect(made).toMatchObject({ token: JSON.stringify(subscription.toJSON()), reportedFor: 'usr-1' })
  expect(stored()).toEqual({ owner: 'usr-1', ...made })
  expect(updatePushToken.call).toHaveBeenCalledWith({
    body: { device_type: 'web', device_id: read('deviceId'), fcm_token: made?.token },
  })
  expect([warn, message.close].map((each) => each.mock.calls.length)).toEqual([0, 0])
})

describe.each([
  ['the browser rejects it', () => pushManager.subscribe.mockRejectedValue(new Error('AbortError'))],
  [
    'the subscription is incomplete',
    () => pushManager.subscribe.mockResolvedValue({ toJSON: () => ({ endpoint: 'https://push.example/1' }) }),
  ],
  [
    'the server fails',
    () => {
      const failure = { status: 500, code: 'SERVER_5000', message: 'Down.', body: undefined }
      vi.mocked(updatePushToken.call).mockRejectedValue(
        new ApiError({ operationId: 'updatePushToken', requestId: 'r' }, failure),
      )
    },
  ],
])('if %s', (_, fail) => {
  test('returns null', async () => {
    fail()
    warnings()
    expect(await registerForPush('usr-1')).toBeNull()
  })
  test('logs the failure', async () => {
    fail()
    const warn = warnings()
    await registerForPush('usr-1')
    expect(warn).toHaveBeenCalledExactlyOnceWith('Push registration failed:', expect.any(Error))
  })
})

test('the next visit reports a registration that the server did not receive', async () => {
  warnings()
  vi.mocked(updatePushToken.call).mockRejectedValueOnce(new Error('offline'))
  await registerForPush('usr-1')
  expect(stored()?.reportedFor).toBeUndefined()
  expect(await keepRegistered('usr-1')).toMatchObject({ reportedFor: 'usr-1' })
  expect(pushManager.subscribe).toHaveBeenCalledTimes(1)
})

test('a subscription made with another key is replaced', async () => {
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('other key', 'InvalidStateError'))
  expect(await registerForPush('usr-1')).not.toBeNull()
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
})

test('signing out ends the subscription and closes its messages', async () => {
  expect(await keepRegistered('usr-1')).toBeNull()
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  expect(message.close).toHaveBeenCalledOnce()
  expect(updatePushToken.call).not.toHaveBeenCalled()
})

describe('if another customer signs in', () => {
  const changeHands = () => write('accessToken', tokenOf('usr-2'))

  test.each([
    [
      'while the browser subscribes',
      () =>
        pushManager.subscribe.mockImplementation(async () => {
          changeHands()
          return subscription
        }),
      0,
    ],
    [
      'while the server is told',
      () =>
        vi.mocked(updatePushToken.call).mockImplementation(async () => {
          changeHands()
          return { code: '200', data: null } as never
        }),
      1,
    ],
  ])('%s, they get no registration', async (_, arrange, reports) => {
    arrange()
    expect(await registerForPush('usr-1')).toBeNull()
    expect(updatePushToken.call).toHaveBeenCalledTimes(reports)
    expect(stored('usr-2')).toBeNull()
    expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  })

  test('before it is their turn, neither customer is registered or unregistered', async () => {
    changeHands()
    expect([await registerForPush('usr-1'), await keepRegistered('usr-1')]).toEqual([null, null])
    expect(subscription.unsubscribe).not.toHaveBeenCalled()
  })

  test('the previous customer’s registration is not reported for them, and its subscription ends', async () => {
    await registerForPush('usr-1')
    vi.mocked(updatePushToken.call).mockClear()
    changeHands()
    expect(await keepRegistered('usr-2')).toBeNull()
    expect(updatePushToken.call).not.toHaveBeenCalled()
    expect(subscription.unsubscribe).toHaveBeenCalledOnce()
  })
})

test('waits at most ten seconds for the service worker', async () => {
  vi.useFakeTimers()
  browser(new Promise(() => {}))
  const warn = warnings()
  const done = vi.fn()
  void registerForPush('usr-1').then(done)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledExactlyOnceWith(null)
  expect(String(warn.mock.lastCall?.[1])).toContain('did not start in time')

  // A worker that is ready in time leaves no timer behind.
  browser()
  expect(await registerForPush('usr-1')).not.toBeNull()
  // Lets the storage's own timers fire.
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})
