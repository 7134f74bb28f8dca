/** The mutation score of the contract: how many single changes of document, generated code and answers are noticed. */
import { createRunnableDevEnvironment, resolveConfig } from 'vite'
import { createValidators } from '../guard/checks/validators.ts'
import { bundled } from '../guard/contract.ts'
import type { Finding, Part } from '../guard/section.ts'
import { recordExchanges } from './exchanges.ts'
import { figuresOf, isSurvivor } from './figures.ts'
import { answerOutcomes } from './kill-answers.ts'
import { documentOutcomes } from './kill-documents.ts'
import { structureOutcomes } from './kill-structure.ts'
import { validatorOutcomes } from './kill-validators.ts'
import type { Outcome } from './outcome.ts'

/** The operations need the app's own transport, which only Vite can load; it imports more while it is called, so Vite stays. */
async function operationOutcomes(): Promise<Outcome[]> {
  const file = new URL('kill-operations.ts', import.meta.url).pathname
  const root = new URL('../../..', import.meta.url).pathname
  const resolve = { external: true as const, mainFields: [], conditions: ['node'] }
  const environments = { mutation: { consumer: 'server' as const, dev: { moduleRunnerTransform: true }, resolve } }
  const config = await resolveConfig(
    { configFile: false, envDir: false, root, logLevel: 'error', environments },
    'serve',
  )
  const environment = createRunnableDevEnvironment('mutation', config, { hot: false })
  await environment.init()
  try {
    const module: typeof import('./kill-operations.ts') = await environment.runner.import(file)
    return await module.operationOutcomes()
  } finally {
    await environment.close()
  }
}

/** Every outcome, of all kinds. `progress` gets a line for each kind. */
async function allOutcomes(seed: number, progress: (line: string) => void): Promise<Outcome[]> {
  const contract = bundled()
  const validators = createValidators(contract)
  const told = (name: string, outcomes: Outcome[]) => {
    const killed = outcomes.filter(({ killedBy }) => killedBy !== null).length
    progress(`${name}: ${killed} of ${outcomes.length} killed`)
    return outcomes
  }
  const operations = told('generated operations', await operationOutcomes())
  const exchanges = await recordExchanges(contract, seed)
  progress(`${exchanges.length} exchanges recorded`)
  return [
    ...operations,
    ...told('structure of the document', structureOutcomes(contract, validators, exchanges)),
    ...told('answers of the mock', answerOutcomes(contract, validators, exchanges)),
    ...told('schemas of the document', documentOutcomes()),
    ...told('generated validators', validatorOutcomes()),
  ]
}

const survivor = ({ kind, operator, place, change }: Outcome): Finding => ({
  id: `mutant:${kind}:${operator}:${place}:${change}`,
  check: `mutant ${operator}`,
  operation: kind,
  pointer: place,
  expected: 'a check that fails',
  found: change,
  count: 1,
})

export const mutation: Part = async ({ seed, progress }) => {
  const started = performance.now()
  const all = await allOutcomes(seed, progress)
  const seconds = (performance.now() - started) / 1000
  return {
    title: 'Mutants of the contract',
    seconds,
    figures: [
      ...figuresOf(all),
      { name: 'time', value: `${Math.round(seconds)} s`, goal: '≤ 600 s', isMet: seconds <= 600 },
    ],
    findings: all.filter(isSurvivor).map(survivor),
  }
}
