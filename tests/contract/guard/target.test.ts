/** The guard against a server: probes find what they are for, the proxy what passes by, and a reader changes nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startReference } from '../reference/index.ts'
import { probes } from './probes/all.ts'
import { proof } from './proof.ts'
import { startProxy } from './proxy.ts'
import { createRun } from './run.ts'
import { openScope } from './target/scope.ts'

/** One fault for each probe; `npm run contract:proof` plants them all. */
const planted = [
  'stream-disagrees',
  'order-net-without-discount',
  'balance-after-wrong',
  'refunds-third-page-empty',
  'known-guest-forgotten',
  'refresh-token-not-spent',
  'sign-out-keeps-session',
  'otp-any-code-accepted',
  'profile-change-lost',
  'deleted-card-stays',
  'quote-net-without-discount',
  'order-amounts-believed',
  'order-key-ignored',
  'wallet-not-charged',
  'unblocked-order-stays-active',
  'refunded-twice',
  'wallets-of-others-shown',
  'meal-cards-shown-to-guests',
  'options-without-token',
  'location-wallet-by-delete',
  'deleted-customer-stays',
  'balance-expired-token',
]

test('each probe finds a fault of its kind', async () => {
  const { findings } = await proof({ seed: 1, progress: () => {}, names: planted })
  expect(findings.map(({ found }) => found)).toEqual([])
}, 300_000)

describe('a server that is only read', () => {
  let server: Awaited<ReturnType<typeof startReference>>
  beforeAll(async () => {
    server = await startReference()
  })
  afterAll(() => server.close())

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
