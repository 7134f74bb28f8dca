/** Runs the guard against the mock server. Each operation has its own world, so parallel calls do not interfere. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { placeOf } from '#mock/seeds/place.ts'
import { createMockServer } from '#mock/server/server.ts'
import { signed } from '#mock/world/orders/payment.ts'
import { readDocument } from '../breaking/document.ts'
import type { Operation, Schema } from './contract.ts'
import { createRun, givenBy, type Run } from './exchange.ts'
import type { Finding, Part } from './findings.ts'
import { guard } from './guard.ts'
import { certificate, type Row, unobservable } from './ledger.ts'
import { type Access, openScope, type Scope } from './scope.ts'
import { validatorsOf } from './validators.ts'

const root = join(import.meta.dirname, '../../..')

export const startMock = (seed: number) =>
  createMockServer({
    port: 0,
    openapi: join(root, 'openapi'),
    bundled: join(root, 'generated/openapi.json'),
    // India has no age limit for energy drinks.
    place: { ...placeOf({ seed }), energyAge: 16 },
    fixedTime: '2026-11-02T09:00:00.000Z',
  })

const number = { country_code: '+91', otp: '123456' }
let phones = 9_000_000_001

const appOrigin = 'http://localhost:4173'

/** A customer with orders, wallets and meal cards, and another one. */
export const mockAccess: Access = {
  machineId: 'VM-1001',
  phone: { ...number, phone: '9876543210' },
  otherPhone: { ...number, phone: '9876500002' },
  newPhone: () => ({ ...number, phone: String(phones++) }),
  mayWrite: true,
  origin: appOrigin,
  wait: (ms) => sleep(ms),
}

/** The clock of a world runs on instead of waiting, and its card provider confirms. */
export function openWorld(run: Run, world: string, access = mockAccess): Promise<Scope> {
  const headers = { 'x-mock-world': world }
  const post = (path: string, type: string, body: string) =>
    run.client.send({ method: 'POST', path, headers: { ...headers, 'content-type': type }, body })
  const wait = async (ms: number) => void (await post('/__mock/clock', 'application/json', JSON.stringify({ ms })))
  const confirm = async ({ fields }: Schema) => {
    const body = new URLSearchParams(signed({ ...(fields as object), status: 'success' }))
    return (await post('/payments/card/webhook', 'application/x-www-form-urlencoded', String(body))).status === 200
  }
  return openScope(run, { ...access, wait, skipsTime: true, confirm }, world, headers)
}

/** Forces every documented error code on the mock server, because requests alone can't cause them all. */
export async function forceErrors(scope: Scope) {
  const { run, exchange, headers, expectTrue, base } = scope
  for (const operation of run.contract.operations)
    for (const response of operation.responses.filter(({ status }) => status >= 400)) {
      const { status } = response
      const codes = run.validators.codes(response)
      for (const code of codes.length > 0 ? codes : [undefined]) {
        const body = JSON.stringify({ operationId: operation.id, status, code })
        const json = { ...headers, 'content-type': 'application/json' }
        await run.client.send({ method: 'POST', path: '/__mock/force', headers: json, body })
        const sent = await exchange(operation.id, base(operation), { mayFail: true })
        const found = `${sent.status} ${sent.text}`
        const wrong = { check: 'forced', pointer: '', expected: `${status}`, found }
        // A failure is no finding of its own here.
        expectTrue(sent.status === status, wrong, { call: sent.call })
      }
    }
}

/** The mock server has everything, so a rule that stays unproven has lost its probe. */
const unproven = ({ rule, state, why = '' }: Row): Finding[] =>
  state !== 'not proven' || why.startsWith(unobservable)
    ? []
    : [{ check: rule, operation: '-', pointer: '', expected: 'to be proven', found: why, count: 1 }]

/** What generators read must accept the same responses. Compiling it makes the server late, so it isn't the default. */
function readPortably({ validators }: Run) {
  const portable = validatorsOf(readDocument(join(root, 'generated/openapi.portable.json')), 'portable')
  const { mismatches } = validators
  validators.mismatches = (at, value) => {
    const found = mismatches(at, value)
    const validate = portable(at)
    if (found.length > 0 || validate(value)) return found
    return (validate.errors ?? []).map(({ instancePath, message = '', data }) => {
      const expected = `${message}, by openapi.portable.json`
      return { pointer: instancePath, expected, found: JSON.stringify(data), cause: `portable ${message}` }
    })
  }
}

export const mock: Part = async ({ seed, requests, portable }) => {
  const server = await startMock(seed)
  const run = createRun(server.url)
  if (portable) readPortably(run)
  const worlds = new Map<string, Promise<Scope>>()
  const scopeOf = ({ id }: Operation) => {
    const world = worlds.get(id) ?? openWorld(run, `guard-${id.toLowerCase()}`)
    worlds.set(id, world)
    return world
  }
  try {
    const scope = await openWorld(run, 'guard-probes')
    await forceErrors(scope)
    await guard(scope, { seed, times: requests, combined: 10 * requests, atOnce: 8, scopeOf })
  } finally {
    await server.close()
  }
  const rows = certificate(givenBy(run, { ...mockAccess, confirm: async () => true }))
  return {
    title: 'The mock server against the document',
    notes: [`${run.requests} requests`],
    findings: [...run.findings.all(), ...rows.flatMap(unproven)],
    rows,
  }
}
