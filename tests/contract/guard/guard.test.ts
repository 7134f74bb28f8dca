/** The guard finds faults planted in the mock server's responses and sends no writes without permission. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRun, notImplemented } from './exchange.ts'
import { guard } from './guard.ts'
import { mockAccess, openWorld, startMock } from './mock.ts'
import { buy, openShops, type Shop } from './probes/shop.ts'
import { rowsOf } from './scope.ts'
import type { Session } from './sign-in.ts'

let server: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  server = await startMock(1)
})
afterAll(() => server.close())

// biome-ignore lint/suspicious/noExplicitAny: a response of any shape, to be changed.
type Body = any

const swapped: Record<string, Body> = { ORDER_4090: { code: 'ORDER_4095' }, ORDER_4095: { code: 'ORDER_4090' } }
const faults: [what: string, operation: string, path: RegExp, spoil: (body: Body) => void, probe: string][] = [
  [
    'a balance with floating-point noise',
    'getWalletBalance',
    /\/wallets\/.*balance$/,
    ({ data }) => (data.balance += 1e-9),
    'wallet',
  ],
  [
    'a total that ignores the type',
    'listWalletTransactions',
    /\/users\/.*type=/,
    ({ meta }) => (meta.total += 7),
    'lists',
  ],
  [
    'an order that costs more than its items',
    'getOrder',
    /\/orders\/[\w-]+$/,
    ({ data }) => (data.total_amount += 1),
    'orders',
  ],
  ['two swapped conflicts', 'createOrder', /\/orders$/, (body) => Object.assign(body, swapped[body.code]), 'paying'],
]

const quick = { seed: 1, times: 1, combined: 1, atOnce: 1, isListening: false }

test.each(faults)('finds %s (§7.6)', { timeout: 240_000 }, async (what, operation, path, spoil, probe) => {
  const run = createRun(server.url)
  const { send } = run.client
  run.client.send = async (call) => {
    const reply = await send(call)
    if (![200, 409].includes(reply.status) || !path.test(call.path)) return reply
    spoil(reply.body)
    return { ...reply, text: JSON.stringify(reply.body) }
  }
  const scope = await openWorld(run, what.replaceAll(' ', '-'))
  await guard(scope, { ...quick, isFuzzed: false, probes: [probe], scopeOf: async () => scope })
  expect(new Set(run.findings.all().map((finding) => finding.operation))).toEqual(new Set([operation]))
})

test('a gateway that fails now and then is one finding, and blames nothing else (§7.6)', {
  timeout: 240_000,
}, async () => {
  const run = createRun(server.url)
  const scope = await openWorld(run, 'gateway')
  const { send } = run.client
  let calls = 0
  run.client.send = async (call) => {
    calls += 1
    const text = '<h1>502 Bad Gateway</h1>'
    return calls % 9 === 0 ? { status: 502, headers: {}, text, body: undefined } : send(call)
  }
  const probes = ['machines', 'search', 'lists', 'unknown ids', 'bad tokens']
  await guard(scope, { ...quick, isFuzzed: false, probes, scopeOf: async () => scope })
  expect([...new Set(run.findings.all().map(({ check }) => check))]).toEqual(['server-error'])
})

test('an order that a failed call makes, and what an error tells about another’s, are findings (§7.6)', {
  timeout: 240_000,
}, async () => {
  const run = createRun(server.url)
  const scope = await openWorld(run, 'failed-and-made')
  const { send } = run.client
  let told = ''
  run.client.send = async (call) => {
    const reply = await send(call)
    if (call.method !== 'POST' || !call.path.endsWith('/orders')) return reply
    if (reply.status === 200) told = (reply.body as Body).data.order_id
    if (reply.status !== 403) return reply
    await send({ ...call, headers: { ...call.headers, 'Idempotency-Key': crypto.randomUUID() } })
    return { status: 500, headers: {}, text: `Another customer has ${told}`, body: undefined }
  }
  await guard(scope, { ...quick, isFuzzed: false, probes: ['paying'], scopeOf: async () => scope })
  const found = run.findings.all().filter(({ check }) => check === 'key:foreign')
  expect(found.map((finding) => finding.found)).toEqual([
    expect.stringContaining('Another customer has ord-'),
    '"1 new order"',
  ])
})

test('an account without wallet transactions is no finding (§7.6)', { timeout: 240_000 }, async () => {
  const run = createRun(server.url, { only: ['listWalletTransactions'] })
  const scope = await openWorld(run, 'no-rows')
  const { send } = run.client
  run.client.send = async (call) => {
    const reply = await send(call)
    if (reply.status !== 200 || !call.path.startsWith('/v1/transactions/')) return reply
    const body = { ...(reply.body as Body), data: [] }
    body.meta.total = 0
    return { ...reply, body, text: JSON.stringify(body) }
  }
  await guard(scope, { ...quick, isFuzzed: false, probes: ['lists'], scopeOf: async () => scope })
  expect(run.findings.all()).toEqual([])
})

test('the list of one machine needs no machine that is offline (§7.6)', { timeout: 240_000 }, async () => {
  const run = createRun(server.url, { only: ['listOrders'] })
  const { send } = run.client
  run.client.send = async (call) => {
    const reply = await send(call)
    const text = reply.text.replaceAll('"offline"', '"online"')
    return call.path.startsWith('/v1/customers/machines') ? { ...reply, text, body: JSON.parse(text) } : reply
  }
  const scope = await openWorld(run, 'all-online')
  expect(scope.facts.offlineMachineId).toBeUndefined()
  await guard(scope, { ...quick, isFuzzed: false, probes: ['lists'], scopeOf: async () => scope })
  expect(run.ledger.countsOf('list:machine').get('listOrders')).toBe(1)
})

test('without a recipe to change, the rules about ingredients say what they need (§7.6)', {
  timeout: 240_000,
}, async () => {
  const run = createRun(server.url, { only: ['validateCart'] })
  const { send } = run.client
  run.client.send = async (call) => {
    const reply = await send(call)
    const text = reply.text.replaceAll('"is_customizable":true', '"is_customizable":false')
    return call.path.endsWith('/products') ? { ...reply, text, body: JSON.parse(text) } : reply
  }
  const scope = await openWorld(run, 'nothing-to-choose')
  await guard(scope, { ...quick, isFuzzed: false, probes: ['ingredients'], scopeOf: async () => scope })
  expect(run.findings.all()).toEqual([])
  for (const rule of ['ingredient', 'ingredient:limit'] as const)
    expect(run.ledger.reasonOf(rule)).toContain('a recipe with an ingredient to choose')
})

test('finds a server that takes empty values and undocumented methods (§7.6)', { timeout: 240_000 }, async () => {
  const run = createRun(server.url, { only: ['listRefunds'] })
  const { send } = run.client
  run.client.send = async (call) => {
    const { 'X-Request-Id': id, ...headers } = call.headers
    if (call.method === 'TRACE') return { status: 200, headers: {}, text: '', body: undefined }
    const path = call.path.replace(/page=(?=&|$)/, '')
    const reply = await send({ ...call, path, headers: id === '' ? headers : call.headers })
    return call.method === 'PUT' ? { ...reply, headers: { allow: 'GET, PUT' } } : reply
  }
  const scope = await openWorld(run, 'empty-values')
  await guard(scope, { ...quick, scopeOf: async () => scope })
  const found = run.findings.all().map(({ check, pointer }) => `${check} ${pointer}`)
  expect(found.sort()).toEqual([
    ...['/header/X-Request-Id', '/query/page'].map((pointer) => `bad-request-refused:empty ${pointer}`),
    'method-refused:PUT /v1/refunds',
    'method-refused:TRACE /v1/refunds',
  ])
})

test('a header that every response lacks is one finding (§7.6)', { timeout: 240_000 }, async () => {
  const run = createRun(server.url, { only: ['listMachines', 'getMachine'] })
  const { send } = run.client
  run.client.send = async (call) => {
    const reply = await send(call)
    const { 'access-control-allow-origin': _, vary: __, ...headers } = reply.headers
    return call.method === 'OPTIONS' ? reply : { ...reply, headers }
  }
  const scope = await openWorld(run, 'no-cors')
  await guard(scope, { ...quick, isFuzzed: false, scopeOf: async () => scope })
  expect(run.findings.all().map(({ check, pointer }) => `${check} ${pointer}`)).toEqual([
    'cors /headers/Access-Control-Allow-Origin',
    'cors /headers/Vary',
  ])
})

test('a read-only run sends no call that changes data, except to sign in (§6.1)', async () => {
  const run = createRun(server.url)
  const sent: string[] = []
  const { send } = run.client
  run.client.send = (call) => {
    if (!['GET', 'TRACE', 'PROPFIND', 'OPTIONS'].includes(call.method)) sent.push(call.path)
    return send(call)
  }
  const scope = await openWorld(run, 'read-only', { ...mockAccess, mayWrite: false })
  await guard(scope, { ...quick, isFuzzed: false, scopeOf: async () => scope })
  // The clock is the mock's, not the server's.
  expect(sent.filter((path) => !/^\/(v1\/auth|__mock)\//.test(path))).toEqual([])
  expect(run.findings.all()).toEqual([])
}, 240_000)

test('leaves no order waiting, so that the same account can be used for the next check', {
  timeout: 240_000,
}, async () => {
  const scope = await openWorld(createRun(server.url), 'waiting')
  const [shop] = await openShops(scope)
  await buy(shop as Shop)
  const active = async () => {
    const { token, userId } = scope.customer as Session
    const sent = await scope.exchange('listOrders', {
      token,
      path: { userId, machineId: '-1' },
      query: { pageOff: true },
    })
    return rowsOf(sent).filter(({ is_active }) => is_active)
  }
  expect(await active()).toHaveLength(1)
  await guard(scope, { ...quick, isFuzzed: false, probes: [], scopeOf: async () => scope })
  expect(await active()).toEqual([])
})

test.each(['listMachines,getMachine', 'streamMachine', 'listOrders', 'getWalletBalance'])(
  'with --only %s, the probes call nothing else',
  { timeout: 240_000 },
  async (names) => {
    const run = createRun(server.url, { only: names.split(',') })
    const scope = await openWorld(run, 'only', { ...mockAccess, mayWrite: false })
    expect([...run.statuses.keys()]).not.toContain('getMachineProducts')
    run.statuses.clear()
    await guard(scope, { ...quick, isFuzzed: false, scopeOf: async () => scope })
    expect([...run.statuses.keys()].sort()).toEqual(names.split(',').sort())
    expect(run.findings.all()).toEqual([])
  },
)

test('only the selected operations are checked, and missing ones are listed separately from findings', async () => {
  const run = createRun(server.url, { only: ['getOrder', 'getReceipt', 'listRefunds'] })
  const paths = new Set<string>()
  const { send } = run.client
  run.client.send = async (call) => {
    const path = call.path.split('?')[0] ?? ''
    paths.add(path.split('/').at(-1) ?? '')
    const reply = await send(call)
    if (path.endsWith('/receipt')) return { ...reply, status: 501 }
    return path.endsWith('/refunds') && reply.status === 200 ? { ...reply, body: {} } : reply
  }
  const scope = await openWorld(run, 'asked', { ...mockAccess, mayWrite: false })
  await guard(scope, { ...quick, scopeOf: async () => scope })
  expect(notImplemented(run)).toEqual(['getReceipt'])
  expect(new Set(run.findings.all().map(({ operation }) => operation))).toEqual(new Set(['getReceipt', 'listRefunds']))
  expect(paths).not.toContain('payment-options')
}, 240_000)
