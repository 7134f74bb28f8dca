/** The mock server over HTTP: rejections, sessions, worlds, streams and changed documents. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { events } from 'fetch-event-stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { placeOf } from '#mock/seeds/place.ts'
import { products } from '#mock/seeds/products.ts'
import { challenge, device, type Mock, openapiFolder, startMock, verifier } from './mock-client.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

test.each([...products.values()])(
  'the picture of $id is a WebP, as large as the document asks for',
  async ({ image_url }) => {
    const response = await fetch(mock.url + image_url)
    const file = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X')
    // A file that was read as text would be longer than it says.
    expect(file.readUInt32LE(4)).toBe(file.length - 8)
    expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([400, 400])
  },
)

test('a body that is too large leaves its connection usable (§5.7)', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (method: string, path: string, body = '') =>
    new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
      const options = {
        agent,
        method,
        timeout: 2000,
        headers: { client_id: 'web', 'content-type': 'application/json' },
      }
      const sent = request(mock.url + path, options, (response) => {
        const { localPort: port } = response.socket
        response.resume().once('end', () => resolve({ status: response.statusCode, port }))
      })
      sent.once('timeout', () => sent.destroy(new Error('no response in time'))).once('error', reject)
      sent.end(body)
    })
  const { port } = await call('POST', '/v1/auth/guest-login', 'x'.repeat(2_000_000))
  expect(await call('GET', '/v1/customers/machines?keyword=lobby')).toEqual({ status: 200, port })
  agent.destroy()
})

describe('an invalid request is rejected with its documented code (§5.7)', () => {
  const body = { device_type: 'web', device_id: device }
  test.each([
    ['a missing field', 'POST', '/v1/auth/guest-login', { body: { device_type: 'web' } }, 422, 'REQUEST_4220'],
    ['an unknown field', 'POST', '/v1/auth/guest-login', { body: { ...body, color: 'red' } }, 422, 'REQUEST_4220'],
    ['a wrong type', 'POST', '/v1/auth/guest-login', { body: { ...body, device_id: 7 } }, 422, 'REQUEST_4220'],
    ['a missing header', 'POST', '/v1/auth/guest-login', { body, headers: { client_id: '' } }, 422, 'REQUEST_4220'],
    ['broken JSON', 'POST', '/v1/auth/guest-login', { body: '{"device' }, 422, 'REQUEST_4220'],
    [
      'another media type',
      'POST',
      '/v1/auth/guest-login',
      { body: 'a=b', headers: { 'content-type': 'text/plain' } },
      422,
      'REQUEST_4220',
    ],
    [
      'a huge body',
      'POST',
      '/v1/auth/guest-login',
      { body: JSON.stringify({ ...body, fcm_token: 'x'.repeat(300_000) }) },
      422,
      'REQUEST_4220',
    ],
    ['a keyword that is too short', 'GET', '/v1/customers/machines?keyword=abc', {}, 422, 'REQUEST_4220'],
    ['a missing token', 'GET', '/v1/payment-options', {}, 401, 'AUTH_4010'],
    ['an invalid token', 'GET', '/v1/payment-options', { token: 'not.a.token' }, 401, 'AUTH_4010'],
    [
      'an invalid token, whatever else is wrong',
      'GET',
      '/v1/order-transactions?limit=0',
      { token: 'x' },
      401,
      'AUTH_4010',
    ],
    ['a stream without a token', 'GET', '/v1/sse/machines/VM-1001', {}, 401, 'AUTH_4010'],
    ['an unknown path', 'GET', '/v1/nothing', {}, 404, 'FOUND_4040'],
    ['an unknown method', 'DELETE', '/v1/payment-options', {}, 405, 'METHOD_4050'],
    ['an unknown machine', 'GET', '/v1/customers/machines/VM-0', {}, 404, 'FOUND_4040'],
  ])('%s', async (_, method, path, options, status, code) => {
    expect(await mock.call(method, path, options)).toMatchObject({ status, body: { code } })
  })

  test('a path says which methods it has', async () => {
    const { headers } = await mock.call('PUT', '/v1/customers/profile')
    expect(headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'PATCH'])
  })

  test('validation comes before authorization, and authorization before existence', async () => {
    const { token, userId } = await mock.guest()
    const orders = (user: string, rest: string) =>
      mock.call('GET', `/v1/users/${user}/vending-machine/-1/orders${rest}`, { token })
    const codes = [
      await orders('usr-regular', '?limit=0'),
      await orders('usr-regular', '/none'),
      await orders(userId, '/none'),
    ]
    expect(codes.map(({ status }) => status)).toEqual([422, 403, 404])
  })

  test('headers may use hyphens, because some proxies drop names with underscores', async () => {
    const { token } = await mock.guest('hyphens')
    const own = { 'client-id': 'test', 'device-id': device, 'x-mock-world': 'hyphens' }
    const request = { method: 'POST', headers: { ...own, authorization: `Bearer ${token}` } }
    expect((await fetch(`${mock.url}/v1/auth/log-out`, request)).status).toBe(200)
  })

  test('the message names the field', async () => {
    const { body } = await mock.call('POST', '/v1/auth/guest-login', { body: { device_type: 'web', device_id: 'x' } })
    expect(body.message).toContain('device_id')
  })
})

describe('sessions (§7.8)', () => {
  test('tokens are signed and carry the documented claims (§3.8)', async () => {
    const { claims } = await mock.guest()
    expect(claims).toMatchObject({ is_guest_user: true, is_new: false, country_warehouse_id: '79' })
    expect(claims.exp - claims.iat).toBe(600)
    expect((await mock.customer('9876500001', 'claims')).claims).toMatchObject({ is_guest_user: false, is_new: true })
  })

  test('a known guest signs in again, and an unknown one becomes a new guest', async () => {
    const { userId } = await mock.guest()
    const again = (user_id: string) =>
      mock.call('POST', '/v1/auth/guest-login', { body: { device_type: 'web', device_id: device, user_id } })
    const sub = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
    expect(sub((await again(userId)).body.data.accessToken)).toBe(userId)
    expect(sub((await again('gst-unknown')).body.data.accessToken)).not.toBe('gst-unknown')
  })

  test('a guest can’t sign in from another device', async () => {
    const { userId } = await mock.guest()
    const body = { device_type: 'web', device_id: 'device-0000-0002', user_id: userId }
    const response = await mock.call('POST', '/v1/auth/guest-login', { body })
    expect(response).toMatchObject({ status: 403, body: { code: 'AUTH_4030' } })
  })

  test.each([
    ['works a second time within a minute, because the response may have been lost', 60_000, 1, 200],
    ['is rejected the second time after a minute', 61_000, 1, 401],
    ['is rejected the sixth time', 0, 5, 401],
  ])('a refresh token %s', async (_, ms, times, status) => {
    const world = `refresh-${ms}`
    const { refreshToken } = await mock.guest(world)
    const refresh = (token: string) =>
      mock.call('POST', '/v1/auth/refresh-token', {
        world,
        headers: { refreshToken: token },
        body: { device_type: 'web', device_id: device },
      })
    const second = await refresh(refreshToken)
    expect(second.status).toBe(200)
    await mock.advance(ms, world)
    for (let time = 1; time < times; time++) expect((await refresh(refreshToken)).status).toBe(200)
    expect((await refresh(refreshToken)).status).toBe(status)
    // A rejected reuse ends the whole session.
    const { accessToken } = second.body.data
    expect((await mock.call('GET', '/v1/payment-options', { world, token: accessToken })).status).toBe(status)
    expect((await refresh(second.body.data.refreshToken)).status).toBe(status)
  })

  test('an expired access token is rejected', async () => {
    const world = 'old-token'
    const { token } = await mock.guest(world)
    expect((await mock.call('GET', '/v1/payment-options', { token, world })).status).toBe(200)
    await mock.advance(601_000, world)
    expect((await mock.call('GET', '/v1/payment-options', { token, world })).status).toBe(401)
  })

  test('signing out ends the session', async () => {
    const { token } = await mock.guest()
    expect((await mock.call('POST', '/v1/auth/log-out', { token, headers: { device_id: device } })).status).toBe(200)
    expect((await mock.call('GET', '/v1/payment-options', { token })).status).toBe(401)
  })

  test('a one-time code is rejected if it is wrong, expired, tried too often or requested too soon', async () => {
    const world = 'codes'
    const phone = { phone: '9000000001', country_code: '+91' }
    const sent = await mock.call('POST', '/v1/auth/get-otp', { world, body: phone })
    const again = await mock.call('POST', '/v1/auth/get-otp', { world, body: phone })
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30'])
    const verify = (otp: string, country_code = '+91') =>
      mock.call('POST', '/v1/auth/verify-otp', {
        world,
        body: {
          phone: phone.phone,
          country_code,
          ref_id: sent.body.data.ref_id,
          otp,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        },
      })
    // The same number in another country is another phone.
    expect((await verify('123456', '+1')).body.code).toBe('OTP_1002')
    for (let count = 0; count < 5; count += 1) expect((await verify('000000')).body.code).toBe('OTP_1001')
    expect((await verify('123456')).body.code).toBe('OTP_1003')
    await mock.advance(31_000, world)
    const fresh = await mock.call('POST', '/v1/auth/resend-otp', {
      world,
      body: { ...phone, ref_id: sent.body.data.ref_id },
    })
    await mock.advance(6 * 60_000, world)
    sent.body.data.ref_id = fresh.body.data.ref_id
    expect((await verify('123456')).body.code).toBe('OTP_1002')
  })

  test('PKCE: an authorization code works once, and only with its verifier', async () => {
    const world = 'pkce'
    const exchange = async (code_verifier: string, uses = 1) => {
      const phone = { phone: `9${Math.floor(Math.random() * 1e8)}`.padEnd(10, '0'), country_code: '+91' }
      const sent = await mock.call('POST', '/v1/auth/get-otp', { world, body: phone })
      const proven = await mock.call('POST', '/v1/auth/verify-otp', {
        world,
        body: {
          ...phone,
          ref_id: sent.body.data.ref_id,
          otp: '123456',
          code_challenge: challenge,
          code_challenge_method: 'S256',
        },
      })
      const body = { auth_code: proven.body.data.auth_code, code_verifier, device_type: 'web', device_id: device }
      const statuses: number[] = []
      for (let use = 0; use < uses; use += 1)
        statuses.push((await mock.call('POST', '/v1/auth/access-token', { world, body })).status)
      return statuses
    }
    expect(await exchange(verifier, 2)).toEqual([200, 401])
    expect(await exchange(`${verifier.slice(0, -1)}A`)).toEqual([401])
  })

  test('a guest’s order goes to the customer who signs in on the same device', async () => {
    const world = 'merge'
    const guest = await mock.guest(world)
    const product = (await mock.call('GET', '/v1/customers/machines/VM-1002/products', { world })).body.data
      .inventories[0].batches[0].product
    const item = {
      product_id: product.id,
      quantity: 1,
      price: product.mrp,
      motor_id: product.motor_id,
      custom_ingredients: [],
    }
    const order = {
      user_id: guest.userId,
      vending_machine_id: 'VM-1002',
      products: [item],
      payment_method: 'Card',
      source_id: null,
      total_amount: product.mrp,
      net_payable_amount: product.mrp,
    }
    const made = await mock.call('POST', `/v1/users/${guest.userId}/vending-machine/VM-1002/orders`, {
      world,
      token: guest.token,
      headers: { 'Idempotency-Key': 'key-0000-0000-0001' },
      body: order,
    })
    const { token, userId } = await mock.customer('9000000002', world)
    expect(
      (
        await mock.call('GET', `/v1/users/${userId}/vending-machine/-1/orders/${made.body.data.order_id}`, {
          world,
          token,
        })
      ).status,
    ).toBe(200)
  })
})

describe('worlds', () => {
  test('are isolated and reset with one call', async () => {
    const status = async (world: string) =>
      (await mock.call('GET', '/v1/customers/machines/VM-1001', { world })).body.data.online_status
    await mock.call('POST', '/__mock/machines/VM-1001', { world: 'one', body: { online_status: 'offline' } })
    expect([await status('one'), await status('two')]).toEqual(['offline', 'online'])
    await mock.call('POST', '/__mock/reset', { world: 'one' })
    expect(await status('one')).toBe('online')
  })

  test('the name before the two dashes selects the scenario', async () => {
    expect((await mock.call('GET', '/__mock/state', { world: 'declined--17' })).body.scenario).toMatchObject({
      name: 'declined',
      provider: 'declines',
    })
  })

  test('the same seed, clock and requests give the same bytes', async () => {
    const transcript = async () => {
      const server = await startMock({ place: placeOf({ seed: 42 }) })
      const lines: string[] = []
      const note = async (...call: Parameters<Mock['call']>) => lines.push((await server.call(...call)).text)
      const { token, userId } = await server.customer()
      for (let round = 0; round < 20; round += 1) {
        await note('POST', '/v1/auth/guest-login', { body: { device_type: 'web', device_id: device } })
        await note('GET', '/v1/customers/machines/VM-1060/products')
        await note('GET', `/v1/users/${userId}/vending-machine/-1/orders?pageOff=true`, { token })
        await server.advance(1_000)
      }
      await server.close()
      return [token, ...lines]
    }
    expect(await transcript()).toEqual(await transcript())
  })
})

test('the live stream sends the status immediately and on each change, in valid messages', async () => {
  const world = 'stream'
  const { token } = await mock.guest(world)
  const control = new AbortController()
  const response = await fetch(`${mock.url}/v1/sse/machines/VM-1001`, {
    signal: control.signal,
    headers: { client_id: 'test', 'x-mock-world': world, authorization: `Bearer ${token}` },
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const received: string[] = []
  for await (const { data } of events(response, control.signal)) {
    if (!data) continue
    const message = JSON.parse(data)
    expect(message).toMatchObject({ entityName: 'machine', action: 'update', data: { id: 'VM-1001' } })
    received.push(message.data.online_status)
    if (received.length === 3) break
    await mock.call('POST', '/__mock/machines/VM-1001', {
      world,
      body: { online_status: received.length === 1 ? 'offline' : 'online' },
    })
  }
  control.abort()
  expect(received).toEqual(['online', 'offline', 'online'])
})

describe('a changed document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(openapiFolder, folder, { recursive: true })
  const file = join(folder, 'openapi.yaml')
  const original = readFileSync(file, 'utf8')
  const nearby = original.replace('paths:\n', 'paths:\n  /v1/nearby: { $ref: paths/machines.yaml#/nearby }\n')
  const machines = readFileSync(join(folder, 'paths/machines.yaml'), 'utf8')
  const operation = machines
    .slice(0, machines.indexOf('\nmachine:'))
    .replace('machines:', 'nearby:')
    .replace('listMachines', 'listNearby')
    .replace('MachineKeyword', 'Keyword')

  test('is served immediately and keeps the state, and a broken one is reported but not served', async () => {
    const log = vi.fn()
    const server = await startMock({ openapi: folder, log })
    const { token } = await server.guest()
    expect((await server.call('GET', '/v1/nearby')).status).toBe(404)
    writeFileSync(join(folder, 'paths/machines.yaml'), `${machines}\n${operation}`)
    writeFileSync(file, nearby)
    await vi.waitFor(async () => expect((await server.call('GET', '/v1/nearby')).status).toBe(200), { timeout: 10_000 })
    expect((await server.call('GET', '/v1/payment-options', { token })).status).toBe(200)

    writeFileSync(file, nearby.replace('paths/machines.yaml#/nearby', 'paths/machines.yaml#/missing'))
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/invalid.*openapi\.yaml:\d+/)), {
      timeout: 10_000,
    })
    expect((await server.call('GET', '/v1/nearby')).status).toBe(200)
    await server.close()
  })

  test('an operation without a handler returns generated data: seeded, realistic and valid', async () => {
    writeFileSync(join(folder, 'paths/machines.yaml'), `${machines}\n${operation}`)
    writeFileSync(file, nearby)
    const responses = []
    for (const seed of [7, 7, 8]) {
      const server = await startMock({ openapi: folder, place: placeOf({ seed }) })
      responses.push(await server.call('GET', '/v1/nearby'))
      await server.close()
    }
    expect(responses[0]?.status).toBe(200)
    expect(responses[0]?.text).toBe(responses[1]?.text)
    expect(responses[0]?.text).not.toBe(responses[2]?.text)
    const [first] = responses[0]?.body.data ?? []
    expect(first.name).toMatch(/^[A-Z][a-z]+/)
    const allowed = ['id', 'name', 'place', 'machine_type', 'online_status', 'location', 'opening_hours', 'slots']
    expect(Object.keys(first).filter((key) => !allowed.includes(key))).toEqual([])
  })
})

test.each([
  [['--port', 'abc'], '--port is "abc". Write a number'],
  [['--currency', 'XYZ'], '--currency is "XYZ". Write the three letters'],
  [['--fixed-time', 'soon'], '--fixed-time is "soon". Write a time'],
])('the command %j says what is wrong with it, and starts nothing', async (options, problem) => {
  const args = ['--import', 'tsx', join(import.meta.dirname, '../../mock-server/main.ts'), ...options]
  const { code, stderr } = await promisify(execFile)(process.execPath, args).catch((error) => error)
  expect([code, stderr]).toEqual([1, expect.stringContaining(problem)])
})
