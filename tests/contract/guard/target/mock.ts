/** The mock as a target: every operation in a world of its own, so that calls side by side do not meet. */
import { join } from 'node:path'
import { createMockServer } from '#mock/server/server.ts'
import type { Client } from '../client.ts'
import type { Run } from './exchange.ts'
import { type Access, openScope, type Scope, type Switches } from './scope.ts'
import type { Phone } from './sign-in.ts'

const root = join(import.meta.dirname, '../../../..')
const fixedTime = '2026-11-02T09:00:00.000Z'

/** `port`: 0 picks a free one. */
export const startMock = (seed: number, port = 0) =>
  createMockServer({
    port,
    openapi: join(root, 'openapi'),
    bundled: join(root, 'generated/openapi.json'),
    seed,
    fixedTime,
  })

const otp = '123456'
const asha: Phone = { phone: '9876543210', country_code: '+91', otp }

/** Phones nobody has, one after the other. */
export function phonesFrom(first: number, code = otp, country_code = '+91') {
  let next = first
  return (): Phone => ({ phone: String(next++), country_code, otp: code })
}

/** Access to the mock's customer who has everything. */
export const mockAccess = (): Access => ({
  machineId: 'VM-1001',
  searches: ['coffee'],
  phone: asha,
  newPhone: phonesFrom(9000000001),
  mayWrite: true,
})

export function switchesOf(client: Client, world: string): Switches {
  const post = (path: string, body: object) =>
    client.send({
      method: 'POST',
      path: `/__mock/${path}`,
      headers: { 'x-mock-world': world, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    advance: async (ms) => {
      await post('clock', { ms })
    },
    switchMachine: async (id, online_status) => {
      await post(`machines/${id}`, { online_status })
    },
    force: async (operationId, status, code) =>
      (await post('force', { operationId, status, ...(code && { code }) })).status === 200,
  }
}

/** Opens the scope of a world. */
export const openWorld = (run: Run, world: string, access = mockAccess()): Promise<Scope> =>
  openScope(run, access, {
    name: world,
    headers: { 'x-mock-world': world },
    switches: switchesOf(run.client, world),
  })
