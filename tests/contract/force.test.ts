/** Errors and network faults that a developer forces. The guard forces every documented error once. */
import { events } from 'fetch-event-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { device, type Mock, startMock } from './mock-client.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const force = (world: string, body: object) => mock.call('POST', '/__mock/force', { world, body })
const forced = async (world: string) => (await mock.call('GET', '/__mock/state', { world })).body.forced
const getMachine = (world: string) => mock.call('GET', '/v1/customers/machines/VM-1001', { world })

describe('a forced error', () => {
  test('has the requested code and applies only to the requested calls of its world (§7.5)', async () => {
    await force('codes', { operationId: 'verifyOtp', code: 'OTP_1003', times: 2 })
    const verify = (world: string) => mock.call('POST', '/v1/auth/verify-otp', { world, body: {} })
    expect((await verify('another')).status).toBe(422)
    expect((await verify('codes')).body.code).toBe('OTP_1003')
    expect(await forced('codes')).toMatchObject([{ operationId: 'verifyOtp', times: 1, error: { status: 400 } }])
    expect((await verify('codes')).status).toBe(400)
    expect((await verify('codes')).status).toBe(422)
  })

  test('has the headers that the document requires', async () => {
    await force('headers', { operationId: 'requestOtp', status: 429 })
    const response = await mock.call('POST', '/v1/auth/get-otp', { world: 'headers' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test.each([
    ['a body that is not JSON', 'requestOtp', 'POST', '/v1/auth/get-otp', '{bad', 429],
    ['a malformed path', 'getMachine', 'GET', '/v1/customers/machines/%zz', undefined, 404],
    ['a stream with a malformed path', 'streamMachine', 'GET', '/v1/sse/machines/%zz', undefined, 401],
  ])('applies to any request: %s', async (_, operationId, method, path, body, status) => {
    const world = 'whatever'
    await force(world, { operationId, status })
    expect((await mock.call(method, path, { world, body })).status).toBe(status)
    expect(await forced(world)).toEqual([])
    expect((await mock.call(method, path, { world, body })).status).toBe(422)
  })

  test('is cleared by DELETE and by a reset', async () => {
    await force('let-go', { operationId: 'getMachine', status: 500 })
    await mock.call('DELETE', '/__mock/force', { world: 'let-go' })
    expect((await getMachine('let-go')).status).toBe(200)
    await force('let-go', { operationId: 'getMachine', status: 500 })
    await mock.call('POST', '/__mock/reset', { world: 'let-go' })
    expect((await getMachine('let-go')).status).toBe(200)
  })

  test.each([
    ['an unknown operation', { operationId: 'fly', status: 500 }, 'requestOtp, resendOtp'],
    ['an undocumented status', { operationId: 'getMachine', status: 418 }, '404 FOUND_4040'],
    ['a success status', { operationId: 'getMachine', status: 200 }, '404 FOUND_4040'],
    ['a code of another status', { operationId: 'createOrder', status: 409, code: 'CART_1000' }, '409 ORDER_4090'],
    ['neither status nor effect', { operationId: 'getMachine' }, 'status'],
    ['an unknown effect', { operationId: 'getMachine', effect: 'burn' }, 'effect'],
    ['a cut of an operation that is not a stream', { operationId: 'getMachine', effect: 'cut' }, 'stream'],
    ['a dropped connection with a status', { operationId: 'getMachine', status: 500, effect: 'drop' }, 'drop'],
    ['zero calls', { operationId: 'getMachine', status: 500, times: 0 }, 'times'],
    ['an unknown field', { operationId: 'getMachine', status: 500, color: 'red' }, 'color'],
  ])('is rejected: %s', async (_, body, message) => {
    const response = await force('refused', body)
    expect(response).toMatchObject({
      status: 422,
      body: { code: 'REQUEST_4220', message: expect.stringContaining(message) },
    })
    expect(await forced('refused')).toEqual([])
  })
})

describe('a forced network fault', () => {
  test('latency delays responses and errors', async () => {
    const since = async (started: number, response: Promise<{ status: number }>) => [
      (await response).status,
      performance.now() - started >= 145,
    ]
    await force('late', { operationId: 'getMachine', effect: { latency: 150 } })
    expect(await since(performance.now(), getMachine('late'))).toEqual([200, true])
    await force('late', { operationId: 'getMachine', status: 404, effect: { latency: 150 } })
    expect(await since(performance.now(), getMachine('late'))).toEqual([404, true])
  })

  test('a dropped connection still runs the operation', async () => {
    await force('drop', { operationId: 'signInGuest', effect: 'drop' })
    const body = { device_type: 'web', device_id: device }
    await expect(mock.call('POST', '/v1/auth/guest-login', { world: 'drop', body })).rejects.toThrow()
    const { calls } = (await mock.call('GET', '/__mock/state', { world: 'drop' })).body
    expect(calls).toEqual({ signInGuest: 1 })
  })

  test.each([
    ['a stream without a token', 'streamMachine', 'GET', '/v1/sse/machines/VM-1001', undefined],
    ['a body that is not JSON', 'requestOtp', 'POST', '/v1/auth/get-otp', '{bad'],
  ])('a connection is dropped for any request: %s', async (_, operationId, method, path, body) => {
    const world = 'drop-any'
    await force(world, { operationId, effect: 'drop' })
    await expect(mock.call(method, path, { world, body })).rejects.toThrow()
    expect(await forced(world)).toEqual([])
  })

  /** Collects the statuses that a stream sends until it ends, and how it ends. */
  async function listen(world: string, onFirst: () => unknown = () => {}) {
    const { token } = await mock.guest(world)
    const response = await fetch(`${mock.url}/v1/sse/machines/VM-1001`, {
      headers: { client_id: 'test', 'x-mock-world': world, authorization: `Bearer ${token}` },
    })
    const received: string[] = []
    const whole = (async () => {
      for await (const { data } of events(response)) {
        if (!data) continue
        received.push(JSON.parse(data).data.online_status)
        if (received.length === 1) await onFirst()
      }
    })()
    return whole.then(
      () => ({ received, end: 'closed' }),
      () => ({ received, end: 'broken' }),
    )
  }

  test('a stream is cut inside its second message', async () => {
    await force('cut', { operationId: 'streamMachine', effect: 'cut' })
    expect(await listen('cut')).toEqual({ received: ['online'], end: 'broken' })
  })

  test('an open stream is cut immediately', async () => {
    const cut = () => force('cut-open', { operationId: 'streamMachine', effect: 'cut' })
    expect(await listen('cut-open', cut)).toEqual({ received: ['online'], end: 'broken' })
    expect(await forced('cut-open')).toEqual([])
  })

  test('a reset ends the world’s open streams', async () => {
    const reset = () => mock.call('POST', '/__mock/reset', { world: 'reset' })
    expect(await listen('reset', reset)).toEqual({ received: ['online'], end: 'broken' })
  })
})
