/** Many sequences of one seed; a failing one is cut down to what is needed. */
import fc from 'fast-check'
import type { Broken } from './rules.ts'
import { runSequence } from './sequence.ts'
import { shrink } from './shrink.ts'
import { anyStep, type Step } from './steps/step.ts'
import type { Target } from './target.ts'

export interface Sequence {
  scenario: string
  steps: Step[]
}

/** How worlds of the mock go wrong; another target knows only the first. */
const scenarios = ['default', 'default', 'default', 'goes-offline', 'late', 'declined', 'item-fails', 'all-fail']

/** Sequence `index` of a seed; each can be made again alone. */
export function sequenceOf(seed: number, index: number, length: number): Sequence {
  const steps = fc.array(anyStep, { minLength: length, maxLength: length })
  const arbitrary = fc.record({ scenario: fc.constantFrom(...scenarios), steps })
  // Without the bias towards small values, which a single draw always has.
  const [sequence] = fc.sample(fc.noBias(arbitrary), { seed: Math.imul(seed, 1_000_003) + index, numRuns: 1 })
  if (!sequence) throw new Error('Nothing was generated')
  return sequence
}

export interface Failure extends Sequence {
  index: number
  broken: Broken[]
}

export interface Campaign {
  sequences: number
  steps: number
  statuses: Set<string>
  failures: Failure[]
}

export interface Plan {
  seed: number
  runs: number
  length: number
  /** A fresh target for each sequence. */
  target: (scenario: string) => Promise<Target>
  /** Only this one of the seed's sequences. */
  only?: number
  stopAtFirst?: boolean
  canShrink?: boolean
  progress?: (line: string) => void
}

export async function runCampaign(plan: Plan): Promise<Campaign> {
  const { seed, runs, length, target, only, stopAtFirst = false, canShrink = true, progress = () => {} } = plan
  const result: Campaign = { sequences: 0, steps: 0, statuses: new Set(), failures: [] }
  for (let index = only ?? 0; index < (only === undefined ? runs : only + 1); index += 1) {
    const { scenario, steps } = sequenceOf(seed, index, length)
    const outcome = await runSequence(await target(scenario), steps)
    result.sequences += 1
    result.steps += outcome.taken
    for (const status of outcome.statuses) result.statuses.add(status)
    if (outcome.broken.length > 0) {
      const attempt = async (fewer: Step[]) => (await runSequence(await target(scenario), fewer)).broken
      const failing = { steps: steps.slice(0, outcome.taken), broken: outcome.broken }
      const least = canShrink ? await shrink(failing, attempt) : failing
      result.failures.push({ index, scenario, ...least })
      if (stopAtFirst) return result
    }
    if ((index + 1) % 100 === 0)
      progress(`${index + 1} of ${runs} sequences, ${result.failures.length} with violations`)
  }
  return result
}
