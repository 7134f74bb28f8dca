import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshTokens, requestOtp, signOut } from '#generated/operations/auth.ts'
import { deleteCustomer, getProfile, updateProfile } from '#generated/operations/customers.ts'
import { getMachine, streamMachine } from '#generated/operations/machines.ts'
import { getOrder, getPaymentAttempt } from '#generated/operations/orders.ts'
import { deleteMealCard } from '#generated/operations/payments.ts'
import { listRefunds } from '#generated/operations/refunds.ts'
import { getWalletBalance } from '#generated/operations/wallets.ts'
import { sampleOrder } from '../../src/domain/order/order.sample.ts'
import '#shared/api/client.ts'
import { ApiError, ContractError, NetworkError, SessionChangedError, TimeoutError } from '#shared/api/errors.ts'
import { ensureToken, onSessionLost, startSession } from '#shared/api/tokens.ts'
import { config } from '#shared/config.ts'
import type { StoredAttempt } from '#shared/storage/keys.ts'
import { readOwned, writeOwned } from '#shared/storage/owned.ts'
import { clearExcept, read, write } from '#shared/storage/storage.ts'
import { customer, fakeApi, guest, json, refused, tokenOf, tokensResponse } from './fake-api.ts'

const old = tokenOf(customer, 'old')
const fresh = tokenOf(customer, 'fresh')
const spare = `rt_${'1'.repeat(20)}`
const profile = { id: 'usr-1', phone: '9876543210', country_code: '+91' }
const machine = {
  code: '200',
  data: {
    id: 'VM-1',
    name: 'Lobby',
    place: { name: 'Tower', address: 'Dock Road' },
    machine_type: 'Vending',
    online_status: 'online',
  },
}
const isRefresh = ({ path }: { path: string }) => path === '/v1/auth/refresh-token'
const rename = (first_name: string) => updateProfile.call({ body: { first_name } })

beforeEach(() => {
  clearExcept([])
  write('accessToken', old)
  write('refreshToken', 'rt_00000000000000000000')
})

describe('a token that the server rejects', () => {
  test('is refreshed once for 50 concurrent calls, and each call is resent byte for byte', async () => {
    const seen = fakeApi(async (request) => {
      if (isRefresh(request)) return tokensResponse(fresh)
      return request.token === fresh ? json(200, { code: '200', data: profile }) : refused()
    })
    const names = Array.from({ length: 50 }, (_, index) => `Name ${index}`)
    const responses = await Promise.all(names.map(rename))
    expect(responses).toHaveLength(50)
    expect(seen.filter(isRefresh)).toHaveLength(1)
    for (const name of names) {
      const bodies = seen.filter(({ body }) => body === JSON.stringify({ first_name: name }))
      expect(bodies.map(({ token }) => token)).toEqual([old, fresh])
    }
    expect(read('accessToken')).toBe(fresh)
  })

  test('is not refreshed again and again if the server rejects the new one too, but later it is (§8.12)', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    let count = 0
    const seen = fakeApi((request) =>
      isRefresh(request) ? tokensResponse(tokenOf(customer, `vain ${++count}`)) : refused(),
    )
    for (let call = 0; call < 20; call += 1) await expect(rename('a')).rejects.toMatchObject({ status: 401 })
    expect([seen.filter(isRefresh).length, seen.length]).toEqual([1, 22])
    now.mockReturnValue(31_000)
    await expect(rename('a')).rejects.toMatchObject({ status: 401 })
    expect(seen.filter(isRefresh)).toHaveLength(2)
    now.mockRestore()
  })

  test('is not refreshed again by a call that was already in flight', async () => {
    let respondLate: (response: Response) => void = () => {}
    const seen = fakeApi((request) => {
      if (isRefresh(request)) return tokensResponse(fresh)
      if (request.token === fresh) return json(200, { code: '200', data: profile })
      return request.body.includes('slow')
        ? new Promise((resolve) => {
            respondLate = resolve
          })
        : refused()
    })
    const slow = rename('slow')
    await rename('quick')
    respondLate(refused())
    await slow
    expect(seen.filter(isRefresh)).toHaveLength(1)
  })

  test('is replaced by the one that another tab has refreshed', async () => {
    const seen = fakeApi(({ token }) => {
      if (token === fresh) return json(200, { code: '200', data: profile })
      write('accessToken', fresh)
      return refused()
    })
    await rename('a')
    expect(seen.filter(isRefresh)).toHaveLength(0)
  })

  test('causes a contract error, not a network error, if the refresh response is unreadable', async () => {
    fakeApi((request) => (isRefresh(request) ? new Response('<html></html>') : refused()))
    await expect(rename('a')).rejects.toThrow(ContractError)
    expect(read('refreshToken')).not.toBeNull()
  })

  test('fails only this call if another tab has removed it', async () => {
    const onLost = vi.fn()
    const stop = onSessionLost(onLost)
    fakeApi(() => {
      clearExcept([])
      return refused()
    })
    await expect(rename('a')).rejects.toThrow(SessionChangedError)
    expect(onLost).not.toHaveBeenCalled()
    stop()
  })

  test('fails the call without a retry if another customer has signed in', async () => {
    const other = tokenOf({ ...customer, sub: 'usr-2' })
    const seen = fakeApi(() => {
      write('accessToken', other)
      return refused()
    })
    await expect(rename('a')).rejects.toThrow(SessionChangedError)
    expect(seen.map(({ token }) => token)).toEqual([old])
  })

  test('fails the call after a second rejection, without a third attempt', async () => {
    const seen = fakeApi((request) => (isRefresh(request) ? tokensResponse(fresh) : refused()))
    await expect(rename('a')).rejects.toMatchObject({ status: 401, code: 'AUTH_4010' })
    expect(seen).toHaveLength(3)
  })
})

describe('a refresh', () => {
  test('that is rejected clears the storage and reports the lost session', async () => {
    const onLost = vi.fn()
    const stop = onSessionLost(onLost)
    write('machineId', 'VM-1')
    fakeApi(refused)
    await expect(rename('a')).rejects.toThrow(SessionChangedError)
    expect([read('accessToken'), read('refreshToken'), read('machineId')]).toEqual([null, null, null])
    expect(onLost).toHaveBeenCalledOnce()
    stop()
  })

  test('that is rejected keeps what belongs to the phone: hints seen, what to avoid, appearance (§2.22)', async () => {
    const hints = ['hasSeenCoachmarks', 'searchCoachmarkSeen', 'hasSeenUserGuidline'] as const
    for (const hint of hints) write(hint, true)
    write('avoid', ['nuts'])
    write('theme', 'dark')
    write('language', 'de')
    write('textSize', 'large')
    writeOwned('boughtBefore', 'usr-1', { ids: ['prd-1'] })
    fakeApi(refused)
    await expect(rename('a')).rejects.toThrow(SessionChangedError)
    expect(hints.map(read)).toEqual([true, true, true])
    expect([read('avoid'), read('theme'), read('language'), read('textSize')]).toEqual([
      ['nuts'],
      'dark',
      'de',
      'large',
    ])
    expect(readOwned('boughtBefore', 'usr-1')).toBeNull()
  })

  test.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', () => json(503, { code: 'SERVER_5000', message: 'Down.' })],
    ['a proxy responds with its own 401 page', () => new Response('<h1>Log in to the Wi-Fi</h1>', { status: 401 })],
    ['the server responds with another error', () => json(404, { code: 'FOUND_4040', message: 'No such path.' })],
  ])('does not sign the customer out when %s (§4.5)', async (why, respond) => {
    const token = tokenOf(customer, why)
    write('accessToken', token)
    fakeApi((request) => (isRefresh(request) ? respond() : refused()))
    await expect(rename('a')).rejects.toThrow()
    expect(read('accessToken')).toBe(token)
    expect(read('refreshToken')).not.toBeNull()
  })

  test('whose response is lost is not repeated by each call in the same gap: the server takes its token only a few times', async () => {
    write('accessToken', tokenOf(customer, 'lost'))
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const seen = fakeApi((request) =>
      isRefresh(request) ? Promise.reject(new TypeError('Failed to fetch')) : refused(),
    )
    for (const at of [0, 300, 800]) {
      now.mockReturnValue(at)
      await expect(rename('a')).rejects.toThrow(NetworkError)
    }
    expect(seen.filter(isRefresh)).toHaveLength(1)
    now.mockReturnValue(900)
    await expect(rename('a')).rejects.toThrow(NetworkError)
    expect(seen.filter(isRefresh)).toHaveLength(2)
  })

  test('that is rejected for a guest signs in the same guest again (§4.1)', async () => {
    write('accessToken', tokenOf(guest, 'old'))
    write('guestUserId', 'gst-1')
    const again = tokenOf(guest, 'again')
    const seen = fakeApi((request) => {
      if (request.path === '/v1/auth/guest-login')
        return json(200, {
          code: '200',
          data: { device_id: 'device-1', accessToken: again, refreshToken: `rt_${'1'.repeat(20)}` },
        })
      return request.token === again ? json(200, machine) : refused()
    })
    await getMachine.call({ id: 'VM-1' })
    expect(JSON.parse(seen.find(({ path }) => path === '/v1/auth/guest-login')?.body ?? '{}')).toMatchObject({
      user_id: 'gst-1',
      device_type: 'web',
    })
    expect(read('accessToken')).toBe(again)
  })
})

test('a guest that the server rejects on this device becomes a new guest', async () => {
  clearExcept([])
  write('guestUserId', 'gst-other')
  const seen = fakeApi(({ body }) =>
    body.includes('gst-other')
      ? json(403, { code: 'AUTH_4030', message: 'Not this device.' })
      : json(200, { code: '200', data: { device_id: 'device-1', accessToken: tokenOf(guest), refreshToken: spare } }),
  )
  await ensureToken()
  expect(seen).toHaveLength(2)
  expect(read('guestUserId')).toBe('gst-1')
})

test('a guest’s sign-in that the phone has stopped leaves the customer who has signed in meanwhile', async () => {
  clearExcept([])
  fakeApi(() => {
    // As another tab does, which has taken the lock.
    write('refreshToken', spare)
    write('accessToken', fresh)
    const tokens = { accessToken: tokenOf(guest), refreshToken: 'rt_00000000000000000000' }
    return json(200, { code: '200', data: { device_id: 'device-1', ...tokens } })
  })
  expect(await ensureToken()).toBe(fresh)
  expect([read('accessToken'), read('refreshToken'), read('guestUserId')]).toEqual([fresh, spare, null])
  expect(read('sessionsToEnd')).toEqual([tokenOf(guest)])
})

describe('the session of an open payment', () => {
  const refreshed = tokenOf(customer, 'refreshed')
  const asGuest = tokenOf(guest)
  const again = tokenOf(guest, 'again')
  const attempt = { request: { user_id: 'usr-1' }, settled: false } as StoredAttempt
  const getOrderAsPayer = () =>
    getOrder.call({ userId: 'usr-1', machineId: '-1', orderId: 'ord-1' }, { session: 'attempt' })
  const respond = ({ path }: { path: string }) =>
    json(200, { code: '200', data: path.includes('/orders/') ? sampleOrder({ user_id: 'usr-1' }) : profile })
  const startAsGuest = () => startSession({ accessToken: asGuest, refreshToken: spare })

  test('is kept for its own calls while another customer is signed in, and deleted with the payment', async () => {
    write('checkoutAttempt', attempt)
    await startAsGuest()
    const seen = fakeApi((request) => {
      if (isRefresh(request)) return tokensResponse(refreshed)
      return request.token === old ? refused() : respond(request)
    })
    await getOrderAsPayer()
    await rename('as the guest')
    expect(seen.map(({ token }) => token)).toEqual([old, old, refreshed, asGuest])
    expect(read('attemptSession')).toMatchObject({ userId: 'usr-1', accessToken: refreshed })
    expect([read('accessToken'), read('refreshToken')]).toEqual([asGuest, spare])
    write('checkoutAttempt', { ...attempt, settled: true })
    expect(read('attemptSession')).toBeNull()
  })

  test('is renewed with its own push token, never with that of the customer who is signed in', async () => {
    const registration = (token: string) => ({
      token,
      createTime: 1,
      subscription: { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' },
      vapidKey: 'key',
    })
    writeOwned('pushRegistration', 'usr-1', registration('of the payer'))
    write('checkoutAttempt', attempt)
    await startAsGuest()
    writeOwned('pushRegistration', 'gst-1', registration('of the guest'))
    const seen = fakeApi((request) => {
      if (isRefresh(request)) return tokensResponse(request.headers.get('refreshtoken') === spare ? again : refreshed)
      return [old, asGuest].includes(request.token ?? '') ? refused() : respond(request)
    })
    await getOrderAsPayer()
    await rename('as the guest')
    const sent = seen.filter(isRefresh).map(({ body }) => JSON.parse(body).fcm_token)
    expect(sent).toEqual([undefined, 'of the guest'])
  })

  test('is the current session while its customer is signed in', async () => {
    write('checkoutAttempt', attempt)
    const seen = fakeApi(respond)
    await getOrderAsPayer()
    await startAsGuest()
    await startSession({ accessToken: refreshed, refreshToken: spare })
    await getOrderAsPayer()
    expect(seen.map(({ token }) => token)).toEqual([old, refreshed])
    expect(read('attemptSession')).toBeNull()
  })

  test('is not kept once the payment is settled', async () => {
    write('checkoutAttempt', { ...attempt, settled: true })
    await startAsGuest()
    expect(read('attemptSession')).toBeNull()
  })

  test('stays if another tab has renewed it while the phone had stopped this one', async () => {
    write('checkoutAttempt', attempt)
    await startAsGuest()
    fakeApi((request) => {
      const held = read('attemptSession')
      if (isRefresh(request) && held) write('attemptSession', { ...held, accessToken: refreshed, refreshToken: spare })
      return request.token === refreshed && !isRefresh(request) ? respond(request) : refused()
    })
    await getOrderAsPayer()
    expect(read('attemptSession')).toMatchObject({ accessToken: refreshed, refreshToken: spare })
  })

  test('fails the call and keeps the current session if it has ended', async () => {
    write('checkoutAttempt', attempt)
    await startAsGuest()
    fakeApi(refused)
    await expect(getOrderAsPayer()).rejects.toThrow(SessionChangedError)
    expect([read('accessToken'), read('attemptSession')]).toEqual([asGuest, null])
  })
})

describe('an API that the token names', () => {
  const atIndia = tokenOf({ ...customer, baseUrl: 'http://localhost/india' })
  const asGuest = tokenOf(guest)
  const attempt = { request: { user_id: 'usr-1' }, settled: false } as StoredAttempt

  test('is that of the session that sends the call, whoever is signed in', async () => {
    write('accessToken', atIndia)
    write('checkoutAttempt', attempt)
    await startSession({ accessToken: asGuest, refreshToken: spare })
    const refreshed = tokenOf({ ...customer, baseUrl: 'http://localhost/india' }, 'refreshed')
    const seen = fakeApi((request) => {
      if (isRefresh({ path: request.path.replace('/india', '') })) return tokensResponse(refreshed)
      if (request.token === atIndia) return refused()
      return json(200, { code: '200', data: sampleOrder({ user_id: 'usr-1' }) })
    })
    await getOrder.call({ userId: 'usr-1', machineId: '-1', orderId: 'ord-1' }, { session: 'attempt' })
    await requestOtp.call({ body: { phone: '9876543210', country_code: '+91' } }).catch(() => {})
    expect(seen.map(({ path, token }) => [path, token])).toEqual([
      ['/india/v1/users/usr-1/vending-machine/-1/orders/ord-1', atIndia],
      ['/india/v1/auth/refresh-token', atIndia],
      ['/india/v1/users/usr-1/vending-machine/-1/orders/ord-1', refreshed],
      ['/v1/auth/get-otp', asGuest],
    ])
  })

  test('ends a signed-out session, and is not asked with another session’s token', async () => {
    const seen = fakeApi(() => json(200, { code: '200', data: null }))
    await signOut.call({}, { token: atIndia })
    await signOut.call({}, { token: asGuest })
    await getPaymentAttempt
      .call({ 'Idempotency-Key': 'k'.repeat(16) }, { base: 'http://localhost/india' })
      .catch(() => {})
    expect(seen.map(({ path, token }) => [path, token])).toEqual([
      ['/india/v1/auth/log-out', atIndia],
      ['/v1/auth/log-out', asGuest],
      ['/india/v1/payment-attempt', null],
    ])
  })

  test('is not asked if the settings no longer allow it', async () => {
    const seen = fakeApi(() => json(200, {}))
    const base = 'https://moved.example'
    await expect(getOrder.call({ userId: 'usr-1', machineId: '-1', orderId: 'ord-1' }, { base })).rejects.toThrow(
      NetworkError,
    )
    expect(seen).toEqual([])
  })
})

test.each([
  ['requestOtp', () => requestOtp.call({ body: { phone: '9876543210', country_code: '+91' } })],
  [
    'refreshTokens',
    () =>
      refreshTokens.call({ params: { refreshToken: spare }, body: { device_type: 'web', device_id: 'd'.repeat(36) } }),
  ],
])('%s sends the token that there is, and its 401 is not answered by a refresh (§7.2)', async (_, call) => {
  const seen = fakeApi(refused)
  await expect(call()).rejects.toMatchObject({ status: 401 })
  expect(seen.map(({ token }) => token)).toEqual([old])
})

test('a call whose path names a customer is never sent with another customer’s token', async () => {
  const seen = fakeApi(() => json(200, { code: '200', data: sampleOrder() }))
  await expect(getOrder.call({ userId: 'usr-2', machineId: '-1', orderId: 'ord-1' })).rejects.toThrow(
    SessionChangedError,
  )
  expect(seen).toEqual([])
})

test('an account that is replaced without signing out leaves nothing behind and is ended at the server', async () => {
  write('cartId', 'cart-1')
  writeOwned('boughtBefore', 'usr-1', { ids: ['prd-1'] })
  writeOwned('pwa_wallet_id', 'usr-1', 'wal-1')
  const other = tokenOf({ ...customer, sub: 'usr-2' })
  await startSession({ accessToken: other, refreshToken: spare })
  expect([read('accessToken'), read('cartId'), read('pwa_wallet_id')]).toEqual([other, null, null])
  expect(readOwned('boughtBefore', 'usr-1')).toBeNull()
  expect(read('sessionsToEnd')).toEqual([old])
})

test('a guest’s cart and records stay when they sign in', async () => {
  write('accessToken', tokenOf(guest))
  write('guestUserId', guest.sub)
  write('cartId', 'cart-1')
  writeOwned('boughtBefore', guest.sub, { ids: ['prd-1'] })
  await startSession({ accessToken: old, refreshToken: spare })
  expect(read('cartId')).toBe('cart-1')
  expect(readOwned('boughtBefore', 'usr-1')).toEqual({ owner: 'usr-1', ids: ['prd-1'] })
})

test('a call that needs no token is sent without one if it can’t be refreshed', async () => {
  const seen = fakeApi((request) => (isRefresh(request) || request.token ? refused() : json(200, machine)))
  await expect(getMachine.call({ id: 'VM-1' })).resolves.toEqual(machine)
  expect(seen.at(-1)?.token).toBeNull()
})

describe('a call', () => {
  test('sends the client id, its own request id and the token', async () => {
    const [first] = [fakeApi(() => json(200, machine)), await getMachine.call({ id: 'VM-1' })]
    const headers = first[0]?.headers
    expect(headers?.get('client_id')).toBe('vending-web')
    expect(headers?.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers?.get('authorization')).toBe(`Bearer ${old}`)
  })

  test('uses hyphens in header names if the installation is configured so', async () => {
    config.headerNames = 'hyphen'
    const [first] = [fakeApi(() => json(200, machine)), await getMachine.call({ id: 'VM-1' })]
    config.headerNames = 'underscore'
    expect(first[0]?.headers.get('client-id')).toBe('vending-web')
    expect(first[0]?.headers.has('client_id')).toBe(false)
  })

  test('loses as much of its response as the document says', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const refund = { id: 'ref-1', order_id: 'ord-1', order_number: 'A-1001', machine_name: 'Lobby', amount: 35 }
    const good = { ...refund, kind: 'full', mode: 'source', status: 'Failed', created_at: '2026-11-02T09:00:00Z' }
    const list = (...data: object[]) => json(200, { code: '200', data, meta: { page: 1, limit: 10, total: 2 } })
    fakeApi(({ path }) => (path === '/v1/refunds' ? list(good, {}) : json(200, { code: '200', data: { balance: 20 } })))
    await expect(listRefunds.call({})).resolves.toMatchObject({ data: [good] })
    await expect(getWalletBalance.call({ userId: 'usr-1' })).rejects.toThrow(ContractError)
  })

  test('that the server rejects keeps status, code, message and request id', async () => {
    const seen = fakeApi(() => json(429, { code: 'OTP_4290', message: 'Please wait.' }, { 'retry-after': '12' }))
    const error = await rename('a').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 429,
      code: 'OTP_4290',
      message: 'Please wait.',
      retryAfter: 12,
      operationId: 'updateProfile',
    })
    expect((error as ApiError).requestId).toBe(seen[0]?.headers.get('x-request-id'))
  })

  test('that the server rejects keeps its code if only the message can’t be read', async () => {
    fakeApi(() => json(400, { code: 'CART_1001', message: '' }))
    const error = await rename('a').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'CART_1001', isDocumented: true, message: 'The server responded with 400.' })
  })

  test('honors Retry-After, even if the phone’s clock is changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    // In the past: other tests share the modules, and no refusal may outlast this one.
    let time = performance.now() - 100_000
    vi.spyOn(performance, 'now').mockImplementation(() => time)
    const seen = fakeApi(() => json(503, { code: 'SERVER_5000', message: 'Down.' }, { 'retry-after': '20' }))
    for (const hours of [0, -5, 1]) {
      seen.length = 0
      for (let count = 0; count < 3; count++) {
        await expect(getProfile.call({})).rejects.toMatchObject({ retryAfter: 20 })
        vi.setSystemTime(Date.now() + hours * 3_600_000)
      }
      expect(seen).toHaveLength(1)
      time += 20_000
    }
    vi.useRealTimers()
  })

  test.each([204, 200])('succeeds without a response body if there is nothing to read: %i', async (status) => {
    fakeApi(() => new Response(status === 204 ? null : '', { status }))
    const done = { code: '200', data: null }
    await expect(deleteCustomer.call({})).resolves.toEqual(done)
    await expect(deleteMealCard.call({ params: { sourceId: 'src-1' } })).resolves.toEqual(done)
    await expect(signOut.call({})).resolves.toEqual(done)
    await expect(rename('a')).resolves.toEqual(done)
    await expect(getMachine.call({ id: 'VM-1' })).rejects.toBeInstanceOf(ContractError)
  })

  test('fails with a network error without a response', async () => {
    fakeApi(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(rename('a')).rejects.toBeInstanceOf(NetworkError)
  })

  test('times out after ten seconds (§7.3)', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
    vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit) => Promise.reject(signal?.reason))
    await expect(rename('a')).rejects.toBeInstanceOf(TimeoutError)
    expect(timeout).toHaveBeenCalledWith(10_000)
  })

  test('that is canceled stays canceled', async () => {
    fakeApi(() => json(200, machine))
    const control = new AbortController()
    control.abort()
    await expect(getMachine.call({ id: 'VM-1' }, { signal: control.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  test.each([
    ['an HTML page', '<html></html>'],
    ['an empty body', ''],
  ])('fails with a contract error if the response is %s', async (_, text) => {
    fakeApi(() => new Response(text, { status: 200 }))
    await expect(getMachine.call({ id: 'VM-1' })).rejects.toBeInstanceOf(ContractError)
  })

  test('keeps the status of an error without an envelope', async () => {
    fakeApi(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(getMachine.call({ id: 'VM-1' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      code: 'HTTP_502',
    })
  })
})

test('a refresh skips the 401 handling', async () => {
  const seen = fakeApi(refused)
  const body = { device_type: 'web', device_id: 'device-0001' } as const
  await expect(refreshTokens.call({ params: { refreshToken: 'rt_00000000000000000000' }, body })).rejects.toMatchObject(
    { status: 401 },
  )
  expect(seen).toHaveLength(1)
})

describe('a live stream', () => {
  /** Opens a stream that sends only what the test says. */
  function openStream() {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    vi.stubGlobal('fetch', async ({ signal }: Request) => {
      signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined))
      return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
    })
    const received: unknown[] = []
    const control = new AbortController()
    const ended = (async () => {
      for await (const { data } of streamMachine.open({ machineId: 'VM-1' }, control.signal, (message) => message))
        received.push(data.online_status)
    })().then(
      () => 'ended',
      (error: Error) => error.name,
    )
    let outcome: string | undefined
    void ended.then((result) => {
      outcome = result
    })
    const say = (text: string) => writer.write(new TextEncoder().encode(`${text}\n\n`))
    return { received, say, outcome: () => outcome, leave: () => control.abort() }
  }
  const message = { entityName: 'machine', action: 'update', data: { id: 'VM-1', online_status: 'offline' } }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  beforeEach(async () => {
    // Loads what the stream loads on demand.
    await import('fetch-event-stream')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())

  test('that carries nothing for two periods of the heartbeat is broken', async () => {
    const { received, say, outcome } = openStream()
    await pass(10)
    await say(`data: ${JSON.stringify(message)}`)
    await pass(29_000)
    expect([received, outcome()]).toEqual([['offline'], undefined])
    await pass(1_500)
    expect(outcome()).toBe('TimeoutError')
  })

  test('is alive while it carries at least comments', async () => {
    const { say, outcome, leave } = openStream()
    for (let beat = 0; beat < 5; beat++) {
      await pass(15_000)
      await say(': still here')
    }
    await pass(15_000)
    expect(outcome()).toBeUndefined()
    leave()
  })

  test('that does not open within two periods is broken', async () => {
    vi.stubGlobal(
      'fetch',
      ({ signal }: Request) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    let outcome = ''
    const open = async () => {
      for await (const _ of streamMachine.open({ machineId: 'VM-1' }, new AbortController().signal));
    }
    void open().catch((error: Error) => {
      outcome = error.name
    })
    await pass(30_500)
    expect(outcome).toBe('TimeoutError')
  })
})
