/** The engine as a part of the guard: everything that the document can express, against a mock of its own. */
import type { Operation } from './contract.ts'
import { guard, type Outcome } from './guard.ts'
import { createRun } from './run.ts'
import type { Part, PartOptions } from './section.ts'
import { openWorld, startMock } from './target/mock.ts'
import type { Scope } from './target/scope.ts'

async function examineMock({ seed, requests, progress }: PartOptions): Promise<Outcome> {
  const server = await startMock(seed)
  const run = createRun({ origin: server.url })
  const worlds = new Map<string, Promise<Scope>>()
  const scopeOf = ({ id }: Operation) => {
    const world = worlds.get(id) ?? openWorld(run, `guard-${id}`)
    worlds.set(id, world)
    return world
  }
  try {
    return await guard({
      run,
      seed,
      times: requests,
      combined: 10 * requests,
      atOnce: 8,
      mayWrite: true,
      canForce: true,
      probeScope: () => openWorld(run, 'guard-probes'),
      scopeOf,
      progress,
    })
  } finally {
    run.client.close()
    await server.close()
  }
}

export const part: Part = async (options) => {
  const { findings, figures, gaps, seconds } = await examineMock(options)
  const missing = gaps.map(({ figure, missing: names }) => ({
    id: `C-${figure}`,
    check: 'coverage',
    operation: '-',
    pointer: '',
    expected: `${figure} to be exercised`,
    found: names.join(', '),
    count: names.length,
  }))
  return {
    title: 'The mock against the document',
    figures,
    findings: [...findings, ...missing],
    seconds,
  }
}
