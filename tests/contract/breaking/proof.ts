/** How many of the pairs the gate tells right, and Redocly alone beside it. */
import type { Figure, Finding } from '../guard/section.ts'
import { gate } from './gate.ts'
import type { Pair } from './pairs/edit.ts'
import { documentsOf, pairs } from './pairs.ts'
import { findsBreaking, redoclyDiff } from './redocly.ts'

/** What was said of one pair; `redocly` is undefined where it was not asked. */
export interface Verdict {
  pair: Pair
  isBreaking: boolean
  redocly: boolean | undefined
}

/** Judges every pair; with Redocly each takes a process of its own, about a second. */
export async function judge(withRedocly: boolean, progress: (line: string) => void): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const pair of pairs) {
    const [from, to] = documentsOf(pair)
    const changes = withRedocly ? await redoclyDiff(from, to) : undefined
    const found = await gate(from, to, changes)
    verdicts.push({
      pair,
      isBreaking: found.some((difference) => difference.isBreaking),
      redocly: changes && findsBreaking(changes),
    })
    if (verdicts.length % 50 === 0) progress(`${verdicts.length} of ${pairs.length} pairs judged`)
  }
  return verdicts
}

const percent = (count: number, all: number) => `${count} of ${all} (${((100 * count) / all).toFixed(1)} %)`

/** Recall and false alarms of the gate, and of Redocly where it was asked. */
export function figuresOf(verdicts: Verdict[]): Figure[] {
  const breaking = verdicts.filter(({ pair }) => pair.isBreaking)
  const benign = verdicts.filter(({ pair }) => !pair.isBreaking)
  const found = breaking.filter(({ isBreaking }) => isBreaking).length
  const alarms = benign.filter(({ isBreaking }) => isBreaking).length
  const figures: Figure[] = [
    {
      name: 'breaking pairs found',
      value: percent(found, breaking.length),
      goal: '≥ 98 % of ≥ 100',
      isMet: breaking.length >= 100 && found / breaking.length >= 0.98,
    },
    {
      name: 'false alarms on benign pairs',
      value: percent(alarms, benign.length),
      goal: '≤ 2 % of ≥ 50',
      isMet: benign.length >= 50 && alarms / benign.length <= 0.02,
    },
  ]
  if (verdicts.some(({ redocly }) => redocly === undefined)) return figures
  const saidBreaking = (list: Verdict[]) => list.filter(({ redocly }) => redocly).length
  return [
    ...figures,
    {
      name: 'redocly diff alone: breaking pairs found',
      value: percent(saidBreaking(breaking), breaking.length),
      isMet: true,
    },
    { name: 'redocly diff alone: false alarms', value: percent(saidBreaking(benign), benign.length), isMet: true },
  ]
}

/** The pairs that the gate gets wrong. */
export const wrongOf = (verdicts: Verdict[]): Finding[] =>
  verdicts
    .filter(({ pair, isBreaking }) => pair.isBreaking !== isBreaking)
    .map(({ pair, isBreaking }) => ({
      id: `breaking-pair ${pair.name}`,
      check: 'breaking-pair',
      operation: '-',
      pointer: '',
      expected: pair.isBreaking ? 'breaking' : 'benign',
      found: `${pair.name}: said to be ${isBreaking ? 'breaking' : 'benign'}`,
      count: 1,
    }))
