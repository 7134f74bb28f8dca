/** The whole guard over one server: probes first, then everything that the document can express. */

import type { Operation } from './contract.ts'
import { coverageFigures, type Gap } from './coverage-figures.ts'
import { forceAll } from './forced.ts'
import { fuzz } from './fuzz.ts'
import { probes } from './probes/all.ts'
import type { Figure, Finding } from './section.ts'
import type { Run } from './target/exchange.ts'
import type { Scope } from './target/scope.ts'

export interface GuardOptions {
  run: Run
  seed: number
  /** Requests of each case, and of each operation with several fields changed. */
  times: number
  combined: number
  atOnce: number
  mayWrite: boolean
  /** Whether the server gives documented errors when it is told to, as the mock does. */
  canForce?: boolean
  /** Whether one finding is enough. */
  stopsAtFirst?: boolean
  /** Only these operations get generated requests; all where left out. */
  only?: string[] | undefined
  /** A scope for the probes, and one for the generated requests of an operation. */
  probeScope: () => Promise<Scope>
  scopeOf: (operation: Operation) => Promise<Scope>
  progress: (line: string) => void
}

export interface Outcome {
  findings: Finding[]
  figures: Figure[]
  gaps: Gap[]
  requests: number
  seconds: number
}

const isReading = ({ method }: Operation) => method === 'GET'

/** Probes, forced answers, generated requests; answers early where one finding is enough. */
async function examine(options: GuardOptions): Promise<void> {
  const { run, mayWrite, only, progress, stopsAtFirst = false } = options
  const isEnough = () => stopsAtFirst && run.findings.count() > 0
  const scope = await options.probeScope()
  const chosen = probes.filter(({ writes }) => mayWrite || !writes)
  for (const [index, probe] of chosen.entries()) {
    if (isEnough()) return
    progress(`probe ${index + 1} of ${chosen.length}: ${probe.name}`)
    await probe.run(scope)
  }
  if (options.canForce) progress(`forced answers: ${await forceAll(scope)}`)
  const operations = run.contract.operations
    .filter((operation) => mayWrite || isReading(operation))
    .filter(({ id }) => !only || only.includes(id))
  if (isEnough()) return
  await fuzz(run, operations, options, (done, all) =>
    progress(`${done} of ${all} cases, ${run.coverage.requests} requests, ${run.findings.count()} findings`),
  )
}

/** Findings of one server. */
export async function findingsOf(options: GuardOptions): Promise<Finding[]> {
  await examine(options)
  return options.run.findings.all()
}

/** Findings, and how much of the document was exercised. */
export async function guard(options: GuardOptions): Promise<Outcome> {
  const started = performance.now()
  const findings = await findingsOf(options)
  const { contract, coverage, validators } = options.run
  const seconds = (performance.now() - started) / 1000
  const covered = coverageFigures(contract, coverage, validators)
  return {
    findings,
    seconds,
    requests: coverage.requests,
    gaps: covered.map(([, gap]) => gap).filter(({ missing }) => missing.length > 0),
    figures: [
      ...covered.map(([figure]) => figure),
      { name: 'requests', value: `${coverage.requests} in ${seconds.toFixed(1)} s`, isMet: true },
      { name: 'violations', value: String(findings.length), goal: '0', isMet: findings.length === 0 },
    ],
  }
}
