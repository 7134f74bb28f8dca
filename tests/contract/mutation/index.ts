/** The mutation score of the contract: how many single changes of document, generated code and answers are noticed. */
import { runnerImport } from 'vite'
import { createValidators } from '../guard/checks/validators.ts'
import { bundled } from '../guard/contract.ts'
import type { Finding, Part } from '../guard/section.ts'
import { reasonFor } from './equivalents.ts'
import { recordExchanges } from './exchanges.ts'
import { answerOutcomes } from './kill-answers.ts'
import { documentOutcomes } from './kill-documents.ts'
import { structureOutcomes } from './kill-structure.ts'
import { validatorOutcomes } from './kill-validators.ts'
import type { Outcome } from './outcome.ts'

/** What money, payment and the state of an order hang on. */
const isMoney = ({ place }: Outcome) =>
  /money|amount|price|mrp|balance|discount|payable|payment|refund|quote|orderstatus|orderitemstatus|createorder|order.*status/i.test(
    place,
  )

/** The operations need the app's own transport, which only Vite can load. */
async function operationOutcomes(): Promise<Outcome[]> {
  const file = new URL('kill-operations.ts', import.meta.url).pathname
  const root = new URL('../../..', import.meta.url).pathname
  const { module } = await runnerImport<typeof import('./kill-operations.ts')>(file, {
    configFile: false,
    root,
    logLevel: 'error',
  })
  return module.operationOutcomes()
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

const percent = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`

export const mutation: Part = async ({ seed, progress }) => {
  const started = performance.now()
  const all = await allOutcomes(seed, progress)
  const counted = all.filter((outcome) => reasonFor(outcome) === undefined)
  const survivors = counted.filter(({ killedBy }) => killedBy === null)
  const money = counted.filter(isMoney)
  const moneyKilled = money.filter(({ killedBy }) => killedBy !== null).length
  const seconds = (performance.now() - started) / 1000
  const reasons = new Map<string, number>()
  for (const outcome of all) {
    const reason = reasonFor(outcome)
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  const killed = counted.length - survivors.length
  return {
    title: 'Mutants of the contract',
    seconds,
    figures: [
      {
        name: 'operators',
        value: String(new Set(all.map(({ operator }) => operator)).size),
        goal: '≥ 20',
        isMet: true,
      },
      {
        name: 'mutants killed',
        value: percent(killed, counted.length),
        goal: '≥ 95 % of ≥ 1,000',
        isMet: killed >= 0.95 * counted.length && counted.length >= 1000,
      },
      {
        name: 'of those on money, payment and order status',
        value: percent(moneyKilled, money.length),
        goal: 'all',
        isMet: moneyKilled === money.length,
      },
      ...[...reasons].map(([reason, count]) => ({ name: `equivalent: ${reason}`, value: String(count), isMet: true })),
      { name: 'time', value: `${Math.round(seconds)} s`, goal: '≤ 600 s', isMet: seconds <= 600 },
    ],
    findings: survivors.map(survivor),
  }
}
