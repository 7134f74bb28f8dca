/** The guard against a server: it finds faults planted in the mock's answers, only reads where it may not write, and watches as a proxy. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findingsOf } from './guard.ts'
import { probes } from './probes/all.ts'
import { startProxy } from './proxy.ts'
import { createRun } from './run.ts'
import { openWorld, startMock } from './target/mock.ts'
import { openScope } from './target/scope.ts'

let server: Awaited<ReturnType<typeof startMock>>
beforeAll(async () => {
  server = await startMock(1)
})
afterAll(() => server.close())

// biome-ignore lint/suspicious/noExplicitAny: an answer of whatever shape, to be spoilt.
type Answer = any

/** Faults planted in the answers of one operation. */
const faults: [what: string, operation: string, path: RegExp, spoil: (answer: Answer) => void][] = [
  ['a balance as text', 'getWalletBalance', /\/balance$/, ({ data }) => (data.balance = String(data.balance))],
  ['an order that costs more than its items', 'getOrder', /\/orders\/[\w-]+$/, ({ data }) => (data.total_amount += 1)],
  ['a page that answers one row twice', 'listOrders', /[?&]page=/, ({ data }) => (data[1] &&= data[0])],
]

test.each(faults)('finds %s', { timeout: 60_000 }, async (what, operation, path, spoil) => {
  const run = createRun({ origin: server.url, isMeasured: false })
  const send: typeof run.client.send = async (call) => {
    const reply = await run.client.send(call)
    if (reply.status !== 200 || !path.test(call.path)) return reply
    const body = reply.body as Answer
    spoil(body)
    return { ...reply, body, text: JSON.stringify(body) }
  }
  const spoilt = { ...run, client: { ...run.client, send } }
  const scopeOf = () => openWorld(spoilt, what.replaceAll(' ', '-'))
  const options = { seed: 1, times: 1, combined: 1, atOnce: 1, mayWrite: true, only: [operation], progress: () => {} }
  const findings = await findingsOf({ ...options, run: spoilt, stopsAtFirst: true, probeScope: scopeOf, scopeOf })
  run.client.close()
  expect(new Set(findings.map((finding) => finding.operation))).toContain(operation)
})

describe('a server that is only read', () => {
  test('gets no call that changes something but to sign in', async () => {
    const run = createRun({ origin: server.url, isMeasured: false })
    const sent: string[] = []
    const send: typeof run.client.send = (call) => {
      if (call.method !== 'GET') sent.push(call.path)
      return run.client.send(call)
    }
    const phone = { phone: '9876543210', country_code: '+91', otp: '123456' }
    const access = { machineId: 'VM-1001', searches: [], phone, mayWrite: false }
    const scope = await openScope({ ...run, client: { ...run.client, send } }, access)
    for (const probe of probes.filter(({ writes }) => !writes)) await probe.run(scope)
    run.client.close()
    expect(sent.filter((path) => !path.startsWith('/v1/auth/'))).toEqual([])
    expect(run.findings.all()).toEqual([])
  }, 60_000)

  test('is watched by a proxy that tells what a client sent wrongly, and hides its token', async () => {
    const run = createRun({ origin: server.url })
    const proxy = await startProxy(run, 0, () => {})
    const headers = { client_id: 'test', authorization: 'Bearer secret' }
    expect(
      (await fetch(`${proxy.url}/v1/customers/machines?keyword=abc&colour=red`, { headers })).status,
    ).toBeGreaterThan(399)
    expect(
      (await fetch(`${proxy.url}/v1/customers/machines?keyword=VM-1001`, { headers: { client_id: 'test' } })).status,
    ).toBe(200)
    await fetch(`${proxy.url}/v1/customers/others`, { headers })
    await fetch(`${proxy.url}/pictures/none.svg`, { headers })
    const second = startProxy(run, Number(new URL(proxy.url).port), () => {})
    await expect(second).rejects.toThrow(/^Port \d+ is taken/)
    await proxy.close()
    run.client.close()
    expect(
      run.findings
        .all()
        .map(({ check, pointer }) => `${check} ${pointer}`)
        .sort(),
    ).toEqual(['request /query/colour', 'request /query/keyword', 'request /v1/customers/others'])
    expect(run.findings.all()[0]?.curl).not.toContain('secret')
  })
})
