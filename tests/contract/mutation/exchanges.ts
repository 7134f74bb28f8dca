/** What the mock is asked by the guard's quick run, and what it answers. */
import type { Contract } from '../guard/contract.ts'
import { guard } from '../guard/guard.ts'
import { createRun } from '../guard/run.ts'
import { openWorld, startMock } from '../guard/target/mock.ts'
import type { Scope } from '../guard/target/scope.ts'
import type { Recorded } from './judge.ts'

/** Starts a mock of its own; every call of the guard is kept. */
export async function recordExchanges(contract: Contract, seed: number): Promise<Recorded[]> {
  const server = await startMock(seed)
  const run = createRun({ origin: server.url, contract, isMeasured: false })
  const exchanges: Recorded[] = []
  const keep = ({ client }: typeof run): typeof run.client => ({
    ...client,
    send: async (call) => {
      const reply = await client.send(call)
      if ('operation' in call) exchanges.push({ call: call as Recorded['call'], reply })
      return reply
    },
    listen: async (call, limits) => {
      const reply = await client.listen(call, limits)
      exchanges.push({ call, reply })
      return reply
    },
  })
  const watched = { ...run, client: keep(run) }
  const worlds = new Map<string, Promise<Scope>>()
  const scopeOf = (name: string) => {
    const world = worlds.get(name) ?? openWorld(watched, `mutation-${name}`)
    worlds.set(name, world)
    return world
  }
  try {
    await guard({
      run: watched,
      seed,
      times: 1,
      combined: 1,
      atOnce: 8,
      mayWrite: true,
      canForce: true,
      probeScope: () => scopeOf('probes'),
      scopeOf: ({ id }) => scopeOf(id),
      progress: () => {},
    })
  } finally {
    run.client.close()
    await server.close()
  }
  return exchanges
}
