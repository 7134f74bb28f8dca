/** The engine as a part of the guard: everything that the document can express, against a mock of its own. */
import type { Operation } from './contract.ts'
import { guard, type Outcome } from './guard.ts'
import { createRun } from './run.ts'
import type { Part } from './section.ts'
import { openWorld, startMock } from './target/mock.ts'
import type { Scope } from './target/scope.ts'

interface MockRun {
  isFull: boolean
  seed: number
  progress: (line: string) => void
}

/** Requests of each case, and of each operation with several fields changed. */
const amounts = { quick: { times: 1, combined: 10 }, full: { times: 11, combined: 120 } }
/** What the long run has to reach. */
const leastRequests = 20_000
const mostSeconds = 300

async function examineMock({ isFull, seed, progress }: MockRun): Promise<Outcome> {
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
      ...amounts[isFull ? 'full' : 'quick'],
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

export const part: Part = async ({ isFull, seed, progress }) => {
  const { findings, figures, gaps, seconds, requests } = await examineMock({ isFull, seed, progress })
  const missing = gaps.map(({ figure, missing: names }) => ({
    id: `C-${figure}`,
    check: 'coverage',
    operation: '-',
    pointer: '',
    expected: `${figure} to be exercised`,
    found: names.join(', '),
    count: names.length,
  }))
  const long = [
    { name: 'requests of the long run', value: String(requests), goal: '≥ 20,000', isMet: requests >= leastRequests },
    { name: 'time of the long run', value: `${seconds.toFixed(1)} s`, goal: '≤ 300 s', isMet: seconds <= mostSeconds },
  ]
  return {
    title: 'The mock against the document',
    figures: [...figures, ...(isFull ? long : [])],
    findings: [...findings, ...missing],
    seconds,
  }
}
