/** What the console does besides forcing errors: the request log, stock, worlds and declined payments. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkResponse, createPrism } from '#mock/server/prism.ts'
import { document } from './document.ts'
import { type Mock, startMock } from './mock-client.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

const read = async (what: string, world: string) => (await mock.call('GET', `/__mock/${what}`, { world })).body

describe('the request log', () => {
  const last = async (world: string) => (await read('requests', world)).requests[0]

  test('records method, path, status, duration and violations', async () => {
    await mock.call('GET', '/v1/customers/machines?keyword=tower', { world: 'note' })
    expect(await last('note')).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      method: 'GET',
      path: '/v1/customers/machines?keyword=tower',
      operationId: 'listMachines',
      outcome: 'answered',
      status: 200,
      ms: expect.any(Number),
      forced: false,
      violations: { request: [], response: [] },
    })
  })

  test.each([
    ['an invalid request', '/v1/customers/machines?keyword=abc', undefined, 422, /keyword/, 'listMachines'],
    ['an unknown path', '/v1/nothing', undefined, 404, /path/, null],
    ['broken JSON', '/v1/auth/guest-login', '{', 422, /not JSON/, 'signInGuest'],
    ['a malformed path', '/v1/customers/machines/%zz', undefined, 422, /path/, 'getMachine'],
  ])('records the reason for rejecting %s', async (_, path, body, status, why, operationId) => {
    await mock.call(body ? 'POST' : 'GET', path, { world: 'why', ...(body && { body }) })
    expect(await last('why')).toMatchObject({
      status,
      operationId,
      violations: { request: [expect.stringMatching(why)], response: [] },
    })
  })

  test('distinguishes a forced response, a dropped one and a stream', async () => {
    const world = 'kinds'
    const force = (body: object) => mock.call('POST', '/__mock/force', { world, body })
    const send = () => mock.call('GET', '/v1/customers/machines/VM-1001', { world })
    await force({ operationId: 'getMachine', status: 404 })
    await send()
    expect(await last(world)).toMatchObject({ outcome: 'answered', status: 404, forced: true })
    await force({ operationId: 'getMachine', effect: 'drop' })
    await send().catch(() => {})
    expect(await last(world)).toMatchObject({ outcome: 'drop', forced: true })
    const { token } = await mock.guest(world)
    const control = new AbortController()
    await fetch(`${mock.url}/v1/sse/machines/VM-1001`, {
      signal: control.signal,
      headers: { client_id: 'test', 'x-mock-world': world, authorization: `Bearer ${token}` },
    })
    expect(await last(world)).toMatchObject({ operationId: 'streamMachine', outcome: 'stream', status: 200 })
    expect((await read('state', world)).streams).toBe(1)
    control.abort()
  })

  /** Sends a call and disconnects after 100 ms. */
  const disconnect = async (world: string, path: string, headers: Record<string, string> = {}) => {
    const signal = AbortSignal.timeout(100)
    const call = fetch(mock.url + path, { signal, headers: { client_id: 'test', 'x-mock-world': world, ...headers } })
    await expect(call).rejects.toThrow()
  }

  test('shows a waiting call, and distinguishes a disconnected client from a dropped connection', async () => {
    const world = 'left'
    await mock.call('POST', '/__mock/force', {
      world,
      body: { operationId: 'getMachine', effect: { latency: 300 } },
    })
    const left = disconnect(world, '/v1/customers/machines/VM-1001')
    await vi.waitFor(async () => expect(await last(world)).toMatchObject({ outcome: 'waiting', forced: true }))
    await left
    await vi.waitFor(async () => expect(await last(world)).toMatchObject({ outcome: 'left', status: 200 }))
  })

  test.each([
    ['a forced latency', 'left-late'],
    ['a slow scenario', 'slow--left'],
  ])('opens no stream for a client that disconnected during %s', async (_, world) => {
    const { token } = await mock.guest(world)
    if (world === 'left-late')
      await mock.call('POST', '/__mock/force', {
        world,
        body: { operationId: 'streamMachine', effect: { latency: 300 } },
      })
    await disconnect(world, '/v1/sse/machines/VM-1001', { authorization: `Bearer ${token}` })
    await vi.waitFor(async () => expect(await last(world)).toMatchObject({ outcome: 'left' }), { timeout: 5000 })
    expect((await read('state', world)).streams).toBe(0)
  })

  test('keeps the last fifty requests, newest first, until a reset', async () => {
    for (let count = 0; count < 60; count += 1)
      await mock.call('GET', `/v1/customers/machines/VM-${count}`, { world: 'fifty' })
    const { requests } = await read('requests', 'fifty')
    expect([requests.length, requests[0].path, requests[49].path]).toEqual([
      50,
      '/v1/customers/machines/VM-59',
      '/v1/customers/machines/VM-10',
    ])
    await mock.call('POST', '/__mock/reset', { world: 'fifty' })
    expect((await read('requests', 'fifty')).requests).toEqual([])
  })
})

test('an operation is found by method and path, and Prism reports an invalid response of it', async () => {
  const { find } = await createPrism(document)
  const paths = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => [method, path, operationId] as const),
  )
  for (const [method, path, operationId] of paths)
    expect(find(method, path.replaceAll(/\{[^}]+\}/g, '%zz'))?.iid).toBe(operationId)
  expect([find('get', '/v1/nothing'), find('put', '/v1/payment-options')]).toEqual([undefined, undefined])

  const operation = find('get', '/v1/payment-options')
  const judged = operation && checkResponse(operation, { status: 200, headers: {}, body: { code: 7 } }, [])
  expect(judged).toMatchObject({ status: 500, violations: { request: [] } })
  expect(judged?.violations.response.join()).toMatch(/code/)
})

test('the console reads state, stock and worlds', async () => {
  const state = await read('state', 'declined--look')
  expect(state.machines[0]).toEqual({
    id: 'VM-1001',
    name: 'Lobby snacks',
    online_status: 'online',
    units: expect.any(Number),
  })
  expect(state.wallets.find(({ id }: { id: string }) => id === 'usr-low')).toEqual({
    id: 'usr-low',
    balance: 12,
    price: '₹12',
  })
  expect(state.orders[0]).toMatchObject({ status: expect.any(String), machineId: expect.any(String) })
  const { slots } = await read('stock/VM-1001', 'declined--look')
  expect(slots[0]).toEqual({ slot: 'A1', product: expect.any(String), units: expect.any(Number) })
  expect(slots.reduce((sum: number, { units }: { units: number }) => sum + units, 0)).toBe(state.machines[0].units)
  const { worlds, scenarios } = await read('worlds', 'declined--look')
  expect([worlds[0], scenarios.includes('declined')]).toEqual(['declined--look', true])
  expect((await mock.call('GET', '/__mock/stock/VM-0')).status).toBe(404)
})

/** The form fields that the app sends to the card provider for a guest. */
async function payment(world: string): Promise<Record<string, string>> {
  const { token, userId } = await mock.guest(world)
  const products = await mock.call('GET', '/v1/customers/machines/VM-1002/products', { world })
  const { id, mrp, motor_id } = products.body.data.inventories[0].batches[0].product
  const { body } = await mock.call('POST', `/v1/users/${userId}/vending-machine/VM-1002/orders`, {
    world,
    token,
    headers: { 'Idempotency-Key': 'key-0000-0000-0001' },
    body: {
      user_id: userId,
      vending_machine_id: 'VM-1002',
      products: [{ product_id: id, quantity: 1, price: mrp, motor_id, custom_ingredients: [] }],
      payment_method: 'Card',
      source_id: null,
      total_amount: mrp,
      net_payable_amount: mrp,
    },
  })
  return body.data.payment.fields
}

test('only the next payment is declined, and calls that pay nothing do not count', async () => {
  const world = 'decline'
  const fields = await payment(world)
  await mock.call('POST', '/__mock/decline', { world })
  const press = async (decision: string, given: Record<string, string> = fields) => {
    const body = new URLSearchParams({ ...given, decision })
    await fetch(`${mock.url}/providers/card/decide`, { method: 'POST', headers: { 'x-mock-world': world }, body })
    return (await read('state', world)).declines
  }
  expect(await press('approve', {})).toBe(1)
  expect(await press('approve', { ...fields, amount: '0.01' })).toBe(1)
  expect([await press('abandon'), await press('approve'), await press('approve')]).toEqual([1, 0, 0])
})

test('an expired payment does not use up the decline', async () => {
  const world = 'decline-over'
  const fields = await payment(world)
  await mock.advance(3_600_000, world)
  await mock.call('POST', '/__mock/decline', { world })
  const body = new URLSearchParams({ ...fields, decision: 'approve' })
  await fetch(`${mock.url}/providers/card/decide`, { method: 'POST', headers: { 'x-mock-world': world }, body })
  expect((await read('state', world)).declines).toBe(1)
})

describe('invalid input is rejected and changes nothing', () => {
  test.each([
    ['a clock beyond the largest date', 'POST', '/__mock/clock', { ms: 1e20 }, 422],
    ['a clock beyond four-digit years', 'POST', '/__mock/clock', { ms: 3e14 }, 422],
    ['a misspelled field', 'POST', '/__mock/decline', { time: 5 }, 422],
    ['an extra field', 'POST', '/__mock/clock', { ms: 5, unit: 's' }, 422],
    ['a malformed machine id', 'POST', '/__mock/machines/%zz', { online_status: 'offline' }, 422],
    ['stock of a malformed machine id', 'GET', '/__mock/stock/%E0%A4%A', undefined, 422],
    ['an operation with a malformed machine id', 'GET', '/v1/customers/machines/%zz', undefined, 422],
    ['a stream of a malformed machine id', 'GET', '/v1/sse/machines/%zz', undefined, 422],
    ['the wrong method for the clock', 'GET', '/__mock/clock', undefined, 405],
    ['the wrong method for a machine', 'DELETE', '/__mock/machines/VM-1001', undefined, 405],
    ['an unknown control endpoint', 'GET', '/__mock/nothing', undefined, 404],
    ['a path that only starts like a control endpoint', 'POST', '/__mock/resetting', {}, 404],
    ['an empty path', 'GET', '//', undefined, 404],
    ['a path that looks like a host', 'GET', '//x:y:z/', undefined, 404],
  ])('%s', async (_, method, path, body, status) => {
    const world = 'no-good'
    const before = await read('state', world)
    expect((await mock.call(method, path, { world, body })).status).toBe(status)
    expect(await read('state', world)).toEqual(before)
  })

  test('a wrong method gets a response that lists the allowed ones', async () => {
    expect((await mock.call('PATCH', '/__mock/force')).headers.get('allow')).toBe('POST, DELETE')
  })
})

describe('the name of a world', () => {
  test.each([['ÿ'], ['a.b'], ['a b'], ['xn--a'], ['a'.repeat(64)]])('is rejected: %s', async (world) => {
    expect(await mock.call('GET', '/__mock/state', { world })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('lowercase letters, digits and dashes') },
    })
  })

  test('is lowercased like a host name', async () => {
    expect((await read('state', 'Mixed')).world).toBe('mixed')
  })
})
