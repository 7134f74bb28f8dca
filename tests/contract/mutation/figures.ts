/** The score: what counts as a mutant, which of them hang on money, and how many of each were killed. */
import type { Figure } from '../guard/section.ts'
import { reasonFor } from './equivalents.ts'
import type { Outcome } from './outcome.ts'

/** What money, payment and the state of an order hang on. */
const money =
  /money|amount|price|mrp|balance|wallet|discount|payable|payment|refund|quote|receipt|transaction|order\w*status|(create|get|dispense|unblock)_?order|listorders/i

/** By the place, by the names around it and by what stands there, before and after. */
export const isMoney = ({ place, about, change, from }: Outcome) =>
  [place, about, change, from && JSON.stringify(from)].some((text) => text !== undefined && money.test(text))

/** What runs, and is not the same as before for everybody. */
const isCounted = (outcome: Outcome) => outcome.invalid === undefined && reasonFor(outcome) === undefined
export const isSurvivor = (outcome: Outcome) => isCounted(outcome) && outcome.killedBy === null

const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`

/** How often each text comes up. */
function tally(texts: (string | undefined)[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts]
}

const kindOf = ({ kind, invalid }: Outcome) => invalid && `invalid, a ${kind} that does not run: ${invalid}`

export function figuresOf(all: Outcome[]): Figure[] {
  const counted = all.filter(isCounted)
  const killed = counted.filter(({ killedBy }) => killedBy !== null)
  const [ofMoney, killedOfMoney] = [counted.filter(isMoney).length, killed.filter(isMoney).length]
  // An operator none of whose mutants is killed tests nothing.
  const operators = new Set(killed.map(({ operator }) => operator)).size
  return [
    { name: 'operators', value: String(operators), goal: '≥ 20', isMet: operators >= 20 },
    {
      name: 'mutants killed',
      value: share(killed.length, counted.length),
      goal: '≥ 95 % of ≥ 1,000',
      isMet: killed.length >= 0.95 * counted.length && counted.length >= 1000,
    },
    {
      name: 'of those on money, payment and order status',
      value: share(killedOfMoney, ofMoney),
      goal: 'all',
      isMet: ofMoney > 0 && killedOfMoney === ofMoney,
    },
    { name: 'not counted', value: String(all.length - counted.length), isMet: true },
    ...tally(all.map(kindOf)).map(([name, count]) => ({ name, value: String(count), isMet: true })),
    ...tally(all.map(reasonFor)).map(([reason, count]) => ({
      name: `equivalent: ${reason}`,
      value: String(count),
      isMet: true,
    })),
  ]
}
