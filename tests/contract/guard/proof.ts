/** The proof of `--target`: every planted fault of the reference backend is found, and nothing is found on the clean one. */
import { faults, startReference } from '../reference/index.ts'
import { createValidators } from './checks/validators.ts'
import { bundled } from './contract.ts'
import { findingsOf } from './guard.ts'
import { createRun } from './run.ts'
import type { Finding, Section } from './section.ts'
import { phonesFrom, switchesOf } from './target/mock.ts'
import { type Access, openScope } from './target/scope.ts'

const access = (): Access => ({
  machineId: 'VM-1001',
  searches: ['coffee', 'CF-2'],
  phone: { phone: '9876543210', country_code: '+91', otp: '123456' },
  newPhone: phonesFrom(9100000001),
  mayWrite: true,
})

const contract = bundled()
const validators = createValidators(contract)

/** The guard against one reference backend; one finding is enough for a fault. Generated requests for `only`, all where left out. */
async function examine(fault: string | undefined, only: string[] | undefined, seed: number): Promise<Finding[]> {
  const server = await startReference({ fault })
  const run = createRun({ origin: server.url, contract, validators, isMeasured: false })
  try {
    const scope = await openScope(run, access(), { name: 'proof', switches: switchesOf(run.client, 'default') })
    const scopes = { probeScope: async () => scope, scopeOf: async () => scope }
    const options = { run, seed, times: 1, combined: 5, atOnce: 1, mayWrite: true, only, ...scopes, progress: () => {} }
    return await findingsOf({ ...options, stopsAtFirst: fault !== undefined })
  } finally {
    run.client.close()
    await server.close()
  }
}

interface ProofOptions {
  seed: number
  progress: (line: string) => void
  /** Names of faults; all where left out. */
  names?: string[]
}

/** Faults by name: what was found, nothing where it was missed. */
export async function proof({ seed, progress, names }: ProofOptions): Promise<Section> {
  const started = performance.now()
  const alarms = names ? [] : await examine(undefined, undefined, seed)
  progress(`clean backend: ${alarms.length} findings`)
  const missed: string[] = []
  const chosen = faults.filter(({ name }) => !names || names.includes(name))
  for (const [index, { name, what, operation }] of chosen.entries()) {
    // What is generated for other operations cannot show a fault of this one.
    const found = await examine(name, [operation], seed)
    if (found.length === 0) missed.push(`${operation} ${name}: ${what}`)
    const [first] = found
    const told = first ? `${first.check} at ${first.operation} ${first.pointer} (${found.length})` : 'MISSED'
    progress(`${index + 1} of ${chosen.length} ${name}: ${told}`)
  }
  const seconds = (performance.now() - started) / 1000
  const caught = chosen.length - missed.length
  return {
    title: 'Planted faults of a backend',
    seconds,
    figures: [
      {
        name: 'planted faults found',
        value: `${caught} of ${chosen.length} (${((100 * caught) / Math.max(1, chosen.length)).toFixed(1)} %)`,
        goal: '≥ 95 % of ≥ 60',
        isMet: caught >= 0.95 * chosen.length,
      },
      {
        name: 'false alarms on the clean backend',
        value: String(alarms.length),
        goal: '0',
        isMet: alarms.length === 0,
      },
      { name: 'time', value: `${seconds.toFixed(1)} s`, goal: '≤ 180 s', isMet: seconds <= 180 },
    ],
    findings: [
      ...alarms,
      ...missed.map((each) => ({
        id: `P-${each.split(' ')[1]?.replace(':', '')}`,
        check: 'fault-found',
        operation: each.split(' ')[0] ?? '-',
        pointer: '',
        expected: 'to be found',
        found: each,
        count: 1,
      })),
    ],
  }
}
